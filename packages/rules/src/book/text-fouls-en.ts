/** Fouls, in general and one by one, in English. Read by `pagesIn`. */
export const FOULS_EN = `
# G6
A foul is an offence that costs the inning. Only what is named here is one: a clumsy stroke, a
miscue or a piece of luck are none by themselves.

A foul may happen without a stroke: a ball brushed by a sleeve, a cue ball in hand that touched a
neighbour, a cue left on the table. The inning ends just the same.

The referee watches for fouls, and where there is none, the player in the chair does. An honest
player calls his own.

# G-pen
For an ordinary foul the opponent gets the cue ball in hand: he puts it anywhere and plays what he
likes. The foul adds to the count of fouls in a row.

There is no “accept or pass back” after a foul. Ball in hand beats any position one might have to
accept.

With ball in hand, do not hurry. First read the whole table down to the ten, then place the ball.
! In one variant the cue ball goes only into the house after a foul.

# G-one
Several offences can meet on one stroke: wrong ball first, no rail, cue ball in a pocket. The
referee names them all, but they count as one foul.

So one bad stroke cannot bring two of the three fouls in a row.

Only a penalty for conduct can come on top, if it was done on purpose.

# G6-prompt
A foul is called at once, before the next stroke. After that the last stroke stands as legal, even
if everybody is sure it was not.

So a rack never has to be wound back: one plays on from what lies on the table.

If you saw an offence, stop your opponent before he strikes again and sort it out then.

# G6.1
The cue ball dropped or left the table: a foul, however good the shot was up to then. The called
ball stays down, but the inning is over.

A cue ball that touched a ball lying in a pocket counts as pocketed too, even if it jumped out
again.

It does not decide a rack: if the cue ball drops with the last ten, the ten is spotted and the
opponent has ball in hand.

Before you strike, follow the cue ball past the contact. It drops where nobody was looking: in the
sides, and in the pocket the ball went to.

# G6.2
The cue ball met another ball before the lowest one. That is a foul even if the lowest ball then
drops as called.

The lowest is the lowest on the table before the stroke. What drops during the stroke changes
nothing.

The rule sleeps on a push-out. On the break it is awake: there the ball to hit is the 1.

If the lowest ball stands close to another, decide on which side to pass, and ask the referee to
come nearer.

# G-split
Sometimes the cue ball seems to meet two balls at once. If nobody can tell which came first, and
the lowest ball is one of them, the contact is good.

Doubt goes to the shooter: a foul has to be seen. It helps to watch where the balls go, for the
one that was met first leaves straight along the line of centres.

Tell the referee of a thin shot beforehand, and there will be something for him to see.
! In some rules a split hit is judged a foul.

# G6.3
After the contact with the lowest ball something has to happen: any ball drops, or at least one
ball, the cue ball will do, reaches a rail. If not, it is a foul.

A rail before the contact does not count, only what comes after it. To hit no ball at all is a
foul too, and no rail mends it.

The rule keeps a player from leaning the cue ball on another and stopping there. It sleeps on a
push-out, and the break has its own demand in its place.

For a soft safety choose beforehand which ball will reach a rail, and give it the pace for that.

# G6.4
As the tip meets the cue ball at least one foot has to be on the floor. With both in the air it is
a foul.

The rule makes players equal: nobody may lie down on the table. Shoes have to be ordinary ones.

If you cannot reach, take the bridge. It feels awkward only until you compare it with a foul.

# G6.5
An object ball left the table: a foul, whichever ball it was. It does not come back into the rack;
only the ten is spotted.

What dropped on the same stroke stays down. If a rail was still needed, a ball off the table
stands in for it, but does not save you from the foul.

Balls fly from hard strokes and jumps. Power is needed less often than it seems.
! In some rules other balls off the table are spotted too.

# G6.6
Balls may be moved only with the cue ball, and the cue ball only by a stroke. A hand, a sleeve, a
tie, chalk, the bridge, the shaft: all that is a touch and a foul, even if the ball did not move.

Every ball counts, before the stroke, during it and after it. One exception: the cue ball in hand
while it is being placed, and even that may not touch other balls.

If it was done on purpose, conduct comes on top. If the player in the chair did it, the position
is restored.

When you reach over balls, raise the bridge hand and do not hurry to stand up: most touches come
after the stroke.
! Without a referee some events play “cue-ball fouls only”.

# G6.7
A double hit: the tip met the cue ball a second time in one stroke, or was still on it when it
reached a near ball. The cue ball gives it away: it follows the object ball further than it could.

If the cue ball is frozen to a ball, and this was declared before the stroke, you may shoot
straight through. Playing away from such a ball is no contact with it: the lowest ball still has
to be met.

If nothing was declared, there is a gap, and a straight stroke is almost sure to be a double hit.

Is the gap thinner than a cube of chalk? Ask the referee whether the balls are frozen, and if not,
raise the cue or play off to the side.

# G6.8
A push shot: the tip stays on the cue ball longer than a stroke lasts and drives it along. It is a
foul, on a push-out too: what is pushed out there is the decision, not the ball.

A stroke is a short contact. To guide a ball by pressing is more exact, and that is why it is
forbidden.

A soft stroke is no push as long as the cue goes through the ball and does not linger.

# G6.9
You may strike when all balls have stopped, and have stopped spinning too. Too early is a foul,
wherever that ball was going.

While balls move there is no position yet, and nothing to rule a stroke from.

The last to stop is often a ball that spins on the spot. Look at it before you bend down.

# G6.10
When the cue ball has to be placed in the house, it has to be strictly behind the head string. To
play it from the string or beyond is a foul.

In the base edition that is so only on the break. After a foul the cue ball goes anywhere and the
string means nothing.

If somebody tells you before the stroke, move the ball: while there was no stroke there is no
foul.
! Where one plays from the house after a foul, the rule works on every such stroke.

# G6.11
From the house one plays out of it: the cue ball has to cross the head string or meet a ball on it
or beyond. If it stayed in the house and met no such ball, that is a foul.

On the break it happens on a miscue, when the cue ball hardly leaves its place. The 1 was not met
either, so there are two offences, and one foul.

Break as hard as you can aim: missing the rack costs more than a weak break.

# G6.12
You may not lay the cue on the table and let go of it to aim along it: no rulers in this game.
Down and the hand off is a foul before any stroke.

To hold the cue over the table or along a line is fine: while it is in the hand it is only a look.

Marks on the cloth, chalk set on a line, and measuring with anything but the cue in your hand are
not allowed either, and are a matter of conduct.

# G6.13
You played when it was not your turn: a foul. The balls stay where they stopped, they are not put
back.

The opponent has ball in hand, and what dropped stays down. If it was done on purpose, that is
unsportsmanlike.

After a choice and after a pass, say aloud who shoots. That is where most of it happens.

# G6.14
Three fouls in a row in one rack lose it. In a row means on three strokes of your own with no
clean one between; what the opponent plays does not matter.

After the second the referee has to warn you. If he did not, the third costs no rack and the count
stays at two. Without a referee the opponent warns.

Any stroke without a foul clears the count: a miss, a safety, a push-out. A foul on the break
counts, and every rack begins from zero.

On two, forget the pockets. Find the surest way to meet the lowest ball and reach a rail.
! Elsewhere fouls are not counted, or the third costs the rack without a warning.

# G6.15
Whoever stalls spoils the game. The referee first asks him to play faster, then may put both
players on a clock.

Once the clock is on, a stroke that comes too late is an ordinary foul, and the opponent has ball
in hand.

Learn to think while the opponent is at the table: your own time is for the stroke.

# G6.16
Unsportsmanlike is whatever spoils the game on purpose: disturbing the opponent, practising
between shots, touching balls deliberately, marking the cloth, stalling, playing on after a foul
was called.

The referee picks the penalty: a warning, a foul, loss of the rack or of the match. He weighs
whether it was meant and whether it was the first time.

Ask calmly, object calmly, accept calmly: that is the player people want to meet again.
`;
