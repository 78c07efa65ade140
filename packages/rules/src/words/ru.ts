/**
 * Rulings in Russian. The voice of a good referee: short, calm, facts first; «вы» without
 * capital, balls by number, pockets by code, no exclamation marks.
 */
import type { FoulCode } from '../foul.ts';
import type { Rulebook } from '../rulebook.ts';
import type { Phrasebook } from '../sentence.ts';
import { plainNumber } from './number.ts';
import {
  BALL_FORMS, FOUL_FORMS, byNumber, capital, list, made, madeBall, name, objectBalls, ofBalls,
  plural, reached, touched,
} from './ru-grammar.ts';

export const RU: Phrasebook = {
  'foul.scratch': () => 'Биток упал в лузу',
  'foul.cue-ball-off-table': () => 'Биток вылетел за борт',
  'foul.wrong-ball-first': ({ first, lowest }) => (
    `Первое касание пришлось на ${list(first)}, а на столе была ${lowest}`
  ),
  'foul.split-hit': ({ first, lowest }) => (
    `Биток коснулся ${ofBalls(first)} одновременно, а на столе была ${lowest}`
  ),
  'foul.no-contact': ({ lowest }) => (
    `Биток не коснулся ни одного шара, а на столе была ${lowest}`
  ),
  'foul.no-rail': ({ first }) => (
    `После касания ${ofBalls(first)} ни один шар не упал и не дошёл до борта`
  ),
  'foul.illegal-break': ({ driven, needed }) => (
    `На разбое ничего не забито, до бортов ${reached(driven)}, нужно ${objectBalls(needed)}`
  ),
  'foul.no-foot': () => 'В момент удара обе ноги были в воздухе',
  'foul.ball-off-table': ({ balls }) => `За борт ${byNumber(balls, 'вылетел', 'вылетели')}`,
  'foul.touched-ball': ({ balls }) => capital(touched(balls)),
  'foul.touched-with-cue-ball': ({ balls }) => `Битком с руки ${touched(balls)}`,
  'foul.double-hit': () => 'Наклейка коснулась битка дважды',
  'foul.push-shot': () => 'Наклейка оставалась на битке дольше, чем длится удар: это толчок',
  'foul.balls-moving': ({ balls }) => (
    `К моменту удара ещё ${byNumber(balls, 'двигался', 'двигались')}`
  ),
  'foul.bad-placement': () => 'Биток стоял не в доме: передняя линия в дом не входит',
  'foul.bad-play-head-string': () => (
    'Биток из дома не пересёк переднюю линию и не коснулся шара за ней'
  ),
  'foul.cue-on-table': () => 'Кий оставлен на столе без руки',
  'foul.out-of-turn': () => 'Удар сделан не в свою очередь; шары остаются, где остановились',
  'foul.three-fouls': () => 'Три фола подряд: партия проиграна',
  'foul.slow-play': () => 'Удар не сделан вовремя',
  'foul.unsportsmanlike': () => 'Неспортивное поведение',
  'foul.intentional-touch': ({ balls }) => `Намеренно ${touched(balls)}`,

  'clear.cue-ball-not-pocketed': () => 'Биток в лузу не упал',
  'clear.cue-ball-on-table': () => 'Биток остался на столе',
  'clear.lowest-first': ({ lowest }) => `Первое касание пришлось на ${lowest}, как и нужно`,
  'clear.split-hit': ({ first, lowest }) => (
    `Биток коснулся ${ofBalls(first)} одновременно, ${lowest} среди них: касание правильное`
  ),
  'clear.first-contact-waived': () => 'На пуш-ауте правило первого касания не действует',
  'clear.contact': ({ first }) => `Касание было: ${list(first)}`,
  'clear.rail': ({ driven }) => `После касания до борта ${reached(driven)}`,
  'clear.rail-by-pocket': ({ balls }) => `${capital(made(balls))}, борт не нужен`,
  'clear.rail-waived': () => 'На пуш-ауте борт после касания не нужен',
  'clear.break-rails': ({ driven, needed }) => (
    `На разбое до бортов ${reached(driven)}, нужно ${objectBalls(needed)}`
  ),
  'clear.break-pocketed': ({ balls }) => `На разбое ${made(balls)}: разбой правильный`,
  'clear.break-unconditional': () => 'Сколько шаров дошло до бортов, здесь не важно',
  'clear.foot': () => 'Нога была на полу',
  'clear.no-ball-off-table': () => 'Шары остались на столе',
  'clear.nothing-touched': () => 'Шары не задеты ничем, кроме удара',
  'clear.cue-ball-in-hand': () => 'Биток с руки трогать можно',
  'clear.harmless-touch': ({ balls }) => (
    `${capital(touched(balls))}, на удар это не повлияло: соперник может попросить вернуть`
  ),
  'clear.single-hit': () => 'Двойного удара не было',
  'clear.no-push-shot': () => 'Удар, а не толчок',
  'clear.balls-at-rest': () => 'К удару все шары стояли',
  'clear.placement': () => 'Биток стоял в доме',
  'clear.play-from-house': () => 'Биток вышел из дома',
  'clear.cue-in-hand': () => 'Кий не оставляли на столе',
  'clear.right-player': () => 'Бил тот, чья очередь',
  'clear.in-time': () => 'Удар сделан вовремя',
  'clear.conduct': () => 'К поведению замечаний нет',
  'clear.conduct-warning': () => 'Предупреждение за поведение, без наказания',

  'interference.replay': () => 'На исход повлияло постороннее: позиция восстановлена, удар заново',
  'interference.settling': () => (
    'Шар упал сам и изменил удар: позиция восстановлена, удар заново'
  ),
  'interference.opponent': ({ balls }) => (
    `Соперником ${touched(balls)}, удар изменился: позиция восстановлена, удар заново`
  ),
  'interference.rack-replayed': () => (
    'Позицию не восстановить: партия заново, разбивает тот же игрок'
  ),
  'interference.harmless': () => 'Постороннее не изменило удар: сдвинутое вернули, игра идёт',
  'touch.restored': ({ balls }) => `Соперником ${touched(balls)}: место восстановлено`,
  'settled.in-time': ({ ball, limit }) => (
    `Шар ${ball} упал сам раньше чем через ${plainNumber(limit, ',')} с: он забит этим ударом`
  ),
  'settled.restored': ({ ball, seconds, limit }) => (
    `Шар ${ball} стоял на краю ${plainNumber(seconds, ',')} с, предел `
    + `${plainNumber(limit, ',')} с: его возвращают на край`
  ),
  'settled.not-pocketed': ({ ball }) => `Шар ${ball} не считается забитым`,
  'rebound.not-pocketed': ({ ball }) => `${capital(name(ball))} вернулся из лузы: он не забит`,
  'rebound.cue-ball-touched-pocketed': () => (
    'Биток коснулся шара в лузе: он считается упавшим'
  ),
  'rail-top.came-back': ({ ball }) => `${capital(name(ball))} прошёл по верху борта: это не вылет`,
  'rail-top.object-helped': ({ ball }) => (
    `${capital(name(ball))} вернулся только от постороннего предмета: он считается вылетевшим`
  ),
  'foul.too-late': () => 'Нарушение назвали после следующего удара: оно не считается',
  'foul.counts-once': ({ codes }) => (
    `За один удар ${codes.length} ${plural(codes.length, FOUL_FORMS)}, считается один фол`
  ),
  'foul.on-safety': () => 'Отыгрыш обязан быть правильным ударом',
  'foul.touch-changed-outcome': ({ balls }) => (
    `Касание изменило исход (${list(balls)}): это фол и там, где штрафуют только за биток`
  ),
  'foul.split-hit-judged': () => 'По этим правилам одновременное касание считается ошибкой',
  'lowest.every-shot': ({ lowest }) => (
    `Первым нужно коснуться шара с наименьшим номером, это ${lowest}`
  ),
  'frozen.played-into': ({ balls }) => (
    `Биток стоял вплотную к ${list(balls)}, это объявили: удар сквозь шар разрешён`
  ),
  'frozen.played-away': ({ balls }) => (
    `Биток стоял вплотную к ${list(balls)}: удар от шара касанием не считается`
  ),
  'frozen.rail-declared': ({ balls }) => (
    `Объявлено прижатым к борту: ${list(balls)}; этот борт не считается`
  ),
  'frozen.rail-another': ({ balls }) => (
    `Стоит у борта вплотную: ${list(balls)}; засчитан другой борт или тот же после отскока`
  ),
  'frozen.rail-undeclared': ({ balls }) => (
    `Прижатым не объявили: ${list(balls)}; касание борта считается`
  ),
  'jump.legal': () => 'Перескок при ударе сверху разрешён',
  'miscue.deliberate': () => 'Подбить биток снизу нарочно нельзя',
  'clock.expired': () => 'Время на удар вышло',
  'in-hand.other-balls': () => 'Битком с руки нельзя задевать другие шары',
  'penalty.in-hand-anywhere': () => 'Биток с руки, в любом месте',
  'penalty.in-hand-house': () => 'Биток с руки из дома после любого фола',
  'penalty.break-passes': () => 'Фол до начального удара: разбивает соперник',
  'penalty.house-only-string': () => 'Разбивают из дома, а передняя линия — уже не дом',
  'count.fouls': ({ count }) => `Фолов подряд: ${count}`,
  'count.no-loss': () => 'За три фола подряд партию здесь не проигрывают',
  'count.two': () => 'Два фола подряд. После предупреждения третий проигрывает партию',
  'count.no-warning-two': () => 'Два фола подряд. Третий проигрывает партию',
  'count.unwarned': () => 'О двух фолах не предупредили, поэтому счёт остаётся на двух',
  'count.cleared': ({ had }) => `Удар без фола: счёт фолов снят, было ${had}`,
  'conduct.rack': () => 'За поведение присуждена потеря партии',
  'conduct.match': () => 'За поведение присуждена потеря матча',
  'break.dry': ({ driven }) => `Ничего не забито, до бортов ${reached(driven)}: разбой правильный`,
  'break.pocketed': ({ balls }) => `На разбое ${made(balls)}: разбивавший продолжает`,
  'break.legal': () => 'Фола на разбое нет',
  'break.ten-wins': () => 'Десятка на разбое выигрывает партию',
  'break.ten-in-foot-corner': ({ pocket }) => `Десятка упала в ${pocket}: там она не выигрывает`,
  'break.short': ({ points }) => (
    `Слабый разбой: ${points} ${plural(points, BALL_FORMS)} из трёх. Выбирает соперник`
  ),
  'break.re-rack-choice': () => (
    'Соперник выбирает: принять позицию, разбить самому или дать разбить ещё раз'
  ),
  'break.lost': () => 'Пирамиду ставят заново, разбивает соперник',
  'push-out.open': () => 'Следующим ударом можно объявить пуш-аут',
  'push-out.no-right-after-foul': () => 'После фола на разбое пуш-аута нет',
  'push-out.right-passes': () => 'Второго удара ещё не было: право пуш-аута переходит с ударом',
  'push-out.right-lapses': () => 'Второй удар сыгран, пуш-аута в этой партии больше нет',
  'push-out.not-open': () => (
    'Пуш-аут возможен только вторым ударом после правильного разбоя: удар судят как обычный'
  ),
  'push-out.switched-off': () => 'Пуш-аута в этих правилах нет: удар судят как обычный',
  'push-out.not-announced': () => 'Пуш-аут не объявлен, действуют все правила удара',
  'push-out.foul': () => 'Пуш-аут снимает только правила первого касания и борта',
  'push-out.played': () => 'Пуш-аут: соперник принимает позицию или передаёт удар обратно',
  'call.made': ({ ball, pocket }) => `${madeBall(ball)} по заказу в ${pocket}`,
  'call.obvious-made': ({ ball, pocket }) => (
    `Удар очевидный, слов не нужно: ${ball} в лузе ${pocket}`
  ),
  'call.missed': ({ ball, pocket }) => `Заказ ${ball} → ${pocket} не выполнен`,
  'call.wrong-pocket': ({ ball, pocket, called }) => (
    `Шар ${ball} упал в ${pocket}, а заказана ${called}`
  ),
  'call.other-ball': ({ called, balls }) => (
    `Заказан шар ${called}, а ${made(balls)}`
  ),
  'call.none-pocketed': ({ balls }) => `${capital(made(balls))} без заказа`,
  'call.none': () => 'Шар и луза не названы, и удар не был очевидным',
  'call.only-one': () => 'Заказ — один шар и одна луза; двойной заказ не считается',
  'call.was-requested': () => 'Заказ потребовали, и его нужно было произнести',
  'call.must-be-spoken': () => 'По этим правилам заказ нужно произнести',
  'miss.no-call': () => 'Ничего не забито, удар переходит',
  'choice.wrongful': () => 'Соперник принимает позицию или передаёт удар обратно',
  'choice.wrongful-off': () => 'Выбора здесь нет: соперник играет с этой позиции',
  'choice.safety-off': () => 'После отыгрыша выбора здесь нет: соперник играет с этой позиции',
  'choice.safety-legal-ball-only': ({ lowest }) => (
    `Выбор после отыгрыша только за очередной шар, это была ${lowest}`
  ),
  'safety.played': () => 'Отыгрыш сыгран, удар переходит',
  'safety.pocketed': ({ balls }) => `На отыгрыше ${made(balls)}: подход окончен`,
  'mode.pocketed': ({ balls }) => (
    `${capital(made(balls))}: заказывают только десятку, подход продолжается`
  ),
  'mode.ten-called': () => 'Десятка забита по заказу',
  'mode.ten-uncalled': () => 'Десятка упала не по заказу: подход окончен',
  'mode.pocketed-freely': ({ balls }) => (
    `${capital(made(balls))}: заказывать здесь не нужно, подход продолжается`
  ),
  'mode.ten-needs-no-call': () => 'Десятку в этих правилах не заказывают',
  'inning.continues': () => 'Заказ выполнен, подход продолжается',
  'balls.stay': ({ balls }) => (
    `${balls.length === 1 ? 'Остаётся' : 'Остаются'} в лузе: ${list(balls)}`
  ),
  'off-table.out': ({ balls }) => `На стол не возвращают: ${list(balls)}`,
  'off-table.spotted': ({ balls }) => `С пола на заднюю отметку: ${list(balls)}`,
  'ten.spotted': () => '10 выставлена на заднюю отметку',
  'ten.early': () => 'Десятка раньше времени: выставляется, подход продолжается',
  'ten.early-wins': () => 'Заказанная десятка выигрывает партию в любой момент',
  'ten.early-wins-freely': () => 'Десятка выигрывает партию в любой момент',
  'ten.with-called': () => 'Десятка упала без заказа рядом с заказанным шаром: она не выигрывает',
  'ten.with-called-wins': () => 'Десятка вместе с заказанным шаром выигрывает партию',
  'ten.won': () => 'Последняя десятка забита по заказу: партия выиграна',
  'ten.won-freely': () => 'Забита последняя десятка: партия выиграна',
  'rack.order': ({ order }) => BREAK_ORDERS[order],
  'match.race-reached': () => 'Матч окончен: нужное число партий набрано',
  'between.cue-ball-in-hand': () => 'Биток с руки можно двигать, пока нет удара наклейкой вперёд',
  'between.no-foul': () => 'Нарушения нет, игра продолжается',
  'refused.no-stroke-now': () => 'Сейчас удар не играют',

  'choice.accepted': () => 'Позиция принята: бьёт тот, кто выбирал, пуш-аута нет',
  'choice.passed-back': () => 'Удар передан обратно; вернуть его ещё раз нельзя',
  'choice.re-rack-and-break': () => 'Пирамида заново, разбивает тот, кто выбирал',
  'choice.re-rack-opponent-breaks': () => 'Пирамида заново, тот же игрок разбивает ещё раз',
  'choice.break-myself': () => 'Выигравший розыгрыш разбивает сам',
  'choice.opponent-breaks': () => 'Выигравший розыгрыш отдал разбой сопернику',
  'choice.ten-stands': () => 'На столе одна десятка',
  'refused.decision': () => 'Такого выбора сейчас нет',
  'refused.after-foul': () => 'После фола удар обратно не передают',
  'refused.foul-instead': () => 'За фол полагается биток с руки',
  'refused.event': () => 'Сейчас это невозможно, ничего не изменилось',
  'lag.closer': ({ winner, near, far }) => (
    `${winner} ближе к переднему борту: ${plainNumber(near, ',')} мм, `
    + `у соперника ${plainNumber(far, ',')} мм`
  ),
  'lag.one-bad': ({ winner, fault }) => (
    `У соперника ${LAG_FAULT_NAMES[fault] ?? fault}: розыгрыш за ${winner}`
  ),
  'lag.both-bad': () => 'Оба розыгрыша с ошибкой, повторите',
  'lag.inseparable': () => 'Шары не различить, повторите розыгрыш',
  'lag.late-strike': ({ seat }) => (
    `${seat} ударил, когда шар соперника уже дошёл до заднего борта; повторите розыгрыш`
  ),
  'event.rack-conceded': () => 'Партия сдана',
  'event.two-acts': () => 'Сдать партию — ещё не сдать матч',
  'event.concession-warned': () => 'Первая сдача партии в матче: предупреждение',
  'event.concession-penalty': () => 'Повторная сдача: ещё одна партия сопернику',
  'event.match-conceded': () => 'Матч сдан',
  'event.cue-unscrewed': () => (
    'Кий развинчен, пока соперник играл решающую для него партию: матч сдан'
  ),
  'event.cue-unscrewed-freely': () => 'Развинчивать кий сейчас можно',
  'event.time-out-free': () => 'В свой тайм-аут с кием можно делать что угодно',
  'event.rack-won': () => 'Партия решена за столом',
  'event.stalemate': () => 'Ещё по три подхода без продвижения: партия заново',
  'event.stalemate-agreed': () => 'Оба согласны, что позиция тупиковая: партия заново',
  'event.same-breaker': () => 'Разбивает тот же игрок',
  'event.stalemate-cancelled': () => 'Продвижение есть, партия идёт дальше',
  'event.call-requested': () => 'Перед ударом нужен заказ: шар и луза или отыгрыш',
  'event.warned': () => 'Предупреждение: два фола подряд, третий проигрывает партию',
  'event.stalemate-announced': ({ turns }) => (
    `Продвижения нет: судья следит за тупиком, ещё по ${turns} подхода`
  ),
  'event.stalemate-too-soon': ({ A, B }) => `Осталось подходов: A ${A}, B ${B}`,
  'event.time-out': ({ minutes, left }) => (
    `Тайм-аут, ${plainNumber(minutes, ',')} мин; стол не трогают; осталось в матче: ${left}`
  ),
  'event.no-time-out': () => 'Тайм-аутов в этом матче больше нет',
  'event.clock-imposed': ({ seconds }) => (
    'После предупреждения за затягивание время считают обоим: '
    + `${plainNumber(seconds, ',')} с на удар`
  ),
  'event.table-disturbed': () => 'Стол потревожен: судья восстанавливает позицию',
  'event.conduct-warning': () => 'Предупреждение за поведение, пока без наказания',
  'event.settled-in-time': ({ ball, limit }) => (
    `Шар ${ball} упал раньше ${plainNumber(limit, ',')} с: `
    + 'он забит прошлым ударом, исправьте тот удар'
  ),
  'event.extension': ({ left }) => `Время продлено, осталось продлений в партии: ${left}`,
  'event.no-extension': () => 'Продлений не осталось',
  'event.frozen-balls': ({ ball, to }) => (
    `Объявлено: ${name(ball)} вплотную к ${list(to)}`
  ),
  'event.frozen-rail': ({ ball }) => `Объявлено: ${name(ball)} прижат к борту`,
  'event.frozen-matters': () => 'Считается только то, что объявлено до удара',
  'event.touch-restored': ({ ball }) => `Случайно задет ${name(ball)}, на удар это не влияет`,
  'event.position-restored': () => 'Судья восстановил позицию',
  'event.touch-intentional': ({ ball }) => `Намеренно задет ${name(ball)}: неспортивное поведение`,
  'event.appeal-judgement': () => 'Игра остановлена: судья может один раз пересмотреть решение',
  'event.appeal-rule': () => 'Игра остановлена: спор о применении правила решает главный судья',
  'event.resumed': () => 'Игра продолжается',
  'event.re-rack': () => 'Пирамиду поправляют до начального удара',
  'event.rack-invalid': () => 'Пирамида неверна: 1 впереди на отметке, 10 в центре. Ставят заново',
  'event.forfeit': () => 'Неявка вовремя: техническое поражение',
};

