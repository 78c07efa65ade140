/** The ten-ball rules, clauses S0 to S9, in English. Read by `pagesIn`. */
export const PLAY_EN = `
# S0
Ten-ball is played with the cue ball and ten object balls numbered 1 to 10. The aim is to win
racks; a match goes to an agreed number of them.

On every stroke, the break included, the cue ball has to meet the lowest-numbered ball on the
table before any other. Any ball may then be pocketed: the lowest one only has to be met first.

It is a game of called shots: one ball and one pocket are named before the stroke, so that what
was meant counts and what was lucky does not. Only the break needs no call.

A rack is won by the ten, pocketed as called and without a foul, when it was the only object ball
on the table as the stroke began. So the whole table is cleared and the ten is kept for the end.
! In some editions a called ten wins early, or the ten on the break wins. See which edition your
match is played by.

# S1
The ten balls are set in a tight triangle: the 1 in front, on the foot spot, the 10 in the centre
of the third row, the other eight in random order.

The order is random to keep the rack fair: whoever sets it must not choose which ball lies beside
which.

Look at the rack before the stroke. If there is a gap, or the ten is not in the centre, ask for a
new rack: before the opening stroke it costs nothing, after it there is nothing left to argue
about.
! Some leagues put the 2 and the 3 on the rear corners. Who racks, a referee, the breaker or the
loser, is up to the event.

# S2
The break is the first stroke of a rack. It is played from the house, the 1 has to be met first,
and nothing is called.

After a legal break that pockets something the breaker goes on. If nothing dropped, the opponent
comes to the table. Either way the second stroke of the rack may be a push-out.

A foul on the break costs what any foul costs: the opponent has the cue ball in hand, anywhere.
What was pocketed stays down, the ten comes back to its spot, and there will be no push-out.

Power is worth only as much as the cue ball you keep: a scratch hands over an open table with ball
in hand.
! Elsewhere the ten on the break may win the rack, or a weak break is replayed if the opponent
wants it.

# S2a
For the break the cue ball is in hand in the house, between the head rail and the head string. The
string itself is outside: the centre of the ball has to be strictly behind it.

Until the stroke you may move the cue ball as much as you like, by hand or with the cue, even with
the tip. Only the tip going forward makes it a stroke.

Look down at the ball from above. A stroke from the string or from beyond it is a foul, however
well the rest went.
! An event may narrow the place to a box in the middle of the house.

# S2b
For a break to be legal at least one object ball has to drop, or at least four different object
balls have to reach a rail.

The cue ball is not one of the four, and a ball that ran round the table three times is still one
ball. The ten in a pocket is a pocketed ball like any other. A cushion before the rack is allowed.

The rule is there so that nobody nudges the rack as a safety. A weak break is an ordinary foul:
ball in hand anywhere, no replay.
! Three balls, or none at all, may be enough elsewhere; or the opponent gets a choice in place of
ball in hand.

# S3
Whoever plays the second stroke of a rack after a legal break may announce a push-out: a stroke
that does not attack but puts the cue ball elsewhere. If something dropped on the break that is
the breaker, if not, the opponent.

A push-out needs neither the lowest ball first nor a rail afterwards: you may hit any ball or
none. All else stands: the cue ball has to stay on the table, and the stroke has to be a stroke
and not a push.

After a push-out without a foul the opponent says who goes on: he accepts the table or passes it
back. Pocketed balls stay down, the ten is spotted, the inning always ends. A foul on a push-out
takes the choice away and gives ball in hand.

Say it aloud, to the referee or the opponent: unannounced, the stroke is ruled as any other. Leave
a position that you would play yourself and are not afraid to give away, and either answer will
suit you.
! In an edition without push-outs announcing one changes nothing: it is a stroke without a call.

# S4
Before every stroke after the break a ball and a pocket are named. How the ball gets there, off a
rail, another ball or the jaws, does not matter: the named ball has to fall in the named pocket.

An obvious shot need not be spoken. But banks, combinations and caroms are never obvious, and if
the referee or the opponent asks for a call, it has to be given.

A call is one ball and one pocket. Two at once are no call, and neither is one made after the
stroke. If it stays doubtful what was meant, the shot counts as uncalled: being clear is the
shooter's business.

An uncalled shot is no foul. But if something drops, the inning ends and the opponent chooses. So
whenever it is not plain to see, just say it: “seven in the corner”.
! Elsewhere every call has to be spoken, only the ten is called, or nothing at all.

# S5
Instead of a ball and a pocket you may call a safety: a stroke after which your inning is over in
any case. It is what you play when there is nothing to pot, or too much to lose.

A safety is a full stroke: lowest ball first, then a rail or a pocketed ball. A foul on it costs
what any foul costs.

If something drops on a safety, that is no foul, but the opponent chooses: accept the table or
pass it back. Otherwise one could take an awkward ball off and hide the cue ball in one go.

A miss without the word ends the inning as well. The word is for the stroke on which a ball may
drop and you would rather not go on.
! In one variant only the lowest ball gives the choice, in another nothing does.

# S6
There was no foul, but the wrong thing dropped: another ball, the called ball in another pocket,
or a ball that nobody called. The inning ends, what is down stays down, the ten comes back to its
spot.

Then the opponent chooses: he accepts the table and plays, or passes the shot back. The cue ball
stays where it lies; there is no second pass and no push-out.

So luck is no present: to pocket the wrong ball and leave the opponent hooked does not pay any
more. The ten is spotted before the choice, so that whoever chooses sees the table as it will be.

When you choose, look at the position and not at the balls: would you play the lowest ball from
here? If not, let the one play it who left it. After a foul there is no choice, only ball in hand.
! In some editions there is no choice: the opponent plays what is left.

# S7
The called ball fell in the called pocket and there was no foul: the inning goes on. Whatever fell
with it stays down and spoils nothing.

The ten is the exception. If a called ten drops while other object balls were on the table, it is
spotted and the shooter goes on. It wins the rack only if it was the last one when the stroke
began: nine and ten on one stroke do not win.

The called ball stayed up and nothing else dropped: the opponent plays from where the cue ball
lies. Whether it hid there by skill or by luck does not matter; being hooked brings no relief.

A push-out never prolongs an inning, whatever drops on it.
! In some editions a called ten wins the rack as soon as it falls. The edition of a match is named
at its head.

# S8
Only the ten ever comes back. Other object balls, whether pocketed properly, on a foul, or driven
off the table, stay out of the rack.

The ten is spotted whenever it left the table and did not win: on the break, a push-out or a
safety, too early, in the wrong pocket, uncalled, on a foul, or off the table.

Its place is the foot spot. If that is taken, it goes to the nearest free place on the long string
towards the foot rail. No other ball is moved for it.

It is spotted as soon as the balls are at rest, before anybody decides anything. Only then does
one choose, or place the cue ball.
! Elsewhere other balls that left the table are spotted too, in rising order.

# S9
What a foul is and what it costs ten-ball takes from the general rules of pool. An ordinary foul
ends the inning and gives the opponent the cue ball in hand anywhere on the table.

Balls pocketed on a foul stay down, the ten comes back to its spot. No single foul loses a rack,
not even a scratch with the last ten.

Three in a row are another matter: after a warning the third costs the rack. Serious offences,
unsportsmanlike conduct above all, are for the referee to judge, up to the loss of the match.

Without a referee the opponent calls the fouls. If you saw one, say so at once: after the next
stroke it does not count.
`;
