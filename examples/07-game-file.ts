// A game file is what a person with a pen writes down. The last line here claims that an early
// ten wins; playing the file again finds it out.
import { formatGame, gameOf, parseGame, verifyGame } from '@tenball/match';

const written = `[Game "TBG1"] [RaceTo "1"] [First "A"] [Source "table"] [A "Ann"] [B "Boris"]
1. A break >1 1| 3| 5| 8| 4@FL = ok
2. A push >1 1| = B?afterPushOut
B pass {too thin}
3. A 1>SR* >1 1@SR = ok !
4. A 2>FL >3 3| = foul:WRONG_BALL_FIRST 1-0
5. B bih 120,-300 10>HL >2 10@HL = rack:B match:B
`;

const game = parseGame(written);
if (!game.ok) throw new Error(game.error.message);
const checked = verifyGame(game.value);
if (checked.ok) {
  console.log('as it was written, in canonical form:');
  console.log(formatGame(gameOf(checked.value.match)));
} else {
  const { line, what, written: said, found } = checked.error;
  console.log(formatGame(game.value));
  console.log(`line ${line} of these: ${what} is written ${said}, but comes out ${found}`);
}
