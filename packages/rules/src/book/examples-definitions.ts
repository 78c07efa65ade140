/** Examples to the definitions. Read by `examplesIn`. */
export const DEFINITION_EXAMPLES = `
# G8.3 jumped-back
ru: Заказанная двойка ударилась о шары в переполненной лузе и выскочила на стол. Засчитают?
en: The called 2 hit the balls in a full pocket and jumped back onto the table. Does it count?
case: {"kind": "shot", "before": {"ballsOnTable": [2, 6, 10], "shooter": "A", "breaker": "A",
  "shotNumberInRack": 5}, "declaration": {"type": "call", "ball": 2, "pocket": "FL"}, "evidence":
  {"firstContact": [2], "railAfterContact": [2], "events": [{"type": "strike"}, {"type":
  "contact", "a": "cue", "b": [2]}, {"type": "rebound", "ball": 2, "pocket": "FL"}, {"type":
  "rail", "ball": 2}, {"type": "rest"}]}}
balls: c@405,285 2@875,415 6@15,175 10@935,-405
- Да: в лузе она побывала = Yes: it has been in the pocket
- Удар повторяют = The stroke is replayed
+ Нет: она не забита, бьёт соперник = No: it is not pocketed, the opponent shoots
ruling: ends B:shot

# G8.4 declared-frozen
ru: Двойка прижата к борту, это объявили. Биток мягко коснулся её, она осталась у того же борта,
  биток до борта не дошёл. Что решит судья?
en: The 2 was declared frozen to the rail. The cue ball met it softly, the 2 stayed on that rail,
  and the cue ball reached none. What is the ruling?
shot: base | A balls:2,6,10 frozen:2=| | safety | >2 2=|
balls: c@150,250 2@350,606.425 6@-500,-200 10@900,-200
+ Фол: этот борт не считается = Foul: that rail does not count
- Не фол: двойка была у борта = No foul: the 2 was on a rail
- Не фол: на отыгрыше борт не нужен = No foul: a safety needs no rail
ruling: NO_RAIL ends B:hand 1-0

# G8.4 undeclared
ru: Двойка стояла у борта, но прижатой её никто не объявил. После удара она снова коснулась этого
  борта. Есть ли доведение?
en: The 2 stood at the rail, but nobody declared it frozen. After the stroke it touched that rail.
  Is that a rail?
shot: base | A balls:2,6,10 | safety | >2 2| 2=|?
balls: c@150,250 2@350,606.425 6@-500,-200 10@900,-200
- Нет, борт тот же = No, it is the same rail
+ Да: не объявлено — значит, не прижата = Yes: not declared is not frozen
- Решает соперник = The opponent decides
ruling: ends B:shot

# G8.4 after-leaving-it
ru: Двойка прижата и объявлена. После удара она отскочила, ударилась о шестёрку и вернулась к тому
  же борту. Есть ли доведение?
en: The 2 was declared frozen. It came off the rail, met the 6 and went back to the same rail. Is
  that a rail?
shot: base | A balls:2,6,10 frozen:2=| | safety | >2 2| 2=|
balls: c@150,250 2@350,606.425 6@420,380 10@900,-200
- Нет, нужен другой борт = No, it takes another rail
- Нет, прижатый шар не считается вовсе = No, a frozen ball never counts
+ Да: она от него отошла = Yes: it had left it
ruling: ends B:shot

# G8.5 off-the-lamp
ru: Шестёрка подпрыгнула, ударилась о лампу и вернулась на стол. Вылетела ли она?
en: The 6 jumped, hit the lamp and came back onto the table. Was it off?
case: {"kind": "shot", "before": {"ballsOnTable": [2, 6, 10], "shooter": "A", "breaker": "A",
  "shotNumberInRack": 5}, "declaration": {"type": "call", "ball": 2, "pocket": "FL"}, "evidence":
  {"firstContact": [2], "railAfterContact": [2], "events": [{"type": "strike"}, {"type":
  "contact", "a": "cue", "b": [2]}, {"type": "contact", "a": 2, "b": [6]}, {"type": "rail",
  "ball": 2}, {"type": "externalObject", "ball": 6, "object": "lamp"}, {"type": "rest"}]}}
balls: c@345,150 2@760,490 6@-10,420 10@-485,-330
+ Да: вернула её лампа; фол = Yes: the lamp brought it back; foul
- Нет: она на столе = No: it is on the table
- Удар повторяют: лампа — помеха = The stroke is replayed: the lamp interfered
ruling: BALL_OFF_TABLE out:6 ends B:hand 1-0

# G8.5 along-the-rail-top
ru: Шестёрка прокатилась по верху борта и сама вернулась на сукно. Есть ли фол?
en: The 6 ran along the top of a rail and came back onto the cloth by itself. A foul?
case: {"kind": "shot", "before": {"ballsOnTable": [2, 6, 10], "shooter": "A", "breaker": "A",
  "shotNumberInRack": 5}, "declaration": {"type": "call", "ball": 2, "pocket": "FL"}, "evidence":
  {"firstContact": [2], "railAfterContact": [2], "events": [{"type": "strike"}, {"type":
  "contact", "a": "cue", "b": [2]}, {"type": "rail", "ball": 2}, {"type": "contact", "a": 2, "b":
  [6]}, {"type": "railTop", "ball": 6}, {"type": "rest"}]}}
balls: c@555,-85 2@875,375 6@1000,-40 10@-665,-155
- Да: она покинула поле = Yes: it left the bed
+ Нет: она вернулась сама, играют дальше = No: it came back by itself, play goes on
- Шестёрку выставляют = The 6 is spotted
ruling: ends B:shot

# G8.16 over-the-six
ru: Двойка закрыта шестёркой. Бьющий ударил сверху, биток перепрыгнул 6 и задел двойку, двойка
  дошла до борта. Законно?
en: The 6 hides the 2. The shooter struck down, the cue ball jumped the 6 and met the 2, which
  reached a rail. Legal?
shot: base | A balls:2,6,10 | safety | >2 2| jump
balls: c@-350,0 2@300,20 6@-60,5 10@900,-250
+ Да: сверху прыгать можно = Yes: jumping by striking down is allowed
- Нет, прыжок — фол = No, a jump is a foul
- Да, но только от борта = Yes, but only off a rail
ruling: ends B:shot

# G8.18 scooped-on-purpose
ru: Биток подбили снизу нарочно, чтобы он перелетел шестёрку. Задел он двойку. Что решит судья?
en: The cue ball was scooped up from below on purpose to fly over the 6. It did meet the 2. What
  is the ruling?
shot: base | A balls:2,6,10 | safety | >2 2| miscue conduct:foul
balls: c@-350,0 2@300,20 6@-60,5 10@900,-250
- Всё верно: прыжки разрешены = All is well: jumps are allowed
- Кикс не наказывают = A miscue is never punished
+ Фол: нарочный кикс запрещён = Foul: a miscue on purpose is forbidden
ruling: UNSPORTSMANLIKE ends B:hand 1-0

# G8.18 an-honest-slip
ru: Наклейка сорвалась, но биток дополз до двойки, а двойка до борта. Есть ли фол?
en: The tip slipped, but the cue ball crawled to the 2 and the 2 to a rail. A foul?
shot: base | A balls:2,6,10 | 2@FL | >2 2| miscue
balls: c@500,195 2@1030,460 6@215,495 10@-625,-430
- Да, кикс — фол = Yes, a miscue is a foul
+ Нет, это промах = No, it is a miss
- Удар повторяют = The stroke is replayed
ruling: ends B:shot
`;
