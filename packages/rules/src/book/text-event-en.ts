/** Regulations of an event and variants of the rules, in English. Read by `pagesIn`. */
export const EVENT_EN = `
# R.break
By default the players break in turn: the lag decides the first rack, and from then on the break
alternates, whoever wins.

An event may set another order: the winner of the last rack breaks, the loser does, or the player
who trails. At equal scores nobody trails, and the break alternates.

The order shapes the game: where the winner breaks, a single good run can decide a match.

# R.race
A match goes to an agreed number of racks, set by the event. When that is reached the match is
over, and nothing is played out.

In a handicap race each player has a number of his own: the weaker one needs fewer racks.

The score changes only when a rack ends. Agree beforehand who keeps it, and compare before every
break.

# R.clock
Mostly a stroke has no time limit. When the clock is on, a stroke has 35 seconds, and the referee
warns aloud when 10 are left.

The clock starts when all balls are at rest, or, with ball in hand, when the player has the cue
ball and the ten is spotted if it has to be. The touch of the tip stops it. Too late is a foul.

Once a rack each player may ask for an extension, 25 seconds more. Ask for it when the choice is
hard, not when you have long decided.
! How many seconds, how many extensions, and whether the first shot after the break gets more, is
up to the event.

# R.timeout
Each player has one time-out a match, of five minutes. It is taken in one's own inning or between
racks.

Nobody touches the table meanwhile, and nobody practises. The cue may be taken apart: that
concedes nothing.

A time-out breaks the rhythm of both. It serves best the one who has just gone wrong.

# R.concede
To concede a rack is to give it to the opponent unfinished. The match goes on, and the order of
the break does not change.

In the base edition there is no penalty. But people came to watch a game, and a rack given up
early does nobody credit.

Concede in words, so that the referee hears it. A hand held out across the table is easily taken
for the whole match.
! Some events punish it: the first conceded rack of a match is a warning, each further one gives
the opponent one more rack.

# R.forfeit
Whoever is not at the table within the time the event allows loses the match unplayed. So does
whoever refuses to play on.

A forfeit is declared by the referee, not by the opponent. If you are late, send word: the time
may be extended.

# R.cbfo
Where there is no referee an event may play “cue-ball fouls only”. An object ball touched by
accident is then no foul if it did not change the shot. The opponent may have it put back.

If the touch did change the shot, it is a foul. The cue ball may not be touched in any variant.

It keeps the peace between players who have nobody to settle a quarrel. With a referee the
ordinary rule holds: a foul on any ball.

# R.opt
Some rules the organiser may switch on and off: counting three fouls in a row, the warning they
need, the clock, the order of the break.

Whatever differs from the base edition is announced before the first stroke. If nothing was
announced, the base edition holds.

Read the regulations before the match, not when the argument has begun.

# V.early
In this variant a ten pocketed as called wins the rack at any time, however many balls are on the
table. The lowest ball still has to be met first.

A ten in another pocket, or on a foul, wins nothing and is spotted. So is an uncalled ten beside
the called ball, unless the edition says otherwise.

Every combination on the ten is a chance to end the rack here, so one defends against those as one
does against the lowest ball.

# V.breakTen
In this variant the ten, pocketed on a legal break, wins the rack at once. On a foul it does not,
and is spotted.

Sometimes the two foot corners are left out: the ten drops there most often, so it is spotted and
the breaker goes on.

The base edition has none of this: there is too much luck in a stroke that nobody called.

# V.illegalBreak
Here a weak break does not give ball in hand. The opponent has three choices: accept the table,
re-rack and break, or re-rack and have the same player break again.

Such a break is not counted as a foul in a row. But if there was a real foul on it as well, things
go their usual way: ball in hand.

There is a third way too: the balls are set again and the opponent breaks.

# V.3pt
The three-point rule asks more of a break: balls pocketed and balls that reached the head string
have to make three together.

With fewer the break is short. That is no foul, but the inning is over, there is no push-out, and
the opponent chooses to play or to pass the shot back.

It was made against the soft break with a tuned rack: it makes players hit in earnest.

# V.tenOnly
Here only the ten is called. Any other ball that drops without a foul keeps the inning going, and
no ball is ever wrongly pocketed.

An uncalled ten, or one in another pocket, is spotted, the inning ends and the opponent plays what
is there. The last ten, as called, wins.

There is a variant without any calls too: there even the ten need not be named.

The game is faster and merrier, and luck weighs more. Do call your safeties, though: a ball that
drops by chance will keep you at the table otherwise.

# V.option
Here the opponent has no choice after a wrongly pocketed ball: he plays what is left. The choice
after a safety can be dropped as well, or kept for the lowest ball only.

It is played so where speed is valued. Luck weighs more: a stray ball and a hook together may land
on the opponent for nothing.

When you shoot at a hard ball, think of what is left if another drops.

# V.hand
In this variant ball in hand after any foul means in the house, behind the head string.

The penalty is milder: if the lowest ball is in the house too, or hidden, there is little to gain.
So a foul on purpose is sometimes a good defence.

The base edition has left this behind: in hand there means from anywhere.

# V.offTable
In this variant all balls that left the table are spotted and not the ten alone. If there are
several, they go back in rising order.

The foul is still a foul: the opponent has ball in hand. Pocketed balls stay down as always.

The difference shows at the end of a rack: a nine that flew off stands between you and the ten
once more.
`;
