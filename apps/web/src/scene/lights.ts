/**
 * The light of the room, as shader text shared by all materials, and the uniforms it reads.
 *
 * One lamp: a hollow rectangular frame above the bed. Its four bars are line lights, whose light on
 * a surface has a closed form; so has the part of a bar that a ball or the cue hides. Shadows are
 * therefore soft, exact and free of noise, and need no shadow map. What glossy things mirror (lamp,
 * bed, rails, room, other balls) is found by following the mirrored ray. Nothing is baked, so a
 * lost context needs no rebuilding.
 *
 * z up, metres, linear colour.
 */
import { Color, type IUniform, Vector2, Vector3, Vector4 } from 'three';
import type { Vec2 } from '@tenball/base';
import { BALLS, BALL_RADIUS, type TableGeometry, type TableSpec } from '@tenball/equipment';
import { DEFAULT_LOOK } from '../looks/looks.ts';
import { outerHalf } from '../table-look.ts';

/** Slots for balls in the shaders: eleven, and one for the ghost of none. */
export const BALL_SLOTS = BALLS.length;

/** What every material knows of the table as it is now. */
export interface LightUniforms {
  readonly [name: string]: IUniform;
  /** Centre and radius; radius 0 marks a slot that is not used. */
  readonly uBalls: IUniform<Vector4[]>;
  readonly uBallCount: IUniform<number>;
  /** Colour of the ball in each slot. */
  readonly uBallColours: IUniform<Color[]>;
  /** Tip and butt of the cue; w is 0 while there is none. */
  readonly uCueTip: IUniform<Vector4>;
  readonly uCueButt: IUniform<Vector4>;
  /** Half sizes of the bed between the noses, and of the whole table. */
  readonly uBed: IUniform<Vector2>;
  readonly uOuter: IUniform<Vector2>;
  readonly uHoles: IUniform<Vector3[]>;
  readonly uCloth: IUniform<Color>;
  /** By which factors the wood of the rails differs from walnut. */
  readonly uWood: IUniform<Vector3>;
  /** Size of the picture in device pixels. */
  readonly uScreen: IUniform<Vector2>;
}

export function createLightUniforms(): LightUniforms {
  return {
    uBalls: { value: BALLS.map(() => new Vector4(0, 0, -9, 0)) },
    uBallCount: { value: 0 },
    uBallColours: { value: BALLS.map(() => new Color()) },
    uCueTip: { value: new Vector4() },
    uCueButt: { value: new Vector4() },
    uBed: { value: new Vector2(1.27, 0.635) },
    uOuter: { value: new Vector2(1.44, 0.8) },
    uHoles: { value: Array.from({ length: 6 }, () => new Vector3(0, 0, 0)) },
    uCloth: { value: new Color(DEFAULT_LOOK.cloth.albedo) },
    uWood: { value: new Vector3(1, 1, 1) },
    uScreen: { value: new Vector2(1, 1) },
  };
}

/** Tells the shaders the size of the table and where its holes are. */
export function setTable(
  uniforms: LightUniforms, table: TableSpec, geometry: TableGeometry,
): void {
  const outer: Vec2 = outerHalf(table);
  uniforms.uBed.value.set(table.length / 2, table.width / 2);
  uniforms.uOuter.value.set(outer.x, outer.y);
  uniforms.uHoles.value.forEach((hole, i) => {
    const { centre, radius } = geometry.holes[i] ?? { centre: { x: 99, y: 99 }, radius: 0 };
    hole.set(centre.x, centre.y, radius);
  });
}