/** Headlines of the fouls. */
export const RU_FOULS: Readonly<Record<FoulCode, string>> = {
  SCRATCH: 'Биток в лузе',
  CUE_BALL_OFF_TABLE: 'Биток за бортом',
  WRONG_BALL_FIRST: 'Первым задет не очередной шар',
  NO_CONTACT: 'Нет касания шаров',
  NO_RAIL: 'Недоведение до борта',
  ILLEGAL_BREAK: 'Неправильный разбой',
  NO_FOOT: 'Отрыв обеих ног от пола',
  BALL_OFF_TABLE: 'Шар за бортом',
  TOUCHED_BALL: 'Касание шара',
  DOUBLE_HIT: 'Двойной удар',
  PUSH_SHOT: 'Толчок',
  BALLS_MOVING: 'Удар при движущихся шарах',
  BAD_PLACEMENT: 'Неправильная установка битка',
  BAD_PLAY_HEAD_STRING: 'Неправильный удар из дома',
  CUE_ON_TABLE: 'Кий оставлен на столе',
  OUT_OF_TURN: 'Игра вне очереди',
  THREE_FOULS: 'Три фола подряд: партия проиграна',
  SLOW_PLAY: 'Время удара вышло',
  UNSPORTSMANLIKE: 'Неспортивное поведение',
};

const BREAK_ORDERS: Readonly<Record<Rulebook['breakOrder'], string>> = {
  alternate: 'Разбивают по очереди',
  winner: 'Следующую партию разбивает выигравший',
  loser: 'Следующую партию разбивает проигравший',
  trailing: 'Следующую партию разбивает отстающий',
};

const LAG_FAULT_NAMES: Readonly<Record<string, string>> = {
  crossedLongString: 'шар пересёк продольную линию',
  footRailNotExactlyOnce: 'шар коснулся заднего борта не один раз',
  sideRail: 'шар коснулся длинного борта',
  pocketed: 'шар упал в лузу',
  offTable: 'шар вылетел за борт',
  restsPastHeadRailNose: 'шар остановился за носом переднего борта',
  foul: 'нарушение',
};
