/** English texts of the table: rulings, refusals, troubles, hints and the sheet of keys. */
import type { Messages } from './messages.ts';

export const enTable = {
  place: {
    anywhere: 'Ball in hand, anywhere',
    house: 'Ball in hand behind the head string',
    legal: 'Good here. You may move it until you shoot.',
  },
  ruling: {
    continues: 'Inning continues',
    shoots: /^([^,]+) to shoot$/,
    choice: 'Choice',
    foul: 'Foul',
    rack: 'Rack',
    match: 'Match',
    warning: 'Warning',
    decision: 'Decision',
    rejection: 'Not done',
    trouble: 'Trouble',
    whyFoul: 'Why is it a foul?',
    whyNotFoul: 'Why is it not a foul?',
    calledIn: (pocket) => `called in ${pocket}:`,
    made: 'made',
    notDown: 'not down',
    fellIn: (pocket) => `fell in ${pocket}:`,
    stays: 'stays down',
    wrongPocket: 'another pocket',
    spotted: 'to the foot spot',
    offTable: 'off the table:',
    outOfPlay: 'out of play',
    cueBallDown: 'cue ball pocketed',
    cueBallOff: 'cue ball off the table',
    miscue: 'miscue: the tip slipped',
    clause: (number) => `Clause\u00a0${number}`,
    clauseLink: (clause) => `${clause}, opens the rule book in a new tab`,
    edition: (name) => `Rules: ${name}`,
    warned: (name) => `${name}: two fouls in a row. A third loses the rack`,
    conceded: (name, what) => `${name} concedes the ${what}`,
    legend: 'Paths of the balls',
    legendCue: 'cue ball',
    legendCalled: (ball) => `called ${ball}`,
    legendOther: 'other balls',
  },
  pocket: {
    HL: 'near left corner', HR: 'near right corner', SL: 'left side', SR: 'right side',
    FL: 'far left corner', FR: 'far right corner',
  },
  view: { cue: 'Cue', top: 'Overhead', free: 'Free' },
  level: {
    1: 'Beginner', 2: 'Casual', 3: 'League C', 4: 'League B', 5: 'League A', 6: 'Master',
    7: 'Pro', 8: 'Champion', 9: 'Beyond pro', 10: 'Machine',
  },
  context: {
    aim: {
      text: 'Drag the cloth to aim',
      keys: [['Shift', 'finer'], ['Space', 'shoot'], ['S', 'mouse stroke']],
    },
    aimBreak: {
      text: 'Drag the cloth to aim the break', keys: [['M', 'cue ball'], ['Space', 'break']],
    },
    call: {
      text: 'Ball, then pocket: the call',
      keys: [['Tab', 'ball'], ['1–6', 'pocket'], ['D', 'safety']],
    },
    aimInHand: {
      text: 'Drag the cloth to aim', keys: [['M', 'move the cue ball'], ['Space', 'shoot']],
    },
    place: {
      text: 'Move the cue ball, click to place it',
      keys: [['← ↑ ↓ →', 'move'], ['Enter', 'place']],
    },
    choose: { text: 'Choose what happens next', keys: [['1–3', 'choice'], ['R', 'replay']] },
    think: {
      text: 'Your opponent prepares a shot', keys: [['O', 'overhead'], ['F', 'look around']],
    },
    roll: { text: 'Balls are rolling', keys: [['Z', 'skip to the result']] },
    replay: { text: 'Replay of the last shot', keys: [['Z', 'end it']] },
    watch: { text: 'Two computers play', keys: [['Space', 'pause'], ['Z', 'skip']] },
    paused: { text: 'Paused', keys: [['Space', 'go on'], ['Z', 'step by step']] },
    over: { text: 'Match over', keys: [['R', 'replay']] },
  },
  help: [
    {
      title: 'Mouse and touch',
      rows: [
        [['drag the cloth'], 'aim'],
        [['ball'], 'aim at it, call it'],
        [['pocket'], 'call it'],
        [['wheel'], 'speed'],
        [['two fingers', 'right button'], 'camera'],
      ],
    },
    {
      title: 'Aim and stroke',
      rows: [
        [['←', '→'], 'aim; Shift ÷10, Alt ÷100'],
        [['↑', '↓'], 'speed; also [ and ]'],
        [['Num 1–9'], 'tip'],
        [['PgUp', 'PgDn'], 'elevation'],
        [['Space'], 'shoot'],
        [['S'], 'hold; mouse back and forth to shoot'],
        [['M'], 'move the cue ball in hand'],
      ],
    },
    {
      title: 'Call and choices',
      rows: [
        [['Tab'], 'next ball'],
        [['1–6'], 'pocket: HL SL FL HR SR FR'],
        [['D'], 'safety'],
        [['P'], 'push-out, second shot of the rack'],
        [['1', '2', '3'], 'answer a question'],
        [['Enter'], 'place the cue ball'],
      ],
    },
    {
      title: 'View',
      rows: [
        [['C'], 'cue'],
        [['O'], 'overhead'],
        [['F'], 'free'],
        [['V'], 'next view'],
        [['R'], 'replay the shot'],
        [['U', 'Shift+U'], 'take a shot back; return to what was played'],
        [['H'], 'hint, step by step'],
        [['G'], 'suggest shots, one by one'],
        [['Z'], 'skip to the result'],
        [['L'], 'text board: the table in words, typed play'],
        [['Space'], 'pause, when two computers play'],
        [['?'], 'this sheet'],
        [['Esc'], 'back'],
      ],
    },
  ],
  rejection: {
    'match-over': () => 'The match is over',
    'not-your-turn': () => 'It is your opponent’s shot',
    'decision-pending': () => 'Choose what happens next first',
    'no-decision-pending': () => 'There is nothing to choose now',
    'option-not-open': () => 'That choice is not open here',
    'cue-ball-not-in-hand': () => 'The cue ball is not in hand: it is played where it lies',
    'cue-ball-not-placed': () => 'Place the cue ball first',
    'placement-off-table': () => 'This is a rail: the cue ball goes on the cloth',
    'placement-outside-house': () => 'Not in the house: it must lie behind the head string',
    'placement-blocked': (ball) => (ball === undefined
      ? 'Another ball is in the way' : `Ball\u00a0${ball} is in the way`),
    'push-out-not-open': () => 'Push-out: second shot of the rack only',
    'call-on-break': () => 'The break is not called',
    'called-ball-not-on-table': (ball) => (ball === undefined
      ? 'The called ball is not on the table' : `Ball\u00a0${ball} is not on the table`),
    'bad-stroke': (detail) => (detail === 'elevation'
      ? 'No way for the cue here: a rail or balls are in the way'
      : 'That stroke is impossible: check speed, tip and elevation'),
    'wrong-table': () => 'Strokes at a real table are reported, not played here',
    'bad-report': () => 'That cannot have happened: check what was entered',
    'event-not-open': () => 'This is not possible now',
    'referee-only': () => 'Only the referee may do that',
    'nothing-to-undo': () => 'There is nothing to take back',
    'simulation-limit': () => 'The shot could not be worked out. Nothing changed, play another',
  },
  trouble: {
    'trouble.position': 'The position in the address cannot be read. You can start a usual match.',
    'trouble.webgl':
      'The 3D picture is not available: the table is shown from above, play goes on.',
    'trouble.worker':
      'The opponent stopped answering and was started again. The match is not lost.',
    'trouble.storage': 'The match cannot be saved on this device. Play goes on.',
    'trouble.saved': 'The saved match cannot be read. You can start a new one.',
    'trouble.limit':
      'The shot could not be worked out to its end. It does not count, nothing moved.',
  },
} satisfies Partial<Messages>;
