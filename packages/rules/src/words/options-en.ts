/** Parameters of an edition in English: names, values, and what each value does. */
import { plainNumber } from './number.ts';
import type { OptionWords } from './options.ts';

export const OPTIONS_EN: OptionWords = {
  callMode: {
    name: 'Calls',
    values: {
      ballAndPocket: [
        'ball and pocket', 'Before every stroke but the break, ball and pocket are called unless '
        + 'the shot is obvious',
      ],
      tenOnly: [
        'the ten only',
        'Only the ten is called: any ball pocketed without a foul continues the inning, and no '
        + 'uncalled ball gives a choice',
      ],
      none: [
        'no calls',
        'Nothing is called, not even the ten: any ball pocketed without a foul keeps the inning',
      ],
    },
  },
  obviousShots: {
    name: 'Obvious shots',
    values: {
      allowed: ['need no words', 'An obvious shot counts as called without a word'],
      allSpoken: ['all are spoken', 'A call counts only when spoken, however obvious the shot'],
    },
  },
  wrongfulOption: {
    name: 'Choice after an uncalled ball',
    on: ['yes', 'Wrong ball or wrong pocket: the opponent plays on or hands the stroke back'],
    off: ['no', 'Wrong ball or wrong pocket: the opponent plays from where it lies'],
  },
  safetyPocketOption: {
    name: 'Choice after a ball pocketed on a safety',
    values: {
      any: [
        'for any ball',
        'Any ball pocketed on a safety: the opponent plays on or hands the stroke back',
      ],
      legalBallOnly: [
        'for the lowest ball only',
        'The choice exists only when the lowest ball fell on the safety',
      ],
      none: ['none', 'Whatever falls on a safety, the opponent plays from where it lies'],
    },
  },
  earlyCalledTen: {
    name: 'Called ten pocketed early',
    values: {
      spotAndContinue: [
        'spotted, the inning continues',
        'A ten made as called with other balls on the table is spotted, and the shooter plays on',
      ],
      winsRack: [
        'wins the rack', 'A ten made as called without a foul wins the rack whenever it falls',
      ],
    },
  },
  uncalledTenWithCalledBall: {
    name: 'Ten that falls with the called ball',
    values: {
      spotAndContinue: [
        'spotted, the inning continues',
        'An uncalled ten beside the ball made as called is spotted, and the shooter plays on',
      ],
      wins: ['wins the rack', 'An uncalled ten beside the ball made as called wins the rack'],
    },
  },
  tenOnBreak: {
    name: 'Ten on the break',
    values: {
      spotAndContinue: [
        'spotted, the inning continues',
        'A ten pocketed on a break without a foul is spotted, and the breaker plays on',
      ],
      winsRack: ['wins the rack', 'A ten pocketed on a break without a foul wins the rack'],
      winsExceptFootCorners: [
        'wins, except in the foot corners',
        'A ten on the break wins unless it fell in FL or FR; from there it is spotted',
      ],
    },
  },
  pushOut: {
    name: 'Push-out allowed',
    on: ['yes', 'On the second stroke of a rack, after a legal break, a push-out may be announced'],
    off: ['no', 'There is no push-out: one that is announced is a stroke without a call'],
  },
  rackCorners: {
    name: 'The 2 and the 3 on the rear corners',
    values: {
      random: ['anywhere', 'Only the 1 and the 10 have their places, the rest follow no pattern'],
      '2and3': ['on the corners', 'The 2 and the 3 stand on the two rear corners of the rack'],
    },
  },
  rackBy: {
    name: 'Who racks',
    values: {
      event: ['the event decides', 'Who racks is for the regulations of the event'],
      referee: ['the referee', 'The referee racks'],
      breaker: ['the breaker', 'Whoever breaks also racks'],
      loser: ['the loser', 'The loser of the last rack racks'],
    },
  },
  breakBox: {
    name: 'Break box',
    values: {
      off: ['no', 'On the break the cue ball may stand anywhere in the house'],
      on: ['yes', 'On the break the cue ball stands inside the marked box; outside it is a foul'],
    },
  },
  breakRailBalls: {
    name: 'What a break has to do',
    number: (value) => (value === 0
      ? ['nothing', 'A break is legal however many balls reach a rail']
      : [
        `${counted(value, 'ball')} to the rails`,
        `A break pockets a ball or drives ${counted(value, 'object ball')} to the rails`,
      ]),
  },
  illegalBreak: {
    name: 'After an illegal break',
    values: {
      foulBallInHand: [
        'a foul, ball in hand',
        'A weak break is an ordinary foul: ball in hand for the opponent, and it is counted',
      ],
      opponentChoosesReRack: [
        'the opponent chooses',
        'After a weak break the opponent plays on, breaks himself or has it broken again; it is '
        + 'not counted as a foul in a row',
      ],
      loseBreak: [
        'the break is lost',
        'After a weak break the balls are racked again and the opponent breaks; it is not counted '
        + 'as a foul in a row',
      ],
    },
  },
  threePointRule: {
    name: 'Three-point rule',
    values: {
      off: ['off', 'How many balls pass the head string on the break does not matter'],
      on: [
        'on',
        'At least three balls must be pocketed or reach the head string on the break; otherwise '
        + 'there is no push-out, and the opponent plays on or hands the stroke back',
      ],
    },
  },
  simultaneousContact: {
    name: 'Split hit',
    values: {
      legalIfLowestIncluded: [
        'legal with the lowest ball',
        'Several balls hit at once, the lowest among them: the hit is good',
      ],
      foul: ['a foul', 'Several balls hit at once count as the wrong ball first'],
    },
  },
  touchedBalls: {
    name: 'Touched balls',
    values: {
      allBalls: ['all-ball fouls', 'Touching any ball other than by the stroke is a foul'],
      cueBallOnly: [
        'cue-ball fouls only',
        'A touched object ball is a foul only if it changed the outcome; otherwise the opponent '
        + 'may have it put back',
      ],
    },
  },
  ballInHandAfterFoul: {
    name: 'Ball in hand after a foul',
    values: {
      anywhere: ['anywhere', 'After a foul the opponent puts the cue ball anywhere'],
      behindHeadString: [
        'behind the head string', 'After a foul the opponent puts the cue ball in the house only',
      ],
    },
  },
  threeFouls: {
    name: 'Three fouls in a row',
    values: {
      lossOfRack: ['lose the rack', 'The third foul in a row loses the rack'],
      off: ['no penalty', 'Fouls in a row are counted and shown, but cost no rack'],
    },
  },
  threeFoulWarning: {
    name: 'Warning on two fouls',
    values: {
      required: [
        'required',
        'A player on two fouls is warned; without it a third foul does not lose the rack',
      ],
      none: ['not required', 'The third foul in a row loses the rack without a warning too'],
    },
  },
  jumpCue: {
    name: 'Jump cue',
    values: {
      allowed: ['allowed', 'A short cue may be used to jump a ball'],
      forbidden: ['forbidden', 'Jump shots are played with the playing cue'],
    },
  },
  offTableNonTen: {
    name: 'Balls off the table (but the ten)',
    values: {
      stayOut: ['stay out', 'A ball driven off the table does not come back'],
      spot: ['are spotted', 'Balls driven off the table are spotted in rising order'],
    },
  },
  settleSeconds: {
    name: 'Five-second rule',
    number: (value) => [
      counted(value, 'second'),
      `A ball that hung on the brink for ${counted(value, 'second')} and then fell goes back there`,
    ],
  },
  firstBreak: {
    name: 'First break',
    values: {
      lag: ['lag', 'The winner of the lag decides who breaks first'],
      coin: ['coin', 'A coin decides who breaks first'],
      rating: ['by rating', 'The lower-rated player breaks first'],
    },
  },
  breakOrder: {
    name: 'Order of the breaks',
    values: {
      alternate: ['alternate', 'The players take turns to break, whoever won the rack'],
      winner: ['the winner', 'The winner of a rack breaks the next one'],
      loser: ['the loser', 'The loser of a rack breaks the next one'],
      trailing: ['the one behind', 'Whoever has fewer racks breaks; in turn at equal scores'],
    },
  },
  concedePenalty: {
    name: 'Penalty for conceding a rack',
    values: {
      none: ['none', 'A conceded rack costs that rack'],
      warnThenRack: [
        'a warning, then a rack',
        'The first rack conceded with balls on the table brings a warning, each further one costs '
        + 'one more rack',
      ],
    },
  },
  shotClock: {
    name: 'Shot clock',
    values: {
      off: ['off', 'There is no clock until the referee puts both players on it for slow play'],
      on: ['on', 'Every stroke has its time; a stroke out of time is a foul'],
    },
  },
  shotClockSeconds: {
    name: 'Time for a stroke',
    number: (value) => [
      counted(value, 'second'), `While the clock runs a stroke has ${counted(value, 'second')}`,
    ],
  },
  shotClockWarning: {
    name: 'Time warning',
    number: (value) => [
      `${counted(value, 'second')} before`,
      `The player is told when ${counted(value, 'second')} of the clock remain`,
    ],
  },
  extensionsPerRack: {
    name: 'Extensions in a rack',
    number: (value) => [
      value === 0 ? 'none' : String(value),
      value === 0
        ? 'The time for a stroke cannot be extended'
        : `The time for a stroke can be extended ${counted(value, 'time')} in a rack`,
    ],
  },
  extensionSeconds: {
    name: 'Length of an extension',
    number: (value) => [
      counted(value, 'second'), `An extension adds ${counted(value, 'second')} to the stroke`,
    ],
  },
  timeoutsPerMatch: {
    name: 'Time-outs in a match',
    number: (value) => [
      value === 0 ? 'none' : String(value),
      value === 0
        ? 'There are no time-outs'
        : `Each player may take a time-out ${counted(value, 'time')} in a match`,
    ],
  },
  timeoutMinutes: {
    name: 'Length of a time-out',
    number: (value) => [
      counted(value, 'minute'), `A time-out lasts ${counted(value, 'minute')}; nobody plays`,
    ],
  },
};

/** “1 ball”, “4 balls”. */
function counted(value: number, noun: string): string {
  return `${plainNumber(value, '.')} ${noun}${value === 1 ? '' : 's'}`;
}
