/** Examples to the general rules. Read by `examplesIn`. */
export const GENERAL_EXAMPLES = `
# G1.4 foot-spot
ru: Десятка упала не в ту лузу, её нужно выставить. Задняя отметка свободна. Куда её ставят?
en: The 10 fell in the wrong pocket and has to be spotted. The foot spot is free. Where does it
  go?
shot: base | A balls:3,10 | 10@FL | >3 10@FR
balls: c@695,525 3@415,340 10@1130,-570
+ Точно на заднюю отметку = Exactly on the foot spot
- Туда, откуда её забили = To where it was before
- В центр стола = To the centre of the table
ruling: spot:10 ends B?afterWrongfulPocketing

# G1.4 cue-ball-on-the-spot
ru: Десятку нужно выставить, но биток остановился точно на задней отметке. Куда её ставят?
en: The 10 has to be spotted, but the cue ball has stopped exactly on the foot spot. Where does it
  go?
shot: base | A balls:3,10 | 10@FL | >3 10@FR
balls: c@795,-335 3@650,210 10@1070,-585
- Вплотную за битком = Behind the cue ball, touching it
+ За битком к заднему борту, с зазором в миллиметр = Behind the cue ball towards the foot rail, a
  millimetre away
- Перед битком, ближе к середине стола = In front of the cue ball, towards mid-table
ruling: spot:10 ends B?afterWrongfulPocketing

# G1.5 with-the-tip
ru: Биток с руки. Бьющий поправил его наклейкой, чуть подвинув назад. Это удар?
en: Ball in hand. The shooter nudged the cue ball back a little with the tip. Was that a stroke?
shot: base | A balls:2,5,9,10 hand | none | - 0!A:tip:before
balls: c@590,395 2@-520,265 5@-780,-420 9@60,-475 10@1055,240
- Да, и он сыгран мимо: фол = Yes, and it missed: foul
+ Нет, пока наклейка не пошла вперёд = No, as long as the tip did not go forward
- Нет, но биток нужно вернуть = No, but the ball has to go back
ruling: continues A:hand

# G1.5 touched-the-nine
ru: Ставя биток с руки, бьющий задел им девятку. Удара ещё не было. Что решит судья?
en: Placing the cue ball in hand, the shooter touched the 9 with it. There was no stroke yet. What
  is the ruling?
shot: base | A balls:2,5,9,10 hand | none | - 9!A:cueBallInHand:before
balls: c@-560,395 2@-575,195 5@-150,-485 9@-505,5 10@645,145
- Ничего: биток в руке = Nothing: the ball is in hand
- Девятку вернут, игра идёт = The 9 is put back, play goes on
+ Фол: битком с руки нельзя задевать шары = Foul: the cue ball in hand may not touch other balls
ruling: TOUCHED_BALL ends B:hand 1-0

# G1.7 three-seconds
ru: Заказанная двойка замерла на краю FL и через три секунды упала сама. Засчитают?
en: The called 2 stopped on the edge of FL and dropped by itself three seconds later. Does it
  count?
shot: base | A balls:2,6,10 | 2@FL | >2 2| 2@FL~3
balls: c@340,430 2@735,535 6@-340,120 10@-690,300
+ Да, подход продолжается = Yes, the inning goes on
- Нет, её возвращают на край = No, it goes back to the brink
- Нет, и подход окончен = No, and the inning is over
ruling: stay:2 continues A:shot

# G1.7 seven-seconds
ru: Двойка простояла на краю семь секунд и упала. Что с ней делать?
en: The 2 stood on the edge for seven seconds and dropped. What is done with it?
shot: base | A balls:2,6,10 | 2@FL | >2 2| 2@FL~7
balls: c@510,70 2@940,450 6@765,100 10@670,375
- Забита, подход продолжается = It is pocketed, the inning goes on
+ Вернуть на край, бьёт соперник = It goes back to the brink, the opponent shoots
- Оставить в лузе, выбирает соперник = It stays down, the opponent chooses
ruling: back:2 ends B:shot

# G1.7 last-ten
ru: Последняя десятка замерла на краю и упала через шесть секунд. Что решит судья?
en: The last 10 stopped on the edge and dropped after six seconds. What is the ruling?
shot: base | A balls:10 | 10@FL | >10 10| 10@FL~6
balls: c@520,-25 10@1090,470
- Партия выиграна = The rack is won
- 10 выставляют на отметку = The 10 goes to the foot spot
+ 10 возвращают на край, бьёт соперник = The 10 goes back to the brink, the opponent shoots
ruling: back:10 ends B:shot

# G1.8 brushed-by-the-opponent
ru: Пока бьющий целился, соперник случайно задел рукавом шестёрку. На удар это не повлияло бы. Что
  делают?
en: While the shooter was aiming, the opponent brushed the 6 with his sleeve. It would not affect
  the shot. What is done?
case: {"kind": "event", "before": {"ballsOnTable": [2, 6, 10], "shooter": "A", "breaker": "A",
  "shotNumberInRack": 5}, "event": {"type": "nonShooterTouch", "by": "B", "ball": 6,
  "intentional": false}}
balls: c@1020,100 2@-975,-220 6@-855,450 10@-255,100
+ Судья возвращает 6 на место, удар остаётся за бьющим = The referee puts the 6 back, the shot is
  still the shooter’s
- Это фол соперника = It is a foul on the opponent
- Бьющий сам решает, где стоять шестёрке = The shooter says where the 6 shall lie
ruling: back:6 continues A:shot

# G1.9 bumped-table
ru: Во время удара зритель толкнул стол, и двойка прошла мимо. Прежнюю позицию восстановить можно.
  Что дальше?
en: During the stroke a spectator bumped the table and the 2 missed. The position can be restored.
  What now?
shot: base | A balls:2,6,10 | 2@FL | >2 2| disturbed:spectator:affected:restorable
balls: c@470,335 2@785,515 6@95,-480 10@-955,325
- Промах, бьёт соперник = A miss, the opponent shoots
+ Позицию восстанавливают, удар повторяют = The position is restored, the stroke replayed
- Партию играют заново = The rack is played again
ruling: replay A:shot

# G1.9 beyond-restoring
ru: С соседнего стола прилетел шар и раскидал всё так, что позицию не восстановить. Разбивал B.
  Что дальше?
en: A ball from the next table scattered everything beyond restoring. B had broken this rack. What
  now?
shot: base | A balls:2,6,10 breaker:B | 2@FL | >2 2| disturbed:external:affected
balls: c@690,215 2@1005,440 6@1080,-225 10@460,20
- Бьющий ставит шары по памяти = The shooter sets the balls from memory
- Партия достаётся бьющему = The rack goes to the shooter
+ Партия заново, разбивает B = The rack is played again, B breaks
ruling: rackReplayed B:break

# G1.10 was-it-a-touch
ru: Судья объявил касание, бьющий не согласен и просит пересмотреть. Идёт ли игра дальше?
en: The referee called a touch; the shooter disagrees and asks him to reconsider. Does play go on?
case: {"kind": "event", "before": {"ballsOnTable": [3, 6, 10], "shooter": "A", "breaker": "A",
  "shotNumberInRack": 5}, "event": {"type": "appeal", "by": "A", "matter": "judgement"}}
balls: c@400,500 3@835,160 6@-510,-200 10@1015,245
- Да, спорят после партии = Yes, they argue after the rack
+ Нет: игру остановили, судья решит один раз = No: play stops, and the referee decides once more
- Нет: решает главный судья = No: the head referee decides
ruling: suspended A:shot

# G1.11 cue-apart
ru: Счёт 3–4, играют до пяти. B у стола, а A развинтил игровой кий. Что это значит?
en: The score is 3–4 in a race to five. B is at the table and A takes his playing cue apart. What
  does it mean?
case: {"kind": "event", "ruleset": {"overrides": {}}, "before": {"ballsOnTable": [9, 10],
  "shooter": "B", "breaker": "A", "shotNumberInRack": 9, "score": {"A": 3, "B": 4}, "raceTo": 5},
  "event": {"type": "unscrewPlayingCue", "by": "A"}}
balls: c@65,325 9@895,-390 10@105,-375
- Ничего, пока не пожали руки = Nothing until they shake hands
- Сдана партия = The rack is conceded
+ Сдан матч = The match is conceded
ruling: ends match:B over

# G1.11 rack-conceded
ru: При счёте 2–2 A говорит: «Партия ваша». Что теряет A?
en: At 2–2 A says: “The rack is yours.” What does A lose?
case: {"kind": "event", "before": {"ballsOnTable": [8, 9, 10], "shooter": "B", "breaker": "A",
  "shotNumberInRack": 8, "score": {"A": 2, "B": 2}, "raceTo": 5}, "event": {"type": "concedeRack",
  "by": "A"}}
balls: c@845,-395 8@-325,-310 9@735,475 10@-210,70
+ Только эту партию = This rack alone
- Матч = The match
- Эту партию и следующий разбой = This rack and the next break
ruling: ends rack:B B:break

# G1.12 three-turns-each
ru: После объявления тупика прошло по три подхода, ничего не изменилось. Что дальше?
en: Since the stalemate was announced, three turns each have passed and nothing has changed. What
  now?
case: {"kind": "event", "before": {"ballsOnTable": [8, 9, 10], "shooter": "A", "breaker": "B",
  "shotNumberInRack": 20}, "event": {"type": "stalemateDeclared"}}
balls: c@875,475 8@-1045,130 9@600,-65 10@10,450
- Партия достаётся тому, кто забил больше = The rack goes to whoever pocketed more
+ Партию играют заново = The rack is played again
- Отыгрыши запрещены, играют дальше = Safeties are forbidden and play goes on
ruling: rackReplayed B:break

# G1.12 by-agreement
ru: Оба согласны, что позиция тупиковая. Нужно ли ждать ещё по три подхода?
en: Both agree that the position is dead. Do they have to wait for three more turns each?
case: {"kind": "event", "before": {"ballsOnTable": [8, 9, 10], "shooter": "A", "breaker": "A",
  "shotNumberInRack": 20}, "event": {"type": "stalemateAgreed"}}
balls: c@540,395 8@-200,-350 9@625,-365 10@-85,350
+ Нет, партию можно начать сразу = No, the rack may begin at once
- Да, правило одно для всех = Yes, the rule is the same for all
- Нет, но разбивает соперник = No, but the opponent breaks
ruling: rackReplayed A:break

# WPA-stalemate same-breaker
ru: Партию, прерванную тупиком, разбивал A. Разбой в матче чередуется. Кто разбивает теперь?
en: A had broken the rack that ended in a stalemate, and the break alternates in this match. Who
  breaks now?
case: {"kind": "event", "before": {"ballsOnTable": [7, 9, 10], "shooter": "B", "breaker": "A",
  "shotNumberInRack": 22, "consecutiveFouls": {"A": 1, "B": 0}, "score": {"A": 1, "B": 2},
  "raceTo": 5}, "event": {"type": "stalemateAgreed"}}
balls: c@320,385 7@-1030,65 9@275,85 10@-975,445
- B: его очередь = B: it is his turn
+ A: та же партия, тот же разбивающий = A: the same rack, the same breaker
- Разыгрывают заново = They lag again
ruling: rackReplayed A:break
`;
