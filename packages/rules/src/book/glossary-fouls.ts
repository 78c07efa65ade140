/** Terms of fouls, penalties and the event. Read by `glossaryIn`. */
export const FOUL_TERMS = `
нарушение правил, фол, штраф = foul > G6
Нарушение, за которое отдают подход.
An offence that costs the inning.

стандартное (обычное) нарушение = standard foul > G-pen
Фол, за который соперник получает биток с руки.
A foul that gives the opponent ball in hand.

серьёзное нарушение = serious foul > S9
Проступок, который стоит партии или наказывается по решению судьи.
An offence that costs the rack, or what the referee decides.

биток с руки, игра с руки = ball in hand > G1.5
Право поставить биток рукой перед ударом.
The right to place the cue ball before the stroke.

с руки из дома = in hand behind the head string > S2a
Биток ставят только за переднюю линию: так на разбое.
The cue ball goes behind the head string only: so on the break.

с руки из любого места = in hand anywhere > G-pen
Биток ставят куда угодно: так после фола.
The cue ball goes anywhere: so after a foul.

биток в лузе, падение битка = scratch > G6.1
Фол: биток упал в лузу.
A foul: the cue ball dropped.

биток за бортом, вылет битка = cue ball off the table > G6.1
Фол: биток покинул стол.
A foul: the cue ball left the table.

неправильное первое касание = wrong ball first > G6.2
Фол: первым задет не очередной шар.
A foul: the lowest ball was not met first.

промах по всем шарам, отсутствие касания = no contact, miss > G6.3
Фол: биток не задел ни одного шара.
A foul: the cue ball met no ball.

недоведение до борта = no rail after contact > G6.3
Фол: после касания ничего не упало и не дошло до борта.
A foul: after the contact nothing dropped and nothing reached a rail.

отрыв обеих ног от пола = no foot on the floor > G6.4
Фол: в момент удара обе ноги в воздухе.
A foul: both feet were in the air at the stroke.

вылет прицельного шара за борт = ball driven off the table > G6.5
Фол: шар с номером покинул стол.
A foul: a numbered ball left the table.

касание шара = touched ball > G6.6
Фол: шар задет не ударом.
A foul: a ball was touched otherwise than by the stroke.

двойной удар = double hit > G6.7
Фол: наклейка встретила биток второй раз.
A foul: the tip met the cue ball a second time.

толчок, удар протяжкой (нажимом) = push shot > G6.8
Фол: кий ведёт биток, не отрываясь; с пуш-аутом не путать.
A foul: the tip stays on the cue ball and drives it; not to be confused with a push-out.

удар при движущихся шарах = balls still moving > G6.9
Фол: ударили, пока шары не остановились.
A foul: the stroke came before the balls were at rest.

неправильная установка битка = bad cue ball placement > G6.10
Фол: положено играть из дома, а биток стоял не в нём.
A foul: the cue ball had to be in the house and was not.

неправильный удар из дома = bad play from behind the head string > G6.11
Фол: биток не вышел из дома и никого за линией не задел.
A foul: the cue ball neither left the house nor met a ball beyond.

кий на столе = cue stick on the table > G6.12
Фол: кий положили на стол и отпустили, чтобы прицелиться.
A foul: the cue was laid down and let go of to aim.

игра вне очереди = playing out of turn > G6.13
Фол: ударил не тот, чья очередь.
A foul: the wrong player shot.

три нарушения подряд = three consecutive fouls > G6.14
Третий фол подряд после предупреждения проигрывает партию.
The third foul in a row, after a warning, loses the rack.

медленная игра, затягивание = slow play > G6.15
Игрок тянет время; с контролем времени это фол.
The player stalls; on the clock it is a foul.

неспортивное поведение = unsportsmanlike conduct > G6.16
Порча игры нарочно; наказание выбирает судья.
Spoiling the game on purpose; the referee picks the penalty.

предупреждение = warning > G6.14
Слово судьи на двух фолах подряд или о поведении.
The referee’s word on two fouls in a row, or about conduct.

фол по любому шару = all-ball fouls > G6.6
Касаться нельзя ни одного шара: так в базовой редакции.
No ball may be touched: so in the base edition.

фол только по битку = cue-ball fouls only > R.cbfo
Прицельный шар задет случайно и без последствий — не фол.
An object ball touched by accident and without effect is no foul.

контроль времени на удар = shot clock > R.clock
Предел времени на каждый удар.
A time limit for every stroke.

продление времени = extension > R.clock
Добавка ко времени удара, раз в партии.
Extra time for a stroke, once a rack.

тайм-аут, перерыв = time-out > R.timeout
Перерыв в пять минут, один на матч.
A break of five minutes, one a match.

признание поражения, сдача = concession > G1.11
Отдать партию или матч, не доигрывая.
To give up a rack or the match unfinished.

техническое поражение = forfeit > R.forfeit
Матч проигран без игры: неявка или отказ.
The match is lost unplayed: for absence or refusal.

патовая (тупиковая) ситуация = stalemate > G1.12
Никто не продвигает партию; после трёх подходов каждого её играют заново.
Nobody moves the rack on; after three turns each it is replayed.

апелляция, протест = appeal, protest > G1.10
Несогласие с решением; игру останавливают.
Disagreement with a decision; play stops.
`;
