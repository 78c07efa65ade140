/** Examples to the clauses S0 to S4 and the lag. Read by `examplesIn`. */
export const OPENING_EXAMPLES = `
# S0 lowest-first
ru: Заказана двойка в FL. Биток сначала задел 5, потом 2, и двойка упала в FL. Что решит судья?
en: The 2 is called in FL. The cue ball met the 5 first, then the 2, and the 2 dropped in FL. What
  is the ruling?
shot: base | A balls:2,5,8,10 | 2@FL | >5 2@FL
balls: c@140,-35 2@905,425 5@795,350 8@-15,495 10@-80,-430
- Заказ выполнен, подход продолжается = Made as called, the inning goes on
+ Фол: 2 остаётся в лузе, соперник играет с руки = Foul: the 2 stays down, ball in hand for the
  opponent
- Фол: двойку выставляют, соперник играет с руки = Foul: the 2 is spotted, ball in hand for the
  opponent
ruling: WRONG_BALL_FIRST stay:2 ends B:hand 1-0

# S0 any-ball-may-drop
ru: На столе 2, 7 и 10, заказана семёрка в FR. Биток задел двойку, двойка подтолкнула 7, и семёрка
  упала в FR. Что дальше?
en: On the table are 2, 7 and 10, and the 7 is called in FR. The cue ball met the 2, the 2 sent
  the 7 into FR. What now?
shot: base | A balls:2,7,10 | 7@FR | >2 7@FR
balls: c@375,25 2@700,-285 7@970,-480 10@935,170
- Фол: забивать нужно очередной шар = Foul: it is the lowest ball that has to be pocketed
- Подход окончен, выбирает соперник = The inning is over, the opponent chooses
+ Подход продолжается: первой была двойка = The inning goes on: the 2 was met first
ruling: stay:7 continues A:shot

# G1.2 closer-ball
ru: Оба розыгрыша правильные. Шар A остановился в 40 мм от переднего борта, шар B — в 95 мм. Что
  решает A?
en: Both lags are good. A’s ball stopped 40 mm from the head rail, B’s 95 mm. What is A’s to
  decide?
case: {"kind": "lag", "lag": {"A": {"distanceToHeadRail": 40}, "B": {"distanceToHeadRail": 95}}}
balls: c@-1201.425,250 1@-1146.425,-250
- Ничего: ближний к борту обязан разбивать = Nothing: whoever is nearer has to break
+ Кому разбивать первую партию = Who breaks the first rack
- Кто разбивает во всём матче = Who breaks throughout the match
ruling: n/a A?lagChoice

# G1.2 centre-line
ru: Шар A остановился ближе к переднему борту, но по дороге пересёк продольную линию. Розыгрыш B
  правильный. Кто выбирает?
en: A’s ball stopped nearer the head rail but crossed the long string on its way. B’s lag was
  good. Who chooses?
case: {"kind": "lag", "lag": {"A": {"distanceToHeadRail": 60, "faults": ["crossedLongString"]},
  "B": {"distanceToHeadRail": 210}}}
balls: c@-1181.425,-60 1@-1031.425,-330
- A: его шар ближе = A: his ball is nearer
- Никто, разыгрывают заново = Nobody, they lag again
+ B: розыгрыш A плохой = B: A’s lag was bad
ruling: n/a B?lagChoice

# G1.2 both-bad
ru: Шар A дважды задел задний борт, шар B задел длинный. Кто выбирает, кому разбивать?
en: A’s ball met the foot rail twice, B’s met a side rail. Who chooses the breaker?
case: {"kind": "lag", "lag": {"A": {"distanceToHeadRail": 300, "faults":
  ["footRailNotExactlyOnce"]}, "B": {"distanceToHeadRail": 80, "faults": ["sideRail"]}}}
balls: c@-941.425,250 1@-1161.425,-420
+ Никто: разыгрывают заново = Nobody: they lag again
- B: его шар ближе = B: his ball is nearer
- A: длинный борт хуже = A: a side rail is worse
ruling: n/a :shot

# S1 ten-aside
ru: Пирамида стоит, разбоя ещё не было. Соперник заметил, что десятка не в центре, а в углу. Что
  делают?
en: The rack stands, nobody has broken yet. The opponent sees that the 10 is not in the centre but
  on a corner. What is done?
case: {"kind": "event", "before": {"phase": "break", "ballsOnTable": [1, 2, 3, 4, 5, 6, 7, 8, 9,
  10], "shooter": "A", "breaker": "A", "shotNumberInRack": 1}, "event": {"type": "rackInvalid",
  "reason": "the 10 is on a corner"}}
balls: c@-760,120 1@635,0 2@684.493352,28.575 3@684.493352,-28.575 4@733.986704,57.15
  5@733.986704,0 6@733.986704,-57.15 7@783.480056,85.725 8@783.480056,28.575 9@783.480056,-28.575
  10@783.480056,-85.725
- Разбивают как есть: порядок случайный = They break as it is: the order is random
+ Ставят заново, разбивает тот же игрок = The rack is set again, the same player breaks
- Разбой переходит к сопернику = The break passes to the opponent
ruling: continues A:break

# S2 dry-and-legal
ru: На разбое ничего не упало, до бортов дошли 2, 4, 7 и 9. Кто бьёт и что он вправе объявить?
en: Nothing dropped on the break, the 2, 4, 7 and 9 reached rails. Who shoots, and what may he
  announce?
shot: base | A break | none | >1 2| 4| 7| 9|
balls: c@-800,150 1@635,0 2@684.493352,28.575 3@684.493352,-28.575 4@733.986704,57.15
  5@733.986704,-57.15 6@783.480056,85.725 7@783.480056,28.575 8@783.480056,-28.575
  9@783.480056,-85.725 10@733.986704,0
+ Соперник; он может сыграть пуш-аут = The opponent; he may push out
- Соперник, с битком с руки = The opponent, with ball in hand
- Разбивавший, и пуш-аут у него = The breaker, and the push-out is his
ruling: ends B:shot +push

# S2 scratch
ru: На разбое упала шестёрка, а потом и биток. Что решит судья?
en: The 6 dropped on the break, and then the cue ball. What is the ruling?
shot: base | A break | none | >1 6@SL 0@HR
balls: c@-760,-180 1@635,0 2@684.493352,28.575 3@684.493352,-28.575 4@733.986704,57.15
  5@733.986704,-57.15 6@783.480056,85.725 7@783.480056,28.575 8@783.480056,-28.575
  9@783.480056,-85.725 10@733.986704,0
- Разбивавший продолжает: шестёрка забита = The breaker goes on: the 6 is down
- 6 выставляют, соперник разбивает заново = The 6 is spotted and the opponent breaks again
+ 6 остаётся в лузе, соперник играет с руки без пуш-аута = The 6 stays down; ball in hand for the
  opponent, no push-out
ruling: SCRATCH stay:6 ends B:hand 1-0

# S2a on-the-string
ru: Биток стоял точно на передней линии. Разбой удался, упала девятка. Что решит судья?
en: The cue ball stood exactly on the head string. The break went well and the 9 dropped. What is
  the ruling?
shot: base | A break | none | >1 9@FL on-string
balls: c@-635,0 1@635,0 2@684.493352,28.575 3@684.493352,-28.575 4@733.986704,57.15
  5@733.986704,-57.15 6@783.480056,85.725 7@783.480056,28.575 8@783.480056,-28.575
  9@783.480056,-85.725 10@733.986704,0
- Всё верно: линия входит в дом = All is well: the string belongs to the house
+ Фол: линия уже не дом = Foul: the string is outside the house
- Разбой повторяют из дома = The break is repeated from the house
ruling: BAD_PLACEMENT stay:9 ends B:hand 1-0

# S2b three-and-the-cue-ball
ru: На разбое ничего не забито. До бортов дошли 2, 5, 8 и биток. Правильный ли разбой?
en: Nothing dropped on the break. The 2, 5, 8 and the cue ball reached rails. Was it a legal
  break?
shot: base | A break | none | >1 2| 5| 8| 0|
balls: c@-800,150 1@635,0 2@684.493352,28.575 3@684.493352,-28.575 4@733.986704,57.15
  5@733.986704,-57.15 6@783.480056,85.725 7@783.480056,28.575 8@783.480056,-28.575
  9@783.480056,-85.725 10@733.986704,0
- Да, до бортов дошли четыре шара = Yes, four balls reached a rail
+ Нет: биток не в счёт, соперник играет с руки = No: the cue ball does not count; ball in hand
- Нет: пирамиду ставят заново = No: the balls are racked again
ruling: ILLEGAL_BREAK ends B:hand 1-0

# S2b only-the-ten
ru: Мягкий разбой: до борта дошла одна двойка, но десятка упала в среднюю. Что решит судья?
en: A soft break: only the 2 reached a rail, but the 10 dropped in a side. What is the ruling?
shot: base | A break | none | >1 2| 10@SL
balls: c@-900,80 1@635,0 2@684.493352,28.575 3@684.493352,-28.575 4@733.986704,57.15
  5@733.986704,-57.15 6@783.480056,85.725 7@783.480056,28.575 8@783.480056,-28.575
  9@783.480056,-85.725 10@733.986704,0
+ Разбой правильный: 10 выставляют, разбивавший продолжает = Legal: the 10 is spotted, the breaker
  goes on
- Партия выиграна = The rack is won
- Неправильный разбой: десятка не в счёт = Illegal break: the 10 does not count
ruling: spot:10 continues A:shot +push

# S3 nothing-hit
ru: Вторым ударом партии объявлен пуш-аут. Биток дошёл до борта и не задел ни одного шара. Фол ли
  это?
en: A push-out is announced on the second stroke of the rack. The cue ball reached a rail and met
  no ball at all. A foul?
shot: base | B 2nd | push-out | 0|
balls: c@-675,255 1@895,-80 2@-90,435 3@360,-240 4@370,0 5@1090,70 6@75,95 7@-725,-435
  8@-1040,-135 9@-390,-430 10@1090,375
- Да: нужно задеть очередной шар = Yes: the lowest ball has to be met
- Нет, и объявивший бьёт ещё раз = No, and he shoots again
+ Нет, теперь выбирает соперник = No, and now the opponent chooses
ruling: ends A?afterPushOut

# S3 unannounced
ru: Тот же второй удар, но о пуш-ауте ничего не сказано. Биток задел 7 вместо единицы. Что решит
  судья?
en: The same second stroke, but nothing was said of a push-out. The cue ball met the 7 in place of
  the 1. What is the ruling?
shot: base | B 2nd | none | >7 0|
balls: c@880,350 1@410,205 2@-600,290 3@-90,-360 4@-410,105 5@-985,-80 6@755,150 7@475,250
  8@-545,-20 9@-755,-50 10@-365,-195
+ Фол: без объявления удар обычный = Foul: unannounced it is an ordinary stroke
- Не фол: второй удар всегда пуш-аут = No foul: the second stroke is always a push-out
- Соперник выбирает, кому бить = The opponent chooses who shoots
ruling: WRONG_BALL_FIRST ends A:hand 0-1

# S3 scratch
ru: На объявленном пуш-ауте биток упал в среднюю лузу. Что дальше?
en: On an announced push-out the cue ball dropped in a side. What now?
shot: base | B 2nd | push-out | >1 0@SR
balls: c@-240,370 1@-685,-45 2@-1080,120 3@-205,-90 4@-340,-490 5@835,-230 6@65,85 7@-295,-315
  8@145,-455 9@430,295 10@335,110
- Соперник выбирает: играть самому или передать = The opponent chooses to play or to pass back
+ Фол: биток с руки у соперника, выбора нет = Foul: ball in hand for the opponent, no choice
- Пуш-аут повторяют = The push-out is repeated
ruling: SCRATCH ends A:hand 0-1

# S3 ten-down
ru: После разбоя с забитым шаром бьющий объявил пуш-аут и закатил им десятку. Что решит судья?
en: Having pocketed a ball on the break, the breaker announced a push-out and rolled the 10 in.
  What is the ruling?
shot: base | A 2nd balls:1,2,3,4,5,7,8,9,10 | push-out | >10 10@FR
balls: c@235,-390 1@-450,40 2@25,-5 3@-1100,-195 4@-390,235 5@325,365 7@-535,-140 8@-320,-75
  9@1145,310 10@820,-405
- Партия выиграна = The rack is won
- Фол: десятка не очередной шар = Foul: the 10 is not the lowest ball
+ 10 выставляют, соперник выбирает = The 10 is spotted, the opponent chooses
ruling: spot:10 ends B?afterPushOut

# S4 obvious
ru: Тройка стоит у лузы FR, бьющий молча забивает её туда. Нужно ли было называть заказ?
en: The 3 stands near FR and the shooter pots it there without a word. Did he have to call it?
shot: base | A balls:3,6,10 | 3@FR? | >3 3@FR
balls: c@440,195 3@840,-360 6@115,-390 10@-610,190
- Да, выбирает соперник = Yes, the opponent chooses
+ Нет, удар очевидный, подход продолжается = No, the shot was obvious and the inning goes on
- Да, это фол = Yes, it is a foul
ruling: stay:3 continues A:shot

# S4 silent-bank
ru: Бьющий молча сыграл тройку дуплетом, и она упала в SR. Что решит судья?
en: Without a word the shooter banked the 3, and it dropped in SR. What is the ruling?
shot: base | A balls:3,6,10 | none | >3 3| 3@SR
balls: c@330,-145 3@250,350 6@-900,-350 10@950,-100
+ Дуплет не очевиден: 3 остаётся в лузе, выбирает соперник = A bank is not obvious: the 3 stays
  down, the opponent chooses
- Забил очередной шар, значит продолжает = He pocketed the lowest ball, so he goes on
- Фол, биток с руки = Foul, ball in hand
ruling: stay:3 ends B?afterWrongfulPocketing

# S4 asked-and-silent
ru: Соперник попросил назвать заказ. Бьющий промолчал и забил тройку в очевидную лузу. Засчитают?
en: The opponent asked for a call. The shooter said nothing and potted the 3 in the obvious
  pocket. Does it count?
shot: base | A balls:3,6,10 requested | 3@FR? | >3 3@FR
balls: c@435,-305 3@815,-545 6@1025,-175 10@-560,-120
- Да, удар очевидный = Yes, the shot was obvious
+ Нет, раз спросили, нужно было назвать: выбирает соперник = No, once asked he had to say it: the
  opponent chooses
- Нет, это неспортивное поведение = No, it is unsportsmanlike
ruling: stay:3 ends B?afterWrongfulPocketing

# S4 call-request
ru: Перед ударом соперник просит назвать шар и лузу. Обязан ли бьющий отвечать?
en: Before the stroke the opponent asks for ball and pocket. Does the shooter have to answer?
case: {"kind": "event", "before": {"ballsOnTable": [3, 6, 10], "shooter": "A", "breaker": "A",
  "shotNumberInRack": 5}, "event": {"type": "requestCall", "by": "B"}}
balls: c@590,210 3@-700,-345 6@-795,465 10@880,-120
+ Да: шар и луза или отыгрыш, потом удар = Yes: ball and pocket, or safety, and then the stroke
- Нет, спрашивать может только судья = No, only the referee may ask
- Нет, если удар очевидный = No, if the shot is obvious
ruling: continues A:shot
`;
