/** Icons: nodes of the lucide set drawn as SVG, and our own glyphs in the same stroke. */
import { TEN, CUE_BALL, type Ball, type ObjectBall } from '@tenball/equipment';
import {
  ArrowLeft, ArrowLeftRight, ArrowRight, BookA, BookOpen, Bot, Check, ChevronDown, ChevronLeft,
  ChevronRight, ChevronsDown, CircleCheck, CircleHelp, Clapperboard, Columns2, Copy, Crosshair,
  Download, Ellipsis, Eye, Flag, FolderOpen, Globe, Hand, History, House, type IconNode, Image,
  Lightbulb, Link, List, ListOrdered, LogOut, Maximize2, Menu, Minus, Moon, Move3d, OctagonAlert,
  Pause, Pencil, Play, Printer, RectangleHorizontal, Repeat, Rotate3d, RotateCcw, Scale, Search,
  Settings2, Shield, SkipBack, SkipForward, Sun, Target, Trash2, TriangleAlert, Trophy, Undo2,
  Users, Video, X, Redo2, Keyboard, Magnet, Grid3x3, Route, FlipHorizontal2, FlipVertical2,
} from 'lucide';
import { type VNode, h } from 'preact';
import { PATTERN_RINGS, discScale, patternColour, patternOf } from './looks/looks.ts';

const NODES = {
  'arrow-right': ArrowRight, bot: Bot, check: Check,
  'chevrons-down': ChevronsDown, help: CircleHelp, crosshair: Crosshair, flag: Flag, globe: Globe,
  hand: Hand, replay: History, house: House, list: List, 'push-out': LogOut, menu: Menu,
  'view-free': Move3d, foul: OctagonAlert, pencil: Pencil, play: Play,
  'view-top': RectangleHorizontal, again: RotateCcw, scale: Scale, settings: Settings2,
  shield: Shield, skip: SkipForward, target: Target, trash: Trash2, warning: TriangleAlert,
  trophy: Trophy, back: Undo2, users: Users, 'view-cue': Video, close: X,
  search: Search, print: Printer, moon: Moon, sun: Sun, glossary: BookA, book: BookOpen,
  down: ChevronDown, next: ChevronRight, previous: ChevronLeft, columns: Columns2, copy: Copy,
  minus: Minus, swap: ArrowLeftRight, enlarge: Maximize2, hint: Lightbulb, eye: Eye, pause: Pause,
  suggest: ListOrdered, leave: ArrowLeft, verified: CircleCheck, clip: Clapperboard,
  download: Download, more: Ellipsis, folder: FolderOpen, image: Image, link: Link, loop: Repeat,
  'view-side': Rotate3d, first: SkipBack, redo: Redo2, magnet: Magnet,
  grid: Grid3x3, text: Keyboard, route: Route, 'mirror-ends': FlipHorizontal2,
  'mirror-sides': FlipVertical2,
} satisfies Record<string, IconNode>;

export type IconName = keyof typeof NODES;

/**
 * An icon beside words or in a named button: never read aloud. `size` in CSS pixels at a root of
 * 16 px.
 */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }): VNode {
  const node: IconNode = NODES[name];
  return (
    <svg class="icon" style={{ width: rem(size), height: rem(size) }} viewBox="0 0 24 24"
      aria-hidden="true">
      {node.map(([tag, attributes]) => h(tag, attributes))}
    </svg>
  );
}

function rem(pixels: number): string {
  return `${pixels / 16}rem`;
}

/** A ball as a disc with its number; the cue ball with its dot. `size` as in `Icon`. */
export function BallIcon({ ball, size = 28 }: { ball: Ball; size?: number }): VNode {
  return (
    <svg class="ball" style={{ width: rem(size), height: rem(size) }} viewBox="0 0 40 40"
      aria-hidden="true">
      {ball === CUE_BALL ? <CueBallFace /> : <BallFace ball={ball} />}
    </svg>
  );
}

