/** Terms of the match, the rack and the table. Read by `glossaryIn`. */
export const TABLE_TERMS = `
десятка, пул-10 (игра) = ten-ball > S0
Разновидность пула с десятью прицельными шарами, где каждый удар заказывают.
The pool game with ten object balls in which every shot is called.

матч, встреча = match > R.race
Игра до оговорённого числа выигранных партий.
A contest to an agreed number of racks.

партия = rack (unit of play) > S7
От разбоя до десятки, которая её выиграла, до проигрыша или сдачи.
From the break to the ten that wins it, to its loss or concession.

пирамида, расстановка шаров = rack (set-up) > S1
Десять шаров треугольником: 1 впереди на отметке, 10 в центре.
Ten balls in a triangle: the 1 in front on the spot, the 10 in the centre.

треугольник, шаблон (трафарет) = triangle, template > S1
То, чем ставят пирамиду: рамка или тонкий лист с вырезами.
What a rack is set with: a frame, or a thin sheet with holes.

до N побед (партий) = race to N > R.race
Сколько партий нужно, чтобы выиграть матч.
How many racks win the match.

счёт = score > R.race
Партии, выигранные каждым.
The racks each player has won.

прицельный шар = object ball > S0
Любой шар с номером; в десятке их десять.
Any numbered ball; ten-ball has ten of them.

биток = cue ball > S0
Белый шар, единственный, по которому бьют кием.
The white ball, the only one the cue may strike.

десятка (шар) = ten, money ball > S7
Шар 10: он один выигрывает партию и один возвращается на стол.
The 10: the only ball that wins a rack, and the only one that comes back.

очередной шар, шар с наименьшим номером = lowest ball, ball on > G6.2
Наименьший на столе перед ударом; его и нужно задеть первым.
The lowest on the table before the stroke: the one to hit first.

легальный прицельный шар = legal object ball > G6.2
Шар, который правила велят задеть первым; в десятке это очередной.
The ball the rules want hit first; in ten-ball the lowest.

стол, игровая поверхность = table, playing surface > G8.5
Сукно между носами бортов.
The cloth between the noses of the cushions.

борт = rail, cushion > G8.4
Упругая кромка стола; их шесть, между лузами.
The springy edge of the table; there are six, between the pockets.

передний борт = head rail > G1.2
Короткий борт, от которого разбивают.
The short rail one breaks from.

задний борт = foot rail > G1.2
Короткий борт за пирамидой.
The short rail behind the rack.

длинный (боковой) борт = side rail > G1.2
Борт вдоль стола; средняя луза делит его на два.
A rail along the table, parted in two by the side pocket.

луза = pocket > G8.3
Отверстие, куда забивают шары; на схемах HL, HR, SL, SR, FL, FR.
A hole balls are played into; HL, HR, SL, SR, FL, FR on diagrams.

угловая луза = corner pocket > G8.3
Одна из четырёх луз в углах стола.
One of the four pockets in the corners.

средняя луза = side pocket > G8.3
Одна из двух луз в середине длинных бортов.
One of the two pockets in the middle of the long rails.

передняя линия = head string > S2a
Линия поперёк стола в четверти его длины; домом она уже не считается.
The line across the table at a quarter of its length; it is outside the house.

дом = house, kitchen > S2a
Место за передней линией, откуда разбивают.
The part behind the head string, from where one breaks.

задняя отметка = foot spot > G1.4
Точка под вершиной пирамиды; сюда выставляют десятку.
The point under the front of the rack; the ten is spotted here.

передняя отметка = head spot > S2a
Середина передней линии.
The middle of the head string.

продольная линия, осевая = long string > G1.4
Линия посередине стола, от переднего борта к заднему.
The line down the middle of the table, from the head to the foot rail.

розыгрыш начального удара, раскат = lag > G1.2
Два одновременных удара от борта к борту: чей шар ближе, тот решает, кому разбивать.
Two balls rolled at once to the far rail and back: whose stops nearer decides who breaks.

разбой, начальный удар = break, opening break > S2
Первый удар партии, по пирамиде.
The first stroke of a rack, at the triangle.

разбивающий = breaker > R.break
Игрок, который выполняет разбой.
The player who plays the break.

правильный разбой = legal break > S2b
Разбой без фола, на котором что-то забито или четыре шара дошли до бортов.
A break without a foul that pockets a ball or sends four to the rails.

неправильный разбой = illegal break > S2b
Разбой, который этого не добился; он наказывается как фол.
A break that does neither; it is a foul.

разбой без забитых шаров = dry break > S2
Ничего не упало; вторым бьёт соперник.
Nothing dropped; the opponent plays the second stroke.

второй удар в партии = second shot of the rack > S3
Удар сразу после разбоя; только на нём бывает пуш-аут.
The stroke right after the break; the only one that may be a push-out.

поочерёдный разбой = alternate break > R.break
Партии разбивают по очереди.
The players break in turn.

разбивает победитель = winner breaks > R.break
Следующую партию начинает тот, кто выиграл прошлую.
The winner of a rack breaks the next.

разбивает проигравший = loser breaks > R.break
Следующую партию начинает тот, кто проиграл прошлую.
The loser of a rack breaks the next.

решающая партия, контровая = hill-hill > R.race
Обоим до победы в матче нужна одна партия.
Both players need one rack to win the match.

повторная расстановка = re-rack > S1
Шары ставят заново до начального удара.
The balls are set again before the opening stroke.

правило трёх очков (трёх шаров) = three-point rule > V.3pt
Добавочное требование к разбою: забитые и дошедшие до передней линии шары, вместе три.
An extra test of the break: balls pocketed and balls past the head string, three together.

зона разбоя (бокс) = break box > S2a
Часть дома, откуда разрешено разбивать, если регламент её ввёл.
The part of the house one may break from, where an event has one.

судья = referee > G6
Следит за фолами и решает споры; без него это делает соперник.
Watches for fouls and settles disputes; without one the opponent does.
`;
