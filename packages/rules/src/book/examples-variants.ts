/** Examples to the variants. Read by `examplesIn`. */
export const VARIANT_EXAMPLES = `
# V.early called-ten
ru: Здесь ранняя десятка выигрывает. Двойка забила десятку в заказанную лузу, на столе ещё 5 и 7.
  Что решит судья?
en: Here an early ten wins. The 2 sent the 10 into the called pocket, with the 5 and 7 still up.
  What is the ruling?
shot: base earlyCalledTen=winsRack | A balls:2,5,7,10 | 10@HR | >2 10@HR
balls: c@-145,90 2@-665,-300 5@-410,190 7@-745,245 10@-960,-450
+ Партия выиграна = The rack is won
- 10 выставляют, бьющий продолжает = The 10 is spotted, the shooter goes on
- Подход окончен = The inning is over
ruling: stay:10 ends rack:A B:break

# V.early with-a-scratch
ru: Та же редакция, десятка забита по заказу, но упал и биток. Что решит судья?
en: The same edition: the 10 was made as called, but the cue ball dropped too. What is the ruling?
shot: base earlyCalledTen=winsRack | A balls:2,5,7,10 | 10@HR | >2 10@HR 0@FL
balls: c@235,-385 2@-505,-450 5@-375,-5 7@750,200 10@-740,-495
- Партия выиграна = The rack is won
- Партия проиграна = The rack is lost
+ 10 выставляют, соперник играет с руки = The 10 is spotted, ball in hand for the opponent
ruling: SCRATCH spot:10 ends B:hand 1-0

# V.breakTen golden
ru: Здесь десятка на разбое выигрывает. Она упала в среднюю на правильном разбое. Что решит судья?
en: Here the ten on the break wins. It dropped in a side on a legal break. What is the ruling?
shot: base tenOnBreak=winsRack | A break | none | >1 2| 3| 4| 5| 10@SL
balls: c@-800,150 1@635,0 2@684.493352,28.575 3@684.493352,-28.575 4@733.986704,57.15
  5@733.986704,-57.15 6@783.480056,85.725 7@783.480056,28.575 8@783.480056,-28.575
  9@783.480056,-85.725 10@733.986704,0
- 10 выставляют, разбивавший продолжает = The 10 is spotted, the breaker goes on
+ Партия выиграна = The rack is won
- Разбой повторяют = The break is repeated
ruling: stay:10 ends rack:A B:break

# V.breakTen foot-corner
ru: Десятка на разбое выигрывает всюду, кроме задних угловых луз. Она упала в FR. Что решит судья?
en: The ten on the break wins, except in the foot corners. It dropped in FR. What is the ruling?
shot: base tenOnBreak=winsExceptFootCorners | A break | none | >1 2| 3| 4| 5| 10@FR
balls: c@-800,-150 1@635,0 2@684.493352,28.575 3@684.493352,-28.575 4@733.986704,57.15
  5@733.986704,-57.15 6@783.480056,85.725 7@783.480056,28.575 8@783.480056,-28.575
  9@783.480056,-85.725 10@733.986704,0
+ 10 выставляют, разбивавший продолжает = The 10 is spotted, the breaker goes on
- Партия выиграна = The rack is won
- Удар переходит к сопернику = The shot passes to the opponent
ruling: spot:10 continues A:shot +push

# V.illegalBreak three-choices
ru: Слабый разбой: до бортов дошли 2 и 3, ничего не упало. В этой лиге за него не дают биток с
  руки. Что получает соперник?
en: A weak break: the 2 and 3 reached rails, nothing dropped. In this league that is not ball in
  hand. What does the opponent get?
shot: base illegalBreak=opponentChoosesReRack | A break | none | >1 2| 3|
balls: c@-900,0 1@635,0 2@684.493352,28.575 3@684.493352,-28.575 4@733.986704,57.15
  5@733.986704,-57.15 6@783.480056,85.725 7@783.480056,28.575 8@783.480056,-28.575
  9@783.480056,-85.725 10@733.986704,0
- Биток с руки из дома = Ball in hand in the house
+ Выбор: принять, разбить самому или дать разбить ещё раз = A choice: accept, break himself, or
  have the breaker break again
- Партию = The rack
ruling: ILLEGAL_BREAK ends B?afterIllegalBreak

# V.3pt two-points
ru: Правило трёх шаров. На разбое упала семёрка, а до передней линии дошла одна четвёрка. Кто
  решает, что дальше?
en: The three-point rule. The 7 dropped on the break and only the 4 reached the head string. Who
  says what comes next?
shot: base threePointRule=on | A break | none | >1 4| 5| 6| 7@SL 4<
balls: c@-850,200 1@635,0 2@684.493352,28.575 3@684.493352,-28.575 4@733.986704,57.15
  5@733.986704,-57.15 6@783.480056,85.725 7@783.480056,28.575 8@783.480056,-28.575
  9@783.480056,-85.725 10@733.986704,0
- Разбивавший: семёрка забита = The breaker: the 7 is down
- Никто: это фол, биток с руки = Nobody: it is a foul, ball in hand
+ Соперник: набралось два из трёх = The opponent: it makes two of three
ruling: stay:7 ends B?afterShortBreak

# V.tenOnly any-ball
ru: Здесь заказывают только десятку. Биток задел двойку, а случайно упала пятёрка. Что дальше?
en: Only the ten is called here. The cue ball met the 2, and the 5 dropped by luck. What now?
shot: base callMode=tenOnly | A balls:2,5,10 | none | >2 5@SL
balls: c@795,-440 2@695,40 5@15,495 10@25,-260
+ Подход продолжается = The inning goes on
- Подход окончен, выбирает соперник = The inning is over, the opponent chooses
- Пятёрку выставляют = The 5 is spotted
ruling: stay:5 continues A:shot

# V.tenOnly uncalled-ten
ru: Та же редакция. От двойки случайно упала десятка, её не заказывали. Что решит судья?
en: The same edition. Off the 2 the 10 dropped by luck, uncalled. What is the ruling?
shot: base callMode=tenOnly | A balls:2,5,10 | none | >2 10@FL
balls: c@1160,15 2@880,-145 5@-790,-330 10@1110,520
- Партия выиграна = The rack is won
- 10 выставляют, подход продолжается = The 10 is spotted, the inning goes on
+ 10 выставляют, соперник играет с того, что есть = The 10 is spotted, the opponent plays what is
  there
ruling: spot:10 ends B:shot

# V.option no-choice
ru: Выбора после незаказанного шара здесь нет. Заказана 4, упала девятка. Кто бьёт?
en: There is no choice after a wrongly pocketed ball here. The 4 was called, the 9 dropped. Who
  shoots?
shot: base wrongfulOption=false | A balls:4,6,9,10 | 4@FL | >4 4| 9@HR
balls: c@565,10 4@825,380 6@-840,445 9@-1105,-545 10@-1070,-180
- Тот, кого назовёт соперник = Whoever the opponent names
+ Соперник, как есть = The opponent, as it lies
- Бьющий: шар-то забит = The shooter: a ball is down
ruling: stay:9 ends B:shot

# V.option safety-without-a-choice
ru: Выбор после отыгрыша снят. На отыгрыше упала двойка. Что может соперник?
en: The choice after a safety is dropped here. The 2 fell on a safety. What can the opponent do?
shot: base safetyPocketOption=none | A balls:2,5,9,10 | safety | >2 2@SL
balls: c@255,-250 2@40,410 5@-1045,-105 9@535,-150 10@885,-280
+ Только играть с этой позиции = Only play from this position
- Передать удар обратно = Pass the shot back
- Взять биток в руки = Take ball in hand
ruling: stay:2 ends B:shot

# V.hand behind-the-string
ru: Здесь с руки играют только из дома. A не довёл до борта. Куда B поставит биток?
en: Here ball in hand means the house. A failed to reach a rail. Where may B put the cue ball?
shot: base ballInHandAfterFoul=behindHeadString | A balls:3,7,9,10 | 3@FL | >3
balls: c@480,85 3@865,505 7@-715,-315 9@-515,110 10@-830,-435
- Куда угодно = Anywhere
- Никуда: играет как есть = Nowhere: he plays as it lies
+ В дом, за переднюю линию = Into the house, behind the head string
ruling: NO_RAIL ends B:house 1-0

# V.offTable two-come-back
ru: Здесь вылетевшие шары возвращают. За борт ушли 9 и 7. Что увидит соперник на отметке?
en: Balls off the table come back here. The 9 and the 7 left it. What will the opponent see on the
  spot?
shot: base offTableNonTen=spot | A balls:3,7,9,10 | 3@FL | >3 9^ 7^
balls: c@690,120 3@1005,425 7@-340,-30 9@345,-430 10@-660,10
+ 7, а за ней 9; биток у него с руки = The 7 and behind it the 9; he has ball in hand
- Только 9, она вылетела первой = Only the 9, it flew first
- Ничего: возвращают одну десятку = Nothing: only the ten comes back
ruling: BALL_OFF_TABLE spot:7,9 ends B:hand 1-0
`;
