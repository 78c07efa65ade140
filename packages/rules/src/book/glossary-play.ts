/** Terms of the stroke and the call. Read by `glossaryIn`. */
export const PLAY_TERMS = `
удар = shot > S0
От касания наклейкой битка до остановки всех шаров.
From the tip meeting the cue ball until all balls are at rest.

движение кием = stroke > G6.8
Ход кия вперёд, который посылает биток.
The cue going forward and sending the cue ball off.

игровой подход, подход, серия = inning, turn > S7
Всё время у стола от первого удара до перехода хода.
One visit to the table, from the first stroke until play passes.

вступающий в игру соперник = incoming player > S6
Тот, кто подходит к столу следующим.
The one who comes to the table next.

бьющий = shooter > G6.13
Игрок, который выполняет удар.
The player at the table.

заказ, заказной удар = call, called shot > S4
Шар и луза, названные перед ударом.
A ball and a pocket named before the stroke.

заказанный шар = called ball > S4
Шар, который назвали.
The ball that was named.

заказанная луза = called pocket > S4
Луза, которую назвали.
The pocket that was named.

очевидный удар, джентльменский заказ = obvious shot, gentleman’s call > S4
Удар, заказ которого и так ясен; его можно не произносить.
A shot whose call is plain to see and need not be spoken.

требование заказа = call request > S4
Просьба судьи или соперника назвать шар и лузу; отвечать обязательно.
The referee’s or opponent’s request for ball and pocket; it has to be answered.

отыгрыш, удар без заказа = safety > S5
Удар, которым не забивают, а оставляют сопернику трудную позицию.
A stroke that does not attack but leaves the opponent a hard position.

пуш-аут = push-out > S3
Объявленный второй удар партии без правил первого касания и борта.
An announced second stroke of a rack, free of the first-contact and rail rules.

забит, упал в лузу = pocketed > G8.3
Шар ушёл с поля в лузу и остался там.
The ball left the bed for a pocket and stayed there.

правильно забит = legally pocketed > S7
Заказанный шар в заказанной лузе, без фола.
The called ball in the called pocket, without a foul.

незаказанный шар, шар не в той лузе = wrongly pocketed ball > S6
Шар, который упал не по заказу, без фола; выбирает соперник.
A ball that dropped otherwise than called, without a foul; the opponent chooses.

принять позицию = accept the table > S6
Согласиться играть самому с того, что стоит на столе.
To play on oneself from what lies on the table.

передать удар обратно = pass back, hand back > S6
Заставить бить того, кто оставил эту позицию.
To have the one play who left the position.

комбинационный удар = combination > S4
Прицельный шар забивают другим прицельным.
One object ball is pocketed with another.

дуплет, удар от борта = bank shot > S4
Прицельный шар идёт в лузу от борта.
The object ball goes to the pocket off a rail.

карамболь, соударение = carom, kiss > S4
Шар уходит к цели, отскочив от другого шара.
A ball goes where it should by glancing off another.

удар битком от борта = kick shot > G6.3
Биток сначала идёт в борт, потом в шар.
The cue ball meets a rail first and then the ball.

удар с перескоком, прыжок (джамп) = jump shot > G8.16
Биток ударяют сверху, и он перелетает препятствие.
The cue ball is struck down upon and clears an obstacle.

массе = massé > G6.4
Удар почти отвесным кием: биток идёт по дуге.
A stroke with the cue nearly upright: the cue ball swerves.

кикс, срыв = miscue > G8.18
Наклейка скользнула по битку; случайный кикс не фол.
The tip slid off the cue ball; by accident it is no foul.

маска = snooker, hook > S7
Прямую дорогу от битка к очередному шару закрывает другой шар.
Another ball stands between the cue ball and the lowest ball.

одновременное касание = simultaneous (split) hit > G-split
Биток задел два шара сразу, и порядок не различить.
The cue ball met two balls at once, and nobody can tell which first.

выход, позиция = position play, leave > S7
Умение остановить биток там, откуда удобен следующий удар.
Bringing the cue ball to where the next shot is easy.

доведён до борта, доведение до борта = driven to a rail > G8.4
Шар коснулся борта, которого раньше не касался.
The ball touched a rail that it had not touched before.

шары вплотную (прижатые, слипшиеся) = frozen (ball to ball) > G6.7
Шары касаются друг друга; считается, если объявлено до удара.
The balls touch; it counts if declared before the stroke.

шар, прижатый к борту = frozen to a rail > G8.4
Шар касается борта; считается, если объявлено до удара.
The ball touches a rail; it counts if declared before the stroke.

выставление шара = spotting > G1.4
Шар ставят на заднюю отметку или за неё.
A ball is put on the foot spot, or behind it.

восстановление позиции = restoring a position > G1.8
Судья возвращает сдвинутые шары на место.
The referee puts moved balls back.

самопроизвольное смещение, зависший шар = settling, hanging ball > G1.7
Шар сдвинулся сам или замер на краю лузы.
A ball moved by itself or stopped on the edge of a pocket.

постороннее вмешательство = outside interference > G1.9
На шары подействовал не игрок и не его удар.
Something other than the players moved the balls.
`;
