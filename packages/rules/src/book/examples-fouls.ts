/** Examples to the fouls G6.4 to G6.16. Read by `examplesIn`. */
export const FOUL_EXAMPLES = `
# G6.4 both-feet
ru: Потянувшись к битку, бьющий лёг на борт, и обе ноги оторвались от пола. Тройка забита. Что
  решит судья?
en: Reaching for the cue ball the shooter lay on the rail and both feet left the floor. The 3 went
  in. What is the ruling?
shot: base | A balls:3,7,9,10 | 3@FL | >3 3@FL no-foot
balls: c@85,50 3@760,505 7@335,-450 9@-660,-140 10@980,445
- Подход продолжается = The inning goes on
- Предупреждение = A warning
+ Фол; тройка остаётся в лузе = Foul; the 3 stays down
ruling: NO_FOOT stay:3 ends B:hand 1-0

# G6.5 seven-on-the-floor
ru: Тройка забита по заказу, но семёрка вылетела на пол. Что решит судья?
en: The 3 was made as called, but the 7 flew to the floor. What is the ruling?
shot: base | A balls:3,7,9,10 | 3@FL | >3 3@FL 7^
balls: c@300,65 3@870,455 7@755,-80 9@-295,-430 10@1065,-235
+ Фол; 7 в партию не возвращается = Foul; the 7 does not come back
- Подход продолжается, 7 выставляют = The inning goes on, the 7 is spotted
- Фол; 7 выставляют = Foul; the 7 is spotted
ruling: BALL_OFF_TABLE stay:3 out:7 ends B:hand 1-0

# G6.6 chalk
ru: Бьющий уронил мел на семёрку. Она не сдвинулась, удара не было. Есть ли фол?
en: The shooter dropped his chalk on the 7. It did not move, and there was no stroke. A foul?
shot: base | A balls:3,7,9,10 | none | - 7!A:chalk:before
balls: c@1010,-420 3@-945,-380 7@-580,355 9@300,395 10@345,-185
- Нет: шар не сдвинулся = No: the ball did not move
+ Да: касание чем угодно — фол = Yes: a touch by anything is a foul
- Нет: удара не было = No: there was no stroke
ruling: TOUCHED_BALL ends B:hand 1-0

# G6.6 standing-up
ru: Тройка забита. Распрямляясь, бьющий задел рукой девятку. Что решит судья?
en: The 3 is down. Standing up, the shooter touched the 9 with his hand. What is the ruling?
shot: base | A balls:3,7,9,10 | 3@FL | >3 3@FL 9!A:hand:after
balls: c@390,390 3@795,480 7@95,-165 9@-355,55 10@-135,-425
- Удар окончен, подход продолжается = The stroke was over, the inning goes on
- 9 вернут, подход продолжается = The 9 is put back, the inning goes on
+ Фол: касание после удара тоже считается = Foul: a touch after the stroke counts too
ruling: TOUCHED_BALL stay:3 ends B:hand 1-0

# G6.7 small-gap
ru: Между битком и тройкой просвет тоньше кубика мела. Удар в лоб, и биток ушёл вперёд вместе с
  тройкой. Что решит судья?
en: The gap between cue ball and 3 is thinner than a cube of chalk. A straight stroke, and the cue
  ball went forward along with the 3. What is the ruling?
shot: base | A balls:3,7,9,10 | safety | >3 0| 3| double-hit
balls: c@-105,50 3@-35,50 7@500,-300 9@-700,-200 10@800,250
+ Фол: двойной удар = Foul: a double hit
- Не фол: удар один = No foul: it was one stroke
- Не фол: шары стояли вплотную = No foul: the balls were frozen
ruling: DOUBLE_HIT ends B:hand 1-0

# G6.7 declared-frozen
ru: Биток стоит вплотную к тройке, судья объявил это. Бьющий сыграл прямо сквозь неё. Есть ли фол?
en: The cue ball is frozen to the 3 and the referee has said so. The shooter played straight
  through it. A foul?
shot: base | A balls:3,7,9,10 frozen:0=3 | safety | >3 3| 0=3
balls: c@-92.15,50 3@-35,50 7@500,-300 9@-700,-200 10@800,250
- Да: это двойной удар = Yes: that is a double hit
+ Нет: сквозь объявленный шар бить можно = No: through a declared ball you may
- Нет, но только если 3 упала = No, but only if the 3 dropped
ruling: ends B:shot

# G6.7 playing-away
ru: Биток вплотную к тройке, это объявлено. Бьющий сыграл от неё, тройка не шелохнулась, биток
  дошёл до борта. Что решит судья?
en: The cue ball is declared frozen to the 3. The shooter played away from it: the 3 did not stir
  and the cue ball reached a rail. What is the ruling?
shot: base | A balls:3,7,9,10 frozen:0=3 | safety | 0| 0=3
balls: c@-92.15,50 3@-35,50 7@500,-300 9@-700,-200 10@800,250
- Не фол: шары касались = No foul: the balls were touching
- Не фол: борт был = No foul: there was a rail
+ Фол: тройка не задета = Foul: the 3 was not met
ruling: NO_CONTACT ends B:hand 1-0

# G6.8 on-a-push-out
ru: На объявленном пуш-ауте бьющий провёл биток кием, не отрывая наклейки. Что решит судья?
en: On an announced push-out the shooter guided the cue ball without lifting the tip off it. What
  is the ruling?
shot: base | B 2nd | push-out | >1 0| push
balls: c@725,70 1@930,345 2@-430,-310 3@205,-315 4@-520,455 5@-625,10 6@470,-265 7@520,20
  8@620,-130 9@65,380 10@-820,175
- Не фол: на пуш-ауте можно толкать = No foul: a push-out may push
+ Фол: толчок запрещён и здесь = Foul: a push stroke is forbidden here too
- Соперник выбирает, кому бить = The opponent chooses who shoots
ruling: PUSH_SHOT ends A:hand 0-1

# G6.9 spinning-ball
ru: Семёрка ещё крутилась на месте, когда бьющий забил тройку. Засчитают?
en: The 7 was still spinning on the spot when the shooter made the 3. Does it count?
shot: base | A balls:3,7,9,10 | 3@FL | >3 3@FL moving:7
balls: c@455,25 3@1040,395 7@500,-355 9@-575,305 10@690,340
- Да: 7 не мешала = Yes: the 7 was not in the way
- Удар повторяют = The stroke is replayed
+ Нет: фол, шары ещё двигались = No: foul, the balls were not at rest
ruling: BALLS_MOVING stay:3 ends B:hand 1-0

# G6.10 after-a-foul
ru: После фола соперника бьющий поставил биток на переднюю линию и сыграл. Промах, но 3 дошла до
  борта. Есть ли фол?
en: After the opponent’s foul the shooter put the cue ball on the head string and played. A miss,
  but the 3 reached a rail. A foul?
shot: base | A balls:3,7,9,10 hand | 3@FL | >3 3| on-string
balls: c@-635,100 3@500,250 7@300,-400 9@-900,-200 10@800,-250
+ Нет: после фола место любое = No: after a foul any place will do
- Да: линия не дом = Yes: the string is not the house
- Да, если судья предупредил = Yes, if the referee had said so
ruling: ends B:shot

# G6.10 where-the-house-counts
ru: Здесь после фола играют из дома. Биток поставили на линию, 3 дошла до борта. Что решит судья?
en: In this event one plays from the house after a foul. The cue ball was put on the string, and
  the 3 reached a rail. What is the ruling?
shot: base ballInHandAfterFoul=behindHeadString | A balls:3,7,9,10 house | 3@FL | >3 3| on-string
balls: c@-635,100 3@500,250 7@300,-400 9@-900,-200 10@800,-250
- Промах без фола = A miss without a foul
- Биток переставят, удар повторят = The ball is moved and the stroke replayed
+ Фол: биток стоял не в доме = Foul: the cue ball was not in the house
ruling: BAD_PLACEMENT ends B:house 1-0

# G6.11 never-left-the-house
ru: На разбое сорвалась наклейка, и биток остановился, не дойдя до передней линии. Сколько фолов
  записать?
en: The tip slipped on the break and the cue ball stopped short of the head string. How many fouls
  are counted?
shot: base | A break | none | bad-house miscue
balls: c@-1000,0 1@635,0 2@684.493352,28.575 3@684.493352,-28.575 4@733.986704,57.15
  5@733.986704,-57.15 6@783.480056,85.725 7@783.480056,28.575 8@783.480056,-28.575
  9@783.480056,-85.725 10@733.986704,0
- Ни одного: разбой повторяют = None: the break is repeated
+ Один: нарушения два, но удар один = One: two offences, but one stroke
- Два = Two
ruling: NO_CONTACT+BAD_PLAY_HEAD_STRING ends B:hand 1-0

# G6.12 ruler
ru: Бьющий положил кий на стол по линии удара, отошёл посмотреть, потом взял кий. Шары не задеты.
  Есть ли фол?
en: The shooter laid his cue along the line of the shot, stepped back to look, and took it up
  again. No ball was touched. A foul?
shot: base | A balls:3,7,9,10 | none | - cue-down
balls: c@-110,-145 3@590,-205 7@-790,145 9@500,15 10@-870,-85
- Нет: шары не тронуты = No: no ball was touched
- Нет, но один раз за партию = No, but only once a rack
+ Да: кий нельзя оставлять на столе = Yes: the cue may not be left on the table
ruling: CUE_ON_TABLE ends B:hand 1-0

# G6.13 not-his-turn
ru: Очередь была A, но ударил B и забил тройку. Что теперь?
en: It was A’s turn, but B played and made the 3. What now?
shot: base | B balls:3,7,9,10 | 3@FL | >3 3@FL out-of-turn
balls: c@545,435 3@970,510 7@1115,-180 9@40,-275 10@620,-55
+ Фол B: 3 остаётся в лузе, у A биток с руки = Foul by B: the 3 stays down, A has ball in hand
- Всё вернуть и играть A = Put everything back and let A play
- B продолжает: фол назвали поздно = B goes on: the foul was called too late
ruling: OUT_OF_TURN stay:3 ends A:hand 0-1

# G6.14 third-and-warned
ru: У A два фола подряд, его предупредили. На третьем ударе A не доводит до борта. Что решит
  судья?
en: A has two fouls in a row and was warned. On his third stroke no ball reaches a rail. What is
  the ruling?
shot: base | A balls:3,7,9,10 fouls:2-0 warned:A | safety | >3
balls: c@-160,-490 3@-335,-85 7@495,-185 9@820,-380 10@385,-455
- Биток с руки у соперника, счёт 3 = Ball in hand, the count is 3
+ Партия проиграна = The rack is lost
- Матч проигран = The match is lost
ruling: NO_RAIL+THREE_FOULS ends rack:B B:break

# G6.14 third-unwarned
ru: У A два фола подряд, но никто его не предупредил. Третий фол. Что решит судья?
en: A has two fouls in a row, but nobody warned him. A third foul. What is the ruling?
shot: base | A balls:3,7,9,10 fouls:2-0 | safety | >3
balls: c@-225,-300 3@-715,-295 7@390,475 9@1130,175 10@185,-110
- Партия проиграна = The rack is lost
- Фол не считается вовсе = The foul does not count at all
+ Биток с руки у соперника, счёт остаётся на двух = Ball in hand, the count stays at two
ruling: NO_RAIL ends B:hand 2-0

# G6.14 cleared-by-a-miss
ru: У A два фола подряд. Он промахнулся, но задел тройку и довёл её до борта. Сколько у него фолов
  теперь?
en: A has two fouls in a row. He missed, but met the 3 and drove it to a rail. How many has he
  now?
shot: base | A balls:3,7,9,10 fouls:2-0 warned:A | 3@FL | >3 3|
balls: c@405,195 3@980,520 7@-440,-360 9@-550,-170 10@-475,375
+ Ни одного: удар без фола снимает счёт = None: a stroke without a foul clears the count
- Два: он же не забил = Two: he made nothing
- Три: промах считается = Three: a miss counts
ruling: ends B:shot

# G6.15 clock-ran-out
ru: Контроль времени включён, 35 секунд прошли, удара нет. Что решит судья?
en: The clock is on, 35 seconds have passed and there was no stroke. What is the ruling?
shot: base shotClock=on | A balls:3,7,9,10 | none | - time
balls: c@190,-490 3@55,330 7@725,450 9@-135,130 10@-465,-405
- Предупреждение = A warning
+ Фол: биток с руки у соперника = Foul: ball in hand for the opponent
- Удар переходит без фола = The shot passes on without a foul
ruling: SLOW_PLAY ends B:hand 1-0

# G6.16 moved-on-purpose
ru: Бьющий промахнулся и с досады отодвинул рукой девятку. Что может решить судья?
en: The shooter missed and, annoyed, pushed the 9 aside with his hand. What may the referee rule?
shot: base | A balls:3,7,9,10 | 3@FL | >3 3| 9!A:hand:after:intentional
balls: c@270,280 3@1000,505 7@280,-485 9@895,-440 10@-670,-315
- Только вернуть девятку = Only put the 9 back
- Ничего: подход и так окончен = Nothing: the inning was over anyway
+ Фол, а то и строже: касание намеренное = A foul, or worse: it was done on purpose
ruling: TOUCHED_BALL+UNSPORTSMANLIKE ends B:hand 1-0
`;
