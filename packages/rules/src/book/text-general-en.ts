/** General rules and definitions in English. Read by `pagesIn`. */
export const GENERAL_EN = `
# G1.2
Who chooses the breaker of the first rack is settled by the lag. Both players at once play a ball
from the house to the foot rail and back: whose ball stops nearer the head rail may choose.

The foot rail has to be met exactly once. A lag is bad if the ball crosses the long string, meets
a side rail, drops, leaves the table, or stops in the jaws of a corner pocket past the nose of the
head rail. One bad lag gives it to the other player.

If both are bad, if nobody can tell which ball is nearer, or if one struck after the other ball
had reached the foot rail, they lag again.

The head rail may be touched. Play a little harder than seems right: more lags end short than
long.
! In some events a coin or the players’ ratings decide the first break.

# G1.4
To spot a ball is to put it on the foot spot. In the base edition only the ten comes back like
that.

If balls lie on the spot or near it, the ten goes on the long string between the spot and the foot
rail, as near the spot as it fits and touching the ball that was in its way. It is never put
against the cue ball: a gap of about a millimetre stays, so that the next stroke does not begin
frozen.

Only if that whole stretch is taken does the ten go to the other side of the spot, again as near
as it fits. No other ball may be moved for it.

# G1.5
A cue ball in hand may be placed with the fingers, the cue, even the tip, and moved until you are
pleased with it. Only the tip going forward makes a stroke.

After a foul it goes anywhere, for the break into the house. It must not touch other balls while
you place it: if it does, that is a foul before any stroke.

A cue ball that lies on the table may also be left there: placing it is a right and no duty. But
there is nearly always a better place.
! In old rules, and in some places still, the cue ball goes only into the house after a foul.

# G1.7
A ball sometimes moves by itself: it settles on the cloth, or hangs on the edge of a pocket and
drops. If it moved and stayed on the table, it is left there.

A hanging ball that drops within five seconds of coming to rest was pocketed by that stroke. After
five seconds or more it was not, and is put back on the brink. On the brink, mind, even if it is
the ten.

If it drops during the next stroke and changes its outcome, the position is restored and the
stroke replayed.

When a ball hangs, do not hurry: the five seconds have to pass before the next stroke.
! In some leagues a ball that fell by itself stays down. The number of seconds is a parameter too.

# G1.8
If balls were moved otherwise than by a stroke, the referee puts them back where they lay, as well
as he can judge. A player has to accept that place, even if he remembers another.

This is done when a player who is not shooting brushed a ball, or something from outside got in
the way. A ball moved on purpose is a matter of conduct.

Do not put balls right yourself: that is a touch. Stop and call the referee.

# G1.9
A spectator bumped the table, chalk fell on the cloth, a ball came flying from the next table:
that is outside interference.

If it did not change the outcome, what was moved is put back and the stroke counts. If it did, the
position is restored and the stroke replayed. If it cannot be restored, the rack is played again
and the same player breaks.

You do not answer for somebody else's disturbance, and you gain nothing by it. If you feel a bump
before the stroke, stand up and wait.

# G1.10
If you disagree with a decision, say so before the next stroke. Play stops and nobody touches the
balls.

What happened on the table is for the referee to judge: whether there was a touch, whether a rail
was reached. Asked to, he may reconsider once, and then it is final. Whether he applied the right
rule to it is a question for the head referee.

Argue calmly, and about the rule. To refuse to play on is no protest any more but delay.

# G1.11
You may admit defeat at any time. To concede a rack gives the opponent that rack alone, to concede
the match ends it. The two are different: say clearly which you mean.

Taking your playing cue apart while the opponent is at the table in a rack that can win him the
match concedes the match without a word. In your own time-out you may do it freely.

If you need another cue or tip in the middle of a deciding rack, tell the referee first.
! In some events conceding a rack with balls still to play is punished: a warning first, then one
more rack to the opponent.

# G1.12
Sometimes both play safe and neither wants to take a risk. If nothing moves on, the referee
announces a stalemate: three more turns each.

If nothing changes in these either, the rack is played again. If both agree, it can be done at
once. If the rack moves on, if somebody pockets a ball for instance, the announcement is
withdrawn.

Patience wins such a rack, but it is rationed: prepare the attack before the counting begins.

# WPA-stalemate
A rack that ended in a stalemate is begun again by the player who broke it the first time. The
order of the break does not move, the score stays, fouls are counted from zero.

So a stalemate pays nobody: by playing safe for ever you neither take a break away nor get one.

# G8.3
A ball is pocketed when it has left the bed for a pocket and stays there. A ball that jumps back
onto the table is not, even if it met the bottom of the pocket.

A ball that is held on the edge only by its neighbour, and would fall without it, counts as
pocketed. If the cue ball touches a ball lying in a pocket, the cue ball counts as pocketed.

Full pockets deceive: empty them in time, or a good shot will jump out again.

# G8.4
A ball is driven to a rail if it did not touch that rail before and then did. A ball that already
touches a rail and was declared frozen to it cannot count there until it has left: another rail is
needed, or the same one after leaving it.

A frozen ball that nobody declared counts as not frozen, and its touch is good. A pocketed ball
and a ball off the table count as driven to a rail too.

When you play safe off a ball at the rail, ask whether it is frozen, and decide beforehand which
ball will reach a rail: the cue ball will do.

# G8.5
A ball is off the table when it comes to rest neither on the bed nor in a pocket: on the floor, on
top of a rail, in somebody's hands.

If it ran along the top of a rail and came back by itself, it never left, and play goes on. If it
came back only because it hit a lamp, chalk or a person, it is off.

Chalk on the rail makes trouble: leave it where no ball will get to it.

# G8.16
A jump is a shot on which the cue ball rises and clears an obstacle. It is allowed when the ball
is struck downwards: the bed throws it up.

To scoop it up from below is not allowed: the tip meets it more than once, and that is a foul.

A jump is for a lowest ball hidden by a near one. If the obstacle is far away, a kick off the rail
or a safety is the sounder choice.
! In some events a short jump cue is forbidden.

# G8.18
A miscue is a slip: the tip slid off the cue ball and the shot went wrong. By accident it is no
foul, and what came of it counts.

A miscue on purpose, scooping the ball up from below, is a foul and a matter of conduct. If the
ferrule or the shaft met the ball, that is a double hit.

Chalk before every stroke, above all before one with spin: a slip mostly ends the inning as well.
`;