function CueBallFace(): VNode {
  return (
    <>
      <circle cx="20" cy="20" r="18.5" fill="var(--ball-0)" />
      <circle cx="20" cy="20" r="2.6" fill="var(--ball-dot)" />
    </>
  );
}

function BallFace({ ball }: { ball: ObjectBall }): VNode {
  const solid = ball > 8 ? ball - 8 : ball;
  const paint = `var(--ball-${solid})`;
  return (
    <>
      {ball > 8
        ? (
          <>
            <circle cx="20" cy="20" r="18.5" fill="var(--ball-ivory)" />
            <path d="M5.3 8.8h29.4a18.5 18.5 0 0 1 0 22.4H5.3a18.5 18.5 0 0 1 0-22.4z"
              fill={paint} />
          </>
        )
        : <circle cx="20" cy="20" r="18.5" fill={paint} />}
      <path class="ball-gloss" d="M7.2 13.6A14.4 14.4 0 0 1 17 5.9" />
      <circle class="ball-rim" cx="20" cy="20" r="18.5"
        style={{ strokeOpacity: `var(--ball-rim-${solid})` }} />
      <BallPattern ball={ball} />
      <g class="ball-disc">
        <circle cx="20" cy="20" r={DISC} fill="var(--ball-ivory)" />
        <text class="ball-number" x="20" y="20.4" font-size={ball === TEN ? 13.6 : 15.5}>
          {ball}
        </text>
        {(ball === 6 || ball === 9) && (
          <path d="M16.6 27.2h6.8" stroke="var(--ball-ink)" stroke-width="1.3" />
        )}
      </g>
    </>
  );
}

/** Radii of the disc and of the ball in the drawing. */
const DISC = 10.4;
const EDGE = 18.5;

/**
 * The pattern of the set that has any: the style sheet shows it with that set only, and draws it
 * in towards the edge where the number is large.
 */
function BallPattern({ ball }: { ball: ObjectBall }): VNode {
  const rings = PATTERN_RINGS[patternOf('contrast', ball)];
  return (
    <g class="ball-pattern" stroke={patternColour(ball)}>
      {([false, true]).map((largeNumbers) => rings.map(({ at, width, pieces, filled }) => {
        const from = DISC * discScale({ largeNumbers });
        const radius = from + at * (EDGE - from);
        const step = (2 * Math.PI * radius) / Math.max(1, pieces);
        return (
          <circle class={largeNumbers ? 'ball-ring-large' : 'ball-ring'} cx="20" cy="20" r={radius}
            stroke-width={width * (EDGE - from)}
            {...(pieces === 0
              ? {} : { 'stroke-dasharray': `${step * filled} ${step * (1 - filled)}` })} />
        );
      }))}
    </g>
  );
}

/** A ball that is gone: a dashed outline; with a slash when it is out of play. */
export function GoneBall({ ball, size = 28, outOfPlay }: {
  ball: ObjectBall; size?: number; outOfPlay: boolean;
}): VNode {
  return (
    <svg class="ball ball-gone" style={{ width: rem(size), height: rem(size) }} viewBox="0 0 40 40"
      aria-hidden="true">
      <circle class="ball-gone-rim" cx="20" cy="20" r="16.5" />
      <text class="ball-gone-number" x="20" y="20.4">{ball}</text>
      {outOfPlay && <path class="ball-gone-slash" d="M9 31 31 9" />}
    </svg>
  );
}

/** The return arrow on the ten that was spotted. */
export function SpottedMark(): VNode {
  return (
    <svg class="spotted-mark" viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="8" fill="var(--lamp)" />
      <path d="M11.2 4.6v2.6a1.8 1.8 0 0 1-1.8 1.8H5M7.2 6.7 4.8 9l2.4 2.3" />
    </svg>
  );
}

/** The rack: three balls in a triangle, the mark of who broke. */
export function RackMark(): VNode {
  return (
    <svg class="rack-mark" viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="4.6" r="2.4" />
      <circle cx="5.2" cy="9.6" r="2.4" />
      <circle cx="10.8" cy="9.6" r="2.4" />
    </svg>
  );
}
