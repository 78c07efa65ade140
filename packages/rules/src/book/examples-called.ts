/** Examples to the clauses S5 to S9. Read by `examplesIn`. */
export const CALLED_EXAMPLES = `
# S5 lowest-ball-drops
ru: Объявлен отыгрыш, но двойка упала в SL. Фола нет. Кто бьёт дальше?
en: A safety was called, but the 2 dropped in SL. There was no foul. Who shoots next?
shot: base | A balls:2,5,9,10 | safety | >2 2@SL
balls: c@-340,-255 2@-120,140 5@-975,90 9@370,-485 10@1080,360
- Бьющий: забит очередной шар = The shooter: he pocketed the lowest ball
- Соперник, обязательно = The opponent, without a choice
+ Решает соперник: принять или передать = The opponent says: accept or pass back
ruling: stay:2 ends B?afterSafetyPocketing

# S5 no-rail
ru: На отыгрыше биток тихо коснулся двойки, ни один шар не дошёл до борта. Что решит судья?
en: On a safety the cue ball just touched the 2 and no ball reached a rail. What is the ruling?
shot: base | A balls:2,5,9,10 | safety | >2
balls: c@-550,425 2@-425,30 5@10,80 9@-485,-500 10@785,-490
+ Фол: отыгрыш тоже требует борта = Foul: a safety needs a rail as well
- Не фол: отыгрыш так и играют = No foul: that is how safeties are played
- Соперник выбирает, кому бить = The opponent chooses who shoots
ruling: NO_RAIL ends B:hand 1-0

# S6 wrong-pocket
ru: Заказана четвёрка в FL, упала она в SL. Фола нет. Что решит судья?
en: The 4 was called in FL and dropped in SL. No foul. What is the ruling?
shot: base | A balls:4,6,9,10 | 4@FL | >4 4@SL
balls: c@55,-450 4@65,170 6@-230,435 9@-1000,240 10@-755,-75
- Шар верный, подход продолжается = The ball is right, the inning goes on
+ 4 остаётся в лузе, соперник выбирает = The 4 stays down, the opponent chooses
- 4 выставляют, бьёт соперник = The 4 is spotted, the opponent shoots
ruling: stay:4 ends B?afterWrongfulPocketing

# S6 other-ball
ru: Четвёрка в FL не упала, зато девятка случайно закатилась в HR, а соперник оказался в маске.
  Что он может?
en: The 4 missed FL, but the 9 rolled into HR by luck and left the opponent hooked. What can he
  do?
shot: base | A balls:4,6,9,10 | 4@FL | >4 4| 9@HR
balls: c@300,250 4@900,400 6@500,300 9@-1170,-540 10@-600,200
- Только играть, как есть = Only play it as it is
- Взять биток в руки = Take ball in hand
+ Передать удар обратно = Pass the shot back
ruling: stay:9 ends B?afterWrongfulPocketing

# S6 only-the-ten
ru: Заказана 4 в FL, она не упала, но упала десятка. Что решит судья?
en: The 4 was called in FL and stayed up, but the 10 dropped. What is the ruling?
shot: base | A balls:4,6,10 | 4@FL | >4 4| 10@FR
balls: c@440,510 4@980,485 6@-370,-260 10@1085,-590
+ 10 выставляют, потом соперник выбирает = The 10 is spotted, then the opponent chooses
- Соперник выбирает, потом выставляют 10 = The opponent chooses, then the 10 is spotted
- Партия проиграна = The rack is lost
ruling: spot:10 ends B?afterWrongfulPocketing

# S6 with-a-foul
ru: Вместо четвёрки упала девятка, а следом и биток. Может ли соперник передать удар обратно?
en: The 9 dropped in place of the 4, and the cue ball after it. May the opponent pass the shot
  back?
shot: base | A balls:4,6,9,10 | 4@FL | >4 4| 9@SR 0@HL
balls: c@695,40 4@985,440 6@-385,-5 9@-20,-485 10@385,-360
- Да, незаказанный шар даёт выбор = Yes, an uncalled ball gives the choice
+ Нет, после фола только биток с руки = No, after a foul there is only ball in hand
- Да, но тогда биток в доме = Yes, but with the cue ball in the house
ruling: SCRATCH stay:9 ends B:hand 1-0

# S6 passed-back
ru: После незаказанной девятки соперник передал удар обратно. Бьющему позиция тоже не нравится.
  Что он может?
en: After an uncalled 9 the opponent passed the shot back. The shooter does not like the position
  either. What can he do?
case: {"kind": "decision", "before": {"phase": "decision", "ballsOnTable": [4, 6, 10], "breaker":
  "A", "shotNumberInRack": 6, "pendingDecision": {"decider": "B", "kind":
  "afterWrongfulPocketing", "previousShooter": "A"}}, "decision": "passBack"}
balls: c@-150,-330 4@480,310 6@250,60 10@-600,200
- Вернуть удар сопернику = Pass the shot on again
- Сыграть пуш-аут = Play a push-out
+ Только играть: второй передачи нет = Only play: there is no second pass
ruling: n/a A:shot

# S7 early-ten
ru: Двойка забила десятку в заказанную лузу. На столе остались 2, 6 и 8. Что решит судья?
en: The 2 sent the 10 into the called pocket. The 2, 6 and 8 are still on the table. What is the
  ruling?
shot: base | A balls:2,6,8,10 | 10@FL | >2 10@FL
balls: c@-190,100 2@670,290 6@260,-340 8@-600,-180 10@900,420
- Партия выиграна = The rack is won
+ 10 выставляется, бьющий продолжает = The 10 is spotted, the shooter goes on
- Подход окончен, выбор за соперником = The inning is over, the opponent chooses
ruling: spot:10 continues A:shot

# S7 nine-and-ten
ru: На столе 9 и 10. Заказана десятка в FR: биток забил девятку в FL и сам закатил десятку в FR.
  Выиграна ли партия?
en: Only the 9 and 10 are left. The 10 is called in FR: the cue ball made the 9 in FL and rolled
  on to send the 10 into FR. Is the rack won?
shot: base | A balls:9,10 | 10@FR | >9 9@FL 10@FR
balls: c@375,165 9@1000,330 10@1087,132
- Да, десятка забита по заказу = Yes, the 10 was made as called
+ Нет: к началу удара она была не одна; 10 выставляют, бьющий продолжает = No: it was not alone as
  the stroke began; the 10 is spotted and the shooter goes on
- Нет, и подход окончен = No, and the inning is over
ruling: stay:9 spot:10 continues A:shot

# S7 last-ten
ru: На столе одна десятка, она забита в заказанную лузу без фола. Что решит судья?
en: Only the 10 is left, and it drops in the called pocket without a foul. What is the ruling?
shot: base | A balls:10 | 10@FL | >10 10@FL
balls: c@455,-50 10@815,410
+ Партия выиграна = The rack is won
- 10 выставляют на отметку = The 10 is spotted
- Нужно забить её ещё раз в другую лузу = It has to be made once more in another pocket
ruling: stay:10 ends rack:A B:break

# S7 hooked-by-luck
ru: Двойка в FL не упала, биток случайно спрятался за шестёркой. Полагается ли сопернику
  послабление?
en: The 2 missed FL and the cue ball came to rest behind the 6 by luck. Does the opponent get
  relief?
shot: base | A balls:2,6,8,10 | 2@FL | >2 2|
balls: c@310,20 2@900,265 6@-565,265 8@635,-60 10@-440,-355
- Да, он может передать удар обратно = Yes, he may pass the shot back
- Да, биток с руки из дома = Yes, ball in hand in the house
+ Нет, он играет как есть = No, he plays it as it lies
ruling: ends B:shot

# S8 last-ten-and-scratch
ru: Последняя десятка упала по заказу, но следом упал биток. Кто выиграл партию?
en: The last 10 dropped as called, but the cue ball followed it. Who has won the rack?
shot: base | A balls:10 | 10@FL | >10 10@FL 0@HR
balls: c@530,295 10@985,520
- Соперник = The opponent
- Бьющий = The shooter
+ Никто: 10 выставляют, соперник играет с руки = Nobody: the 10 is spotted, ball in hand for the
  opponent
ruling: SCRATCH spot:10 ends B:hand 1-0

# S8 two-off-the-table
ru: Со стола вылетели 8 и 10. Что вернётся на стол?
en: The 8 and the 10 flew off the table. What comes back?
shot: base | A balls:2,8,10 | 2@FL | >2 8^ 10^
balls: c@380,25 2@965,410 8@15,320 10@170,110
+ Только десятка; соперник играет с руки = Only the 10; ball in hand for the opponent
- Обе: сначала 8, потом 10 = Both: the 8 first, then the 10
- Ни одна: партию играют без десятки = Neither: the rack goes on without the 10
ruling: BALL_OFF_TABLE spot:10 out:8 ends B:hand 1-0

# S8 ten-with-the-called-ball
ru: Двойка упала по заказу, и вместе с ней без заказа упала десятка. Что решит судья?
en: The 2 dropped as called, and with it, uncalled, the 10. What is the ruling?
shot: base | A balls:2,5,10 | 2@FL | >2 2@FL 10@SL
balls: c@410,265 2@805,500 5@-750,390 10@30,515
- Партия выиграна = The rack is won
+ 10 выставляют, подход продолжается = The 10 is spotted, the inning goes on
- 10 выставляют, выбирает соперник = The 10 is spotted, the opponent chooses
ruling: stay:2 spot:10 continues A:shot

# S9 ball-made-on-a-foul
ru: Двойка упала по заказу, но в момент удара обе ноги были в воздухе. Вернут ли двойку?
en: The 2 dropped as called, but both feet were in the air. Does the 2 come back?
shot: base | A balls:2,5,9,10 | 2@FL | >2 2@FL no-foot
balls: c@545,310 2@890,485 5@-1060,-155 9@930,85 10@-540,305
- Да, и соперник играет с руки = Yes, and the opponent has ball in hand
+ Нет: 2 остаётся в лузе, соперник играет с руки = No: the 2 stays down, ball in hand for the
  opponent
- Нет, и подход продолжается = No, and the inning goes on
ruling: NO_FOOT stay:2 ends B:hand 1-0
`;