/** Shader text: the lamp, the shadows of balls and cue, and the room that is mirrored. */
export const LIGHT_GLSL = /* glsl */ `
#define SLOTS ${BALL_SLOTS}
uniform vec4 uBalls[SLOTS];
uniform int uBallCount;
uniform vec3 uBallColours[SLOTS];
uniform vec4 uCueTip;
uniform vec4 uCueButt;
uniform vec2 uBed;
uniform vec2 uOuter;
uniform vec3 uHoles[6];
uniform vec3 uCloth;
uniform vec3 uWood;
uniform vec2 uScreen;

const float BALL_R = ${BALL_RADIUS};
const float LAMP_Z = 1.25;
const vec2 LAMP = vec2(1.45, 0.72);
const float BAR = 0.075;
const vec3 LAMP_COLOUR = vec3(1.0, 0.93, 0.83);
const float LAMP_RADIANCE = 17.0;
// Light of the whole lamp on the bed, which is even to within three per cent.
const float BED_LIGHT = 1.62;

// Light of a bar between two slopes: the antiderivative of 1/(1+t^2)^2, to within two per cent.
float spread(float t) { return t * inversesqrt(1.0 + 1.62 * t * t); }

// One bar as seen from a point. Its own frame: x along the bar, y across, z up.
struct Bar { vec3 w; float d; float t0; float t1; float g; float e; float hidden; };

Bar barFrom(vec3 p, vec3 n, float across, float halfLength) {
  Bar b;
  b.w = vec3(0.0, across - p.y, LAMP_Z - p.z);
  b.d = length(b.w);
  b.t0 = (-halfLength - p.x) / b.d;
  b.t1 = (halfLength - p.x) / b.d;
  b.g = spread(b.t1) - spread(b.t0);
  float d2 = b.d * b.d;
  float along = 0.5 * (1.0 / (1.0 + b.t0 * b.t0) - 1.0 / (1.0 + b.t1 * b.t1)) / d2;
  b.e = max(0.0, b.w.z * (dot(n, b.w) * b.g / (d2 * b.d) + n.x * along));
  b.hidden = 0.0;
  return b;
}

// The part of bar b that a ball at c (from the point, in the bar's frame) hides.
float hiddenByBall(Bar b, vec3 c) {
  float cw = (c.y * b.w.y + c.z * b.w.z) / b.d;
  if (cw <= 0.001) return 0.0;
  float ch = abs(c.y * b.w.z - c.z * b.w.y) / b.d;
  float soft = BAR * cw / b.d + 0.0012;
  float rim = smoothstep(BALL_R + soft, BALL_R - soft, ch);
  float chord = sqrt(max(BALL_R * BALL_R - ch * ch, 0.16 * BALL_R * BALL_R));
  // The ball is seen within an angle about its middle; both as slopes along the bar.
  float slope = c.x / cw;
  float spanned = chord * inversesqrt(max(c.x * c.x + cw * cw - chord * chord, 1e-7));
  float low = 1.0 + slope * spanned;
  float high = 1.0 - slope * spanned;
  float from = low > 0.0 ? clamp((slope - spanned) / low, b.t0, b.t1) : b.t0;
  float to = high > 0.0 ? clamp((slope + spanned) / high, b.t0, b.t1) : b.t1;
  return rim * (spread(to) - spread(from)) / b.g;
}

// The part of bar b that the cue from a to c (from the point, in the bar's frame) hides.
float hiddenByCue(Bar b, vec3 a, vec3 c) {
  a.z = max(a.z, 0.004);
  c.z = max(c.z, 0.006);
  vec2 run = c.xy - a.xy;
  float u = clamp(dot(-a.xy, run) / dot(run, run), 0.0, 1.0);
  vec2 toward = vec2(0.0, b.w.y) * (mix(a.z, c.z, u) / b.w.z);
  u = dot(toward - a.xy, run) / dot(run, run);
  float ends = smoothstep(-0.008, 0.004, u) * (1.0 - smoothstep(0.99, 1.01, u));
  if (ends <= 0.0) return 0.0;
  float z = mix(a.z, c.z, u);
  vec2 a2 = a.xy * (b.w.z / a.z);
  vec2 c2 = c.xy * (b.w.z / c.z);
  vec2 way = normalize(c2 - a2);
  vec2 side = vec2(-way.y, way.x);
  float cut = abs(side.x) < 0.05 ? (side.x < 0.0 ? -0.05 : 0.05) : side.x;
  float s = -(b.w.y * side.y - dot(a2, side)) / cut;
  float reach = (mix(0.0062, 0.0142, u) * b.w.z / z + BAR * 0.4) / abs(cut);
  float thin = mix(0.0062, 0.0142, u) * b.w.z / z;
  float from = clamp((s - reach) / b.d, b.t0, b.t1);
  float to = clamp((s + reach) / b.d, b.t0, b.t1);
  return ends * (thin / (thin + BAR * 0.4)) * (spread(to) - spread(from)) / b.g;
}

// How far from p, in plan, a ball still takes light: its square.
const float BALL_REACH2 = 0.03;

struct Lamp { Bar a; Bar b; Bar c; Bar d; };

Lamp lampFrom(vec3 p, vec3 n) {
  vec3 q = p.yxz;
  vec3 m = n.yxz;
  return Lamp(
    barFrom(p, n, LAMP.y, LAMP.x), barFrom(p, n, -LAMP.y, LAMP.x),
    barFrom(q, m, LAMP.x, LAMP.y), barFrom(q, m, -LAMP.x, LAMP.y)
  );
}

float fullLight(Lamp l) { return l.a.e + l.b.e + l.c.e + l.d.e; }

float leftLight(Lamp l) {
  return l.a.e * max(0.0, 1.0 - l.a.hidden) + l.b.e * max(0.0, 1.0 - l.b.hidden)
    + l.c.e * max(0.0, 1.0 - l.c.hidden) + l.d.e * max(0.0, 1.0 - l.d.hidden);
}

// Lets every ball near p hide its part of each bar; tells what is left of the light of the room.
float ballsHide(inout Lamp l, vec3 p, vec3 n) {
  float open = 1.0;
  for (int i = 0; i < SLOTS; i++) {
    if (i >= uBallCount) break;
    vec3 r = uBalls[i].xyz - p;
    if (dot(r.xy, r.xy) > BALL_REACH2 || uBalls[i].w == 0.0) continue;
    float r2 = dot(r, r);
    float cosine = max(dot(r, n), 0.0) * inversesqrt(r2);
    open *= 1.0 - 0.82 * cosine * clamp(BALL_R * BALL_R / r2, 0.0, 1.0);
    l.a.hidden += hiddenByBall(l.a, r);
    l.b.hidden += hiddenByBall(l.b, r);
    l.c.hidden += hiddenByBall(l.c, r.yxz);
    l.d.hidden += hiddenByBall(l.d, r.yxz);
  }
  return open;
}

// Light of the lamp on a surface at p with normal n, and what is left of the light of the room.
vec2 lampOn(vec3 p, vec3 n) {
  Lamp l = lampFrom(p, n);
  float open = ballsHide(l, p, n);
  return vec2(leftLight(l), open);
}

// Near enough where shadows do not matter: all the light from above, a third of it from aside.
float roughLampOn(vec3 n) { return BED_LIGHT * max(0.0, 0.36 + 0.64 * n.z); }

// The pool of light: darker towards the rails and beyond.
float pool(vec2 p) { return 1.05 - 0.45 * smoothstep(0.25, 1.6, length(p * vec2(0.82, 1.25))); }

float boxDistance(vec2 p, vec2 halfSize) {
  vec2 d = abs(p) - halfSize;
  return length(max(d, 0.0)) + min(max(d.x, d.y), 0.0);
}

// From the edge of the nearest hole; negative above it.
float fromHole(vec2 p) {
  float d2 = 9.0;
  vec2 r;
  ${[0, 1, 2, 3, 4, 5].map((i) => `r = p - uHoles[${i}].xy; d2 = min(d2, dot(r, r));`).join('\n  ')}
  return sqrt(d2) - uHoles[0].z;
}

// Light that comes from the bed, without its own shadows.
vec3 bedLight(vec2 p) { return uCloth * (BED_LIGHT * pool(p)); }

// What lies in direction dir as seen from p. blur: half-width of the mirrored cone per metre.
vec3 roomLight(vec3 p, vec3 dir, float blur) {
  vec3 light = vec3(0.0011, 0.0020, 0.0034);
  if (dir.z > 0.0) {
    float t = (LAMP_Z - p.z) / max(dir.z, 0.02);
    float d = abs(boxDistance(p.xy + dir.xy * t, LAMP)) - BAR * 1.6;
    float soft = blur * t + 0.004 * t;
    float seen = smoothstep(soft, -soft, d) * min(1.0, 1.3 * BAR / soft);
    light += vec3(0.010, 0.018, 0.030) * (1.0 - smoothstep(0.0, 0.5, dir.z));
    return light + LAMP_COLOUR * (LAMP_RADIANCE * seen);
  }
  float t = p.z / max(-dir.z, 0.015);
  vec2 q = p.xy + dir.xy * t;
  float soft = blur * t + 0.003;
  float onBed = smoothstep(soft, -soft, boxDistance(q, uBed));
  float onTable = smoothstep(soft, -soft, boxDistance(q, uOuter));
  light = mix(light, vec3(0.050, 0.027, 0.015) * uWood, onTable);
  return mix(light, bedLight(q), onBed);
}
`;

