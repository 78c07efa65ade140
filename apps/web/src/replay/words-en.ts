/** English texts of the page of replays. */
import type { ReplayWords } from './words.ts';

const ordinal = new Intl.PluralRules('en', { type: 'ordinal' });
const ENDINGS: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = {
  one: 'st', two: 'nd', few: 'rd',
};
const nth = (character: string) => (
  `${character}${ENDINGS[ordinal.select(Number(character))] ?? 'th'}`
);

export const en: ReplayWords = {
  title: 'Replay',
  toTable: 'To the table',
  layout: 'Position',
  rules: 'Rules',
  verified: 'result verified',
  played: 'played again',
  differs: 'differences found',
  otherPhysics: (made) => `Made with physics ${made}: shots may differ`,
  linkShot: 'Link to shot',
  linkRack: 'Link to rack',
  copied: 'Copied',
  notCopied: 'The browser did not allow copying. Select the text and copy it:',
  file: '.tbg file',
  more: 'More',
  close: 'Close',
  menu: {
    position: 'Copy the position', png: 'PNG picture', svg: 'SVG picture',
    clip: 'WebM clip of this shot', other: 'Open another game', keys: 'Keys', language: 'Русский',
  },
  clip: {
    recording: (percent) => `Recording the clip: ${percent}%`, cancel: 'Cancel',
    failed: 'The clip did not work', done: 'Clip saved',
  },
  shots: 'Shots',
  rack: (number) => `Rack\u00a0${number}`,
  breaks: (name) => `${name} breaks`,
  shotOf: (rack, shot) => `Rack\u00a0${rack} · shot\u00a0${shot}`,
  break: 'break',
  safety: 'safety',
  pushOut: 'push-out',
  noCall: 'no call',
  result: {
    made: 'made', miss: 'miss', safety: '', 'push-out': '', spotted: 'spotted',
    rack: 'rack', match: 'match', foul: 'foul',
    pocketed: (count, breaks) => {
      if (count === 0) return breaks ? 'dry' : 'miss';
      return `${count}\u00a0${count === 1 ? 'ball' : 'balls'}`;
    },
  },
  beat: {
    tip: 'tip', rest: 'rest', contact: (which) => `contact ${which}`,
    cushion: (ball) => `${ball} cushion`.trim(), pocket: (ball, pocket) => `${ball} in ${pocket}`,
    off: (ball) => `${ball} off`, cueBall: 'cue ball',
  },
  views: { side: 'Side', top: 'Overhead', cue: 'Cue', free: 'Free' },
  viewsLabel: 'View',
  tableLabel: 'The table of the replay. Space plays, comma and full stop step events, arrows step '
    + 'shots, question mark lists all keys',
  play: 'Play',
  pause: 'Pause',
  previousShot: 'Previous shot',
  nextShot: 'Next shot',
  previousEvent: 'Event back',
  nextEvent: 'Event forward',
  timeline: 'Course of the shot',
  time: (seconds, of) => `${seconds} of ${of} seconds`,
  rate: 'Playing speed',
  times: (rate) => `${rate}×`,
  loop: 'Loop the shot',
  fromHere: 'Play from here',
  copyPosition: 'Position',
  ruling: 'Ruling',
  realTable: 'A game at a real table: rulings were written down, not the ways of the balls.',
  empty: {
    lead: 'Open a game: a .tbg file, a link or the text of a position.',
    open: 'Open a .tbg file', drop: 'Drop a file here, or paste a text or a link.',
    paste: 'Link, game or position', pasteLabel: 'Paste a link or a text', go: 'Open',
    last: 'The last match on this device', none: 'No games yet',
  },
  opening: 'Playing the game again…',
  broken: {
    link: (character) => `The link is damaged at its ${nth(character)} character`,
    text: (character) => `The text cannot be read from its ${nth(character)} character`,
    fault: {
      mark: 'Links to games do not begin like this.',
      letter: 'No link has this character.',
      cut: 'The link is cut short. Copy all of it.',
      broken: 'Characters of the link were changed on the way.',
      'too-long': 'The link is longer than any game.',
    },
    before: 'Open up to there', another: 'Open another',
  },
  failed: 'The game could not be played again',
  tooLarge: 'The file is larger than any game',
  check: {
    title: 'Verification',
    verified: (count) => `${count} ${count === 1 ? 'shot was' : 'shots were'} played again; each `
      + 'came to the written result.',
    played: 'Nothing contradicts, but not every shot states its result.',
    differs: (count) => `Differences: ${count}. The first of them:`,
    difference: (rack, shot, written, found) => (
      `rack\u00a0${rack}, shot\u00a0${shot}: written ${written}, comes out ${found}`
    ),
    physics: 'Physics', hash: 'Result of the last shot',
  },
  keys: [
    [['Space'], 'play and pause'],
    [[',', '.'], 'event back, forward'],
    [['←', '→'], 'shot back, forward'],
    [['PgUp', 'PgDn'], 'rack back, forward'],
    [['Home', 'Z'], 'start of the shot, its result'],
    [['[', ']'], 'slower, faster'],
    [['L'], 'loop the shot'],
    [['S', 'O', 'C', 'F'], 'side, overhead, cue, free view'],
    [['V'], 'next view'],
    [['?'], 'this sheet'],
    [['Esc'], 'close'],
  ],
};
