/** Examples to fouls in general, and to G6.1 to G6.3. Read by `examplesIn`. */
export const CONTACT_EXAMPLES = `
# G6 sleeve
ru: Наклоняясь к битку, бьющий задел рукавом семёрку. Удара не было. Заканчивается ли подход?
en: Bending down to the cue ball the shooter brushed the 7 with his sleeve. There was no stroke.
  Is the inning over?
shot: base | A balls:3,7,9,10 | none | - 7!A:clothing:before
balls: c@995,-60 3@590,25 7@-375,-30 9@-530,50 10@605,220
- Нет, удара ещё не было = No, there was no stroke yet
+ Да, это фол = Yes, it is a foul
- Нет, семёрку просто вернут = No, the 7 is simply put back
ruling: TOUCHED_BALL ends B:hand 1-0

# G-pen no-pass-after-a-foul
ru: A нарушил, у B биток с руки. B хочет, чтобы играл A. Может ли он отказаться?
en: A fouled and B has ball in hand. B would rather have A shoot. May he hand the shot back?
case: {"kind": "decision", "before": {"ballsOnTable": [3, 7, 9, 10], "shooter": "B", "breaker":
  "A", "shotNumberInRack": 5, "cueBall": "inHandAnywhere", "consecutiveFouls": {"A": 1, "B": 0}},
  "decision": "passBack"}
balls: c@-645,160 3@30,475 7@515,470 9@1020,455 10@-790,415
- Да, выбор всегда за соперником = Yes, the opponent always has the choice
- Да, но один раз за партию = Yes, but once a rack
+ Нет: после фола играет он сам = No: after a foul he plays himself
ruling: refused n/a B:hand 1-0

# G-one four-at-once
ru: На одном ударе: первым задет не тот шар, биток в лузе, обе ноги в воздухе, двойной удар.
  Сколько фолов записать?
en: One stroke brought a wrong ball first, a scratch, no foot on the floor and a double hit. How
  many fouls are counted?
shot: base | A balls:3,7,9,10 | 3@FL | >7 0@FL no-foot double-hit
balls: c@500,-195 3@690,205 7@630,120 9@275,-235 10@85,-490
+ Один = One
- Четыре = Four
- Два: больше за удар не бывает = Two: no stroke can bring more
ruling: SCRATCH+WRONG_BALL_FIRST+NO_FOOT+DOUBLE_HIT ends B:hand 1-0

# G6-prompt too-late
ru: Тройка забита, и бьющий уже сыграл следующий удар. Теперь соперник говорит, что тройку забили
  двойным ударом. Что решит судья?
en: The 3 was made and the shooter has already played on. Now the opponent says the 3 was made
  with a double hit. What is the ruling?
shot: base | A balls:3,7,9,10 | 3@FL | >3 3@FL double-hit late
balls: c@355,-235 3@840,365 7@15,285 9@865,-195 10@290,-390
- Фол, шары возвращают = Foul, the balls are put back
+ Поздно: удар считается правильным = Too late: the stroke stands
- Фол без возврата шаров = Foul, but the balls stay
ruling: stay:3 continues A:shot

# G6.1 potted-and-scratched
ru: Тройка упала по заказу, за ней в среднюю упал биток. Кто играет и как?
en: The 3 dropped as called and the cue ball followed into a side. Who plays, and how?
shot: base | A balls:3,7,9,10 | 3@FL | >3 3@FL 0@SR
balls: c@815,220 3@1060,485 7@-965,405 9@-10,-85 10@305,-380
- Бьющий, биток из дома = The shooter, from the house
+ Соперник, биток с руки; 3 остаётся в лузе = The opponent, ball in hand; the 3 stays down
- Соперник, биток с руки; 3 выставляют = The opponent, ball in hand; the 3 is spotted
ruling: SCRATCH stay:3 ends B:hand 1-0

# G6.1 over-the-rail
ru: Биток задел тройку, тройка дошла до борта, но сам биток улетел на пол. Что решит судья?
en: The cue ball met the 3 and the 3 reached a rail, but the cue ball ended on the floor. What is
  the ruling?
shot: base | A balls:3,7,9,10 | 3@HR | >3 3| 0^
balls: c@-300,-370 3@-925,-515 7@10,420 9@495,145 10@1005,-190
+ Фол: биток за бортом, соперник играет с руки = Foul: cue ball off the table, ball in hand
- Не фол: касание и борт были = No foul: there were contact and rail
- Удар повторяют = The stroke is replayed
ruling: CUE_BALL_OFF_TABLE ends B:hand 1-0

# G6.1 touched-inside
ru: Тройка забита, биток догнал её в переполненной лузе, коснулся и выскочил обратно на стол. Есть
  ли фол?
en: The 3 dropped; the cue ball followed into the full pocket, touched it and jumped back onto the
  table. A foul?
case: {"kind": "shot", "before": {"ballsOnTable": [3, 7, 9, 10], "shooter": "A", "breaker": "A",
  "shotNumberInRack": 5}, "declaration": {"type": "call", "ball": 3, "pocket": "FL"}, "evidence":
  {"firstContact": [3], "pocketed": [{"ball": 3, "pocket": "FL"}], "events": [{"type": "strike"},
  {"type": "contact", "a": "cue", "b": [3]}, {"type": "pocket", "ball": 3, "pocket": "FL"},
  {"type": "pocketedBallTouch", "ball": "cue"}, {"type": "rest"}]}}
balls: c@355,-235 3@840,365 7@15,285 9@865,-195 10@290,-390
- Нет: биток на столе = No: the cue ball is on the table
- Решает соперник = The opponent decides
+ Да: он считается упавшим = Yes: it counts as pocketed
ruling: SCRATCH stay:3 ends B:hand 1-0

# G6.2 seven-first
ru: Тройка стоит рядом с семёркой. Биток задел 7, потом 3, и тройка упала по заказу. Что решит
  судья?
en: The 3 stands beside the 7. The cue ball met the 7, then the 3, and the 3 dropped as called.
  What is the ruling?
shot: base | A balls:3,7,9,10 | 3@FL | >7 3@FL
balls: c@-195,265 3@845,520 7@530,445 9@-370,340 10@-695,-50
+ Фол: первой была семёрка = Foul: the 7 came first
- Всё верно: заказ выполнен = All is well: made as called
- Подход окончен, но без фола = The inning is over, without a foul
ruling: WRONG_BALL_FIRST stay:3 ends B:hand 1-0

# G6.2 lowest-before-the-stroke
ru: На столе 1, 2 и 10, заказана двойка. Биток задел единицу, единица упала, двойка тоже упала по
  заказу. Какой шар был очередным?
en: The 1, 2 and 10 are on the table, and the 2 is called. The cue ball met the 1, the 1 dropped,
  and the 2 dropped as called. Which was the ball to hit?
shot: base | A balls:1,2,10 | 2@FL | >1 1@SL 2@FL
balls: c@355,290 1@880,365 2@1080,480 10@1035,190
- Двойка: единица уже упала; фол = The 2: the 1 was down already; foul
+ Единица: считается стол до удара; подход продолжается = The 1: what counts is the table before
  the stroke; the inning goes on
- Любой из них: выбирает соперник = Either: the opponent chooses
ruling: stay:1,2 continues A:shot

# G6.2 on-the-break
ru: На разбое биток задел сперва тройку во втором ряду, а не единицу. Упала семёрка. Что решит
  судья?
en: On the break the cue ball met the 3 in the second row before the 1. The 7 dropped. What is the
  ruling?
shot: base | A break | none | >3 1| 2| 4| 5| 7@HL
balls: c@-760,-560 1@635,0 2@684.493352,28.575 3@684.493352,-28.575 4@733.986704,57.15
  5@733.986704,-57.15 6@783.480056,85.725 7@783.480056,28.575 8@783.480056,-28.575
  9@783.480056,-85.725 10@733.986704,0
- На разбое первый шар не важен = On the break the first ball does not matter
- Разбой повторяют = The break is repeated
+ Фол: и на разбое первой должна быть единица = Foul: on the break too the 1 has to be first
ruling: WRONG_BALL_FIRST stay:7 ends B:hand 1-0

# G-split three-and-seven
ru: Биток задел 3 и 7, и судья не смог различить, что было раньше. Тройка дошла до борта. Есть ли
  фол?
en: The cue ball met the 3 and the 7, and the referee could not tell which came first. The 3
  reached a rail. A foul?
shot: base | A balls:3,7,9,10 | 3@FL | >3+7 3|
balls: c@115,-185 3@575,195 7@615,140 9@-110,200 10@-960,365
- Да: сомнение против бьющего = Yes: doubt goes against the shooter
+ Нет: очередной шар среди них = No: the lowest ball is one of them
- Удар повторяют = The stroke is replayed
ruling: ends B:shot

# G-split where-it-is-a-foul
ru: Тот же удар, но по правилам турнира одновременное касание — фол. Что решит судья?
en: The same stroke, but in this event a split hit is a foul. What is the ruling?
shot: base simultaneousContact=foul | A balls:3,7,9,10 | 3@FL | >3+7 3|
balls: c@-65,-20 3@285,-180 7@250,-240 9@-285,355 10@-25,395
+ Фол: биток с руки у соперника = Foul: ball in hand for the opponent
- Не фол: тройка задета = No foul: the 3 was met
- Выбирает соперник = The opponent chooses
ruling: WRONG_BALL_FIRST ends B:hand 1-0

# G6.3 too-soft
ru: Биток коснулся тройки, оба шара тихо остановились в середине стола. Ничего не упало. Что решит
  судья?
en: The cue ball met the 3 and both stopped softly in mid-table. Nothing dropped. What is the
  ruling?
shot: base | A balls:3,7,9,10 | safety | >3
balls: c@245,-435 3@150,-115 7@215,485 9@695,-365 10@-505,-340
- Не фол: очередной шар задет = No foul: the lowest ball was met
+ Фол: после касания не было борта = Foul: no rail after contact
- Не фол: объявлен отыгрыш = No foul: a safety was called
ruling: NO_RAIL ends B:hand 1-0

# G6.3 rail-first
ru: Биток сначала пришёл к борту, потом коснулся тройки, и всё остановилось. Засчитать ли этот
  борт?
en: The cue ball went to a rail first, then met the 3, and all stopped. Does that rail count?
shot: base | A balls:3,7,9,10 | safety | 0| >3
balls: c@500,-300 3@160,90 7@-800,200 9@-160,-290 10@-120,375
- Да, борт был = Yes, there was a rail
- Да, если удар назван отыгрышем = Yes, if it was called a safety
+ Нет, нужен борт после касания = No, it takes a rail after contact
ruling: NO_RAIL ends B:hand 1-0

# G6.3 cue-ball-to-the-rail
ru: Тройка осталась на месте, но биток после касания дошёл до борта. Есть ли фол?
en: The 3 hardly moved, but after the contact the cue ball reached a rail. A foul?
shot: base | A balls:3,7,9,10 | safety | >3 0|
balls: c@480,390 3@-30,390 7@-1065,490 9@20,20 10@580,-385
+ Нет: биток тоже считается = No: the cue ball will do
- Да: до борта должен дойти прицельный шар = Yes: it has to be an object ball
- Да: тройка должна была сдвинуться = Yes: the 3 had to move
ruling: ends B:shot

# G6.3 complete-miss
ru: Биток не задел ни одного шара и дошёл до борта. Что решит судья?
en: The cue ball met no ball and reached a rail. What is the ruling?
shot: base | A balls:3,7,9,10 | 3@FL | 0|
balls: c@590,180 3@570,-190 7@150,335 9@-485,140 10@-350,-160
- Промах без фола: борт был = A miss without a foul: there was a rail
+ Фол: касания не было = Foul: there was no contact
- Выбирает соперник = The opponent chooses
ruling: NO_CONTACT ends B:hand 1-0
`;