/**
 * The end of every fragment shader: a slight vignette, the neutral tone curve of Khronos, which
 * keeps the hues of the balls, and sRGB by square roots, which is true to a third of a per cent.
 */
export const FINISH_GLSL = /* glsl */ `
vec2 place = (gl_FragCoord.xy / uScreen - 0.5) * vec2(min(uScreen.x / uScreen.y, 1.4), 1.0);
vec3 tone = gl_FragColor.rgb * (1.0 - 0.35 * smoothstep(0.25, 0.95, length(place)));
float least = min(tone.r, min(tone.g, tone.b));
tone -= least < 0.08 ? least - 6.25 * least * least : 0.04;
float most = max(tone.r, max(tone.g, tone.b));
if (most > 0.76) {
  float pressed = 1.0 - 0.0576 / (most - 0.52);
  float grey = 1.0 - 1.0 / (0.15 * (most - pressed) + 1.0);
  tone = mix(tone * (pressed / most), vec3(pressed), grey);
}
vec3 root = sqrt(max(tone, 0.0));
vec3 root4 = sqrt(root);
vec3 root8 = sqrt(root4);
tone = 0.662002687 * root + 0.684122060 * root4 - 0.323583601 * root8 - 0.0225411470 * tone;
gl_FragColor.rgb = max(tone, 0.0);
`;
