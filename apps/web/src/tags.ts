/** Which tags a picture carries, and what they say: the same in the plan and in the scene. */
import { type Vec2, add, scale } from '@tenball/base';
import { type Ball, CUE_BALL, type Pocket, type TableGeometry } from '@tenball/equipment';
import type { Picture } from './picture.ts';

/** lamp: what may be acted on; glass: what is only told; amber: what fell uncalled. */
export type TagTone = 'lamp' | 'glass' | 'amber';

/** What a tag stands by. */
export type TagPlace =
  | { readonly kind: 'ball'; readonly ball: Ball }
  | { readonly kind: 'pocket'; readonly pocket: Pocket; readonly at: Vec2 };

export interface Tag {
  readonly text: string;
  readonly tone: TagTone;
  readonly place: TagPlace;
}

/** A ring round a pocket. */
export interface PocketRing {
  readonly pocket: Pocket;
  readonly role: 'lamp' | 'cue' | 'called' | 'other' | 'missed';
}

/** The tags of `picture`: ball numbers, cut angle, pockets of the call and of the last shot. */
export function tagsOf(picture: Picture, geometry: TableGeometry): Tag[] {
  return [...pocketTags(picture, geometry), ...ballTags(picture)];
}

/** Numbers when they are asked for; the ball aimed at always tells its cut. */
function ballTags(picture: Picture): Tag[] {
  const { aim, legalBall } = picture;
  return picture.balls.flatMap(({ ball, position }): Tag[] => {
    if (ball === CUE_BALL || position.z < 0) return [];
    const cut = ball === aim?.target ? aim.cutDegrees : undefined;
    if (!picture.tags && cut === undefined) return [];
    const text = cut === undefined ? String(ball) : `${ball} · ${Math.round(Math.abs(cut))}°`;
    const tone = picture.tags && ball === legalBall ? 'lamp' : 'glass';
    return [{ text, tone, place: { kind: 'ball', ball } }];
  });
}

function pocketTags(picture: Picture, geometry: TableGeometry): Tag[] {
  const place = (pocket: Pocket): TagPlace | undefined => {
    const hole = geometry.holes.find((candidate) => candidate.pocket === pocket);
    return hole && { kind: 'pocket', pocket, at: hole.centre };
  };
  const texts = new Map<Pocket, { readonly parts: string[]; readonly tone: TagTone }>();
  for (const path of picture.paths) {
    if (path.pocket === undefined) continue;
    const name = path.ball === CUE_BALL ? '○' : String(path.ball);
    const known = texts.get(path.pocket);
    if (known) known.parts.push(name);
    else texts.set(path.pocket, { parts: [name], tone: path.role === 'other' ? 'amber' : 'glass' });
  }
  const tags: Tag[] = [];
  for (const [pocket, { parts, tone }] of texts) {
    const at = place(pocket);
    if (at) tags.push({ text: `${parts.join(', ')} → ${pocket}`, tone, place: at });
  }
  const called = picture.calledPocket;
  const at = called !== undefined && !texts.has(called) ? place(called) : undefined;
  if (called !== undefined && at !== undefined) {
    const review = picture.paths.length > 0;
    const usual = review && picture.calledBall !== undefined
      ? `${picture.calledBall} → ${called}` : called;
    const text = picture.callText ?? usual;
    tags.push({ text, tone: review ? 'glass' : 'lamp', place: at });
  }
  return tags;
}

/** The rings of `picture`: the called pocket under the lamp, or what the last shot made of it. */
export function pocketRings(picture: Picture): PocketRing[] {
  const rings: PocketRing[] = [];
  for (const { pocket, role } of picture.paths) {
    if (pocket !== undefined && !rings.some((ring) => ring.pocket === pocket)) {
      rings.push({ pocket, role });
    }
  }
  const called = picture.calledPocket;
  if (called !== undefined && !rings.some((ring) => ring.pocket === called)) {
    rings.push({ pocket: called, role: picture.paths.length > 0 ? 'missed' : 'lamp' });
  }
  return rings;
}

/** Where the tag of a pocket stands in plan: outside the hole, on the rail. */
export function pocketTagPoint(geometry: TableGeometry, pocket: Pocket, beyond: number): Vec2 {
  const hole = geometry.holes.find((candidate) => candidate.pocket === pocket);
  if (hole === undefined) return { x: 0, y: 0 };
  return add(hole.centre, scale(hole.axis, hole.radius + beyond));
}
