/** Examples to the regulations of an event. Read by `examplesIn`. */
export const EVENT_EXAMPLES = `
# R.break in-turn
ru: Партию разбивал A, он же её и выиграл. Разбой чередуется. Кто разбивает следующую?
en: A broke the rack and won it. The break alternates. Who breaks the next?
shot: base | A balls:10 score:1-1 | 10@FL | >10 10@FL
balls: c@645,-120 10@940,335
- A: он выиграл = A: he won
+ B: его очередь = B: it is his turn
- Разыгрывают заново = They lag again
ruling: stay:10 ends rack:A B:break

# R.break winner-breaks
ru: То же самое, но по регламенту разбивает выигравший. Кто разбивает следующую?
en: The same, but in this event the winner breaks. Who breaks the next?
shot: base breakOrder=winner | A balls:10 score:1-1 | 10@FL | >10 10@FL
balls: c@845,190 10@1075,475
- B: он ещё не разбивал = B: he has not broken yet
- Кому выпадет жребий = Whoever the draw says
+ A: он выиграл партию = A: he won the rack
ruling: stay:10 ends rack:A A:break

# R.race last-rack
ru: Играют до пяти, счёт 4–2. A забил последнюю десятку по заказу. Что дальше?
en: A race to five, and the score is 4–2. A makes the last 10 as called. What now?
shot: base | A balls:10 score:4-2 | 10@FL | >10 10@FL
balls: c@670,315 10@1020,475
+ Матч окончен, победил A = The match is over, A has won
- Доигрывают до разницы в три = They play on until A leads by three
- B получает последний разбой = B gets one last break
ruling: stay:10 ends rack:A match:A over

# R.race handicap
ru: С форой A нужно 6 партий, B — 4. Счёт 4–3, и B забивает последнюю десятку по заказу. Кто
  выиграл матч?
en: With a handicap A needs 6 racks and B 4. At 4–3 B makes the last 10 as called. Who has won the
  match?
shot: base | B balls:10 score:4-3 race:6-4 | 10@FL | >10 10@FL
balls: c@125,385 10@845,520
- Пока никто: счёт 4–4 = Nobody yet: it is 4–4
+ B: у него четыре из четырёх = B: he has four out of four
- A: он был впереди = A: he was ahead
ruling: stay:10 ends rack:B match:B over

# R.clock extension
ru: Контроль времени включён. A просит продлить время, в этой партии впервые. Дадут ли?
en: The clock is on. A asks for an extension, his first in this rack. Is it given?
case: {"kind": "event", "ruleset": {"overrides": {"shotClock": "on"}}, "before": {"ballsOnTable":
  [3, 7, 9, 10], "shooter": "A", "breaker": "A", "shotNumberInRack": 5}, "event": {"type":
  "useExtension", "by": "A", "extensionsBefore": {"A": 1, "B": 1}}}
balls: c@765,370 3@-155,235 7@400,-455 9@-545,-90 10@110,-130
+ Да, один раз за партию = Yes, once a rack
- Нет, продлевают только на разбое = No, only on the break
- Да, сколько угодно раз = Yes, as often as he likes
ruling: continues A:shot

# R.clock second-extension
ru: A уже продлевал время в этой партии и просит снова. Дадут ли?
en: A has had his extension in this rack and asks for another. Is it given?
case: {"kind": "event", "ruleset": {"overrides": {"shotClock": "on"}}, "before": {"ballsOnTable":
  [3, 7, 9, 10], "shooter": "A", "breaker": "A", "shotNumberInRack": 7}, "event": {"type":
  "useExtension", "by": "A", "extensionsBefore": {"A": 0, "B": 1}}}
balls: c@805,270 3@160,280 7@825,-125 9@70,-330 10@945,-445
- Да, если соперник не против = Yes, if the opponent does not mind
- Да, но вдвое короче = Yes, but half as long
+ Нет, часы идут дальше = No, the clock runs on
ruling: refused continues A:shot

# R.timeout own-turn
ru: A у стола и просит тайм-аут, первый в матче. Можно ли?
en: A is at the table and asks for a time-out, his first in the match. May he?
case: {"kind": "event", "before": {"ballsOnTable": [3, 7, 9, 10], "shooter": "A", "breaker": "A",
  "shotNumberInRack": 5}, "event": {"type": "timeOut", "by": "A"}}
balls: c@-1065,-150 3@1120,-205 7@465,100 9@-295,385 10@1080,-10
+ Да: пять минут, стол не трогают = Yes: five minutes, and nobody touches the table
- Нет, только между партиями = No, only between racks
- Да, но подход перейдёт = Yes, but it ends his inning
ruling: suspended A:shot

# R.timeout cue-apart
ru: Во время своего тайм-аута A развинтил кий. Счёт 3–4, играют до пяти. Сдал ли он матч?
en: In his own time-out A took his cue apart. The score is 3–4 in a race to five. Has he conceded?
case: {"kind": "event", "before": {"ballsOnTable": [3, 7, 9, 10], "shooter": "A", "breaker": "A",
  "shotNumberInRack": 5, "score": {"A": 3, "B": 4}, "raceTo": 5}, "event": {"type":
  "unscrewPlayingCue", "by": "A", "duringTimeout": true}}
balls: c@865,-470 3@-245,-10 7@-1085,-465 9@970,70 10@600,-140
- Да, матч сдан = Yes, the match is conceded
+ Нет: в тайм-аут можно = No: in a time-out he may
- Сдана только партия = Only the rack is conceded
ruling: continues A:shot

# R.concede second-time
ru: Здесь сдачу партии наказывают. A сдаёт партию с недоигранными шарами второй раз за матч.
  Сколько партий получит B?
en: Conceding racks is punished here. A concedes one with balls still to play for the second time.
  How many racks does B get?
case: {"kind": "event", "ruleset": {"overrides": {"concedePenalty": "warnThenRack"}}, "before":
  {"ballsOnTable": [7, 9, 10], "shooter": "B", "breaker": "A", "shotNumberInRack": 8, "score":
  {"A": 2, "B": 1}, "raceTo": 5}, "event": {"type": "concedeRack", "by": "A", "concessionsBefore":
  1}}
balls: c@1115,-425 7@-1060,390 9@-765,-120 10@235,440
- Одну, сданную = One, the conceded one
+ Две: сданную и ещё одну = Two: the conceded one and one more
- Весь матч = The whole match
ruling: ends rack:B B:break

# R.concede first-time
ru: В базовой редакции A сдаёт партию: позиция безнадёжна. Будет ли наказание?
en: In the base edition A concedes a rack that looks hopeless. Is there a penalty?
case: {"kind": "event", "before": {"ballsOnTable": [7, 9, 10], "shooter": "B", "breaker": "B",
  "shotNumberInRack": 8, "score": {"A": 2, "B": 1}, "raceTo": 5}, "event": {"type": "concedeRack",
  "by": "A"}}
balls: c@670,-135 7@-810,115 9@595,-450 10@-315,460
+ Нет: B получает партию, матч продолжается = No: B gets the rack, the match goes on
- Да: предупреждение = Yes: a warning
- Да: матч проигран = Yes: the match is lost
ruling: ends rack:B A:break

# R.forfeit not-there
ru: B не появился в срок, который дан регламентом. Что решит судья?
en: B did not show up in the time the event allows. What is the ruling?
case: {"kind": "event", "before": {"phase": "lag", "ballsOnTable": []}, "event": {"type":
  "forfeitLate", "player": "B"}}
balls: -
- A получает одну партию = A gets one rack
- A получает первый разбой = A gets the first break
+ A выиграл матч = A has won the match
ruling: ends match:A over

# R.cbfo brushed-nine
ru: Судьи нет, фол только по битку. Забивая тройку, бьющий задел рукой девятку в стороне. Есть ли
  фол?
en: No referee, cue-ball fouls only. Making the 3, the shooter brushed the 9 far from the play. A
  foul?
shot: base touchedBalls=cueBallOnly | A balls:3,7,9,10 | 3@FL | >3 3@FL 9!A:hand:during
balls: c@305,220 3@810,375 7@535,-155 9@140,-420 10@-1040,390
- Да: касание любого шара — фол = Yes: a touch of any ball is a foul
+ Нет: 9 можно вернуть на место = No: the 9 may be put back
- Нет, но подход окончен = No, but the inning is over
ruling: stay:3 continues A:shot

# R.cbfo changed-the-shot
ru: То же правило, но задетая рукой девятка откатилась под тройку и изменила удар. Есть ли фол?
en: The same rule, but the 9 was knocked into the way of the 3 and changed the shot. A foul?
shot: base touchedBalls=cueBallOnly | A balls:3,7,9,10 | 3@FL | >3 3@FL 9!A:hand:during:affected
balls: c@245,-175 3@915,345 7@250,310 9@475,-180 10@-45,-500
+ Да: касание изменило исход = Yes: the touch changed the outcome
- Нет: фол только по битку = No: cue-ball fouls only
- Удар повторяют = The stroke is replayed
ruling: TOUCHED_BALL stay:3 ends B:hand 1-0

# R.opt no-three-foul-rule
ru: На этом турнире счёт трёх фолов ничего не решает. У A два фола подряд, он допускает третий.
  Что будет?
en: In this event three fouls decide nothing. A has two in a row and commits a third. What
  happens?
shot: base threeFouls=off | A balls:3,7,9,10 fouls:2-0 | safety | >3
balls: c@-45,-285 3@400,180 7@175,190 9@-655,-320 10@45,-450
- Партия проиграна = The rack is lost
+ Обычный фол, партия идёт дальше = An ordinary foul, the rack goes on
- Фол не считается = The foul does not count
ruling: NO_RAIL ends B:hand 3-0
`;
