/** Cloth: the bed with its markings and the cushions, under the lamp. */
import { DoubleSide, Mesh, ShaderMaterial, type Texture } from 'three';
import type { TableGeometry, TableSpec } from '@tenball/equipment';
import type { Quality } from '../picture.ts';
import { MEASURES, cushionShapes, openingOutline } from '../table-look.ts';
import { addCushion } from './cushion-mesh.ts';
import { FINISH_GLSL, LIGHT_GLSL, type LightUniforms } from './lights.ts';
import { addFace, emptyMesh, geometryOf } from './mesh-data.ts';

export const WORLD_VERTEX_GLSL = /* glsl */ `
varying vec3 vWorld;
varying vec3 vNormal;
void main() {
  vec4 world = modelMatrix * vec4(position, 1.0);
  vWorld = world.xyz;
  vNormal = mat3(modelMatrix) * normal;
  gl_Position = projectionMatrix * viewMatrix * world;
}`;

const CLOTH_GLSL = /* glsl */ `
uniform sampler2D uWeave;
uniform float uNap;
varying vec3 vWorld;
varying vec3 vNormal;
${LIGHT_GLSL}

// A line or disc of half-width w at distance d, never thinner than a pixel.
float inked(float d, float w, float pixel) {
  float reach = max(w, pixel * 0.6);
  return smoothstep(reach + pixel * 0.7, reach - pixel * 0.7, d) * w / reach;
}

// Corners under and beside the rubber, and the edge of the slate, get less light of the room.
float corners(vec3 p) {
  float inside = -boxDistance(p.xy, uBed);
  float mouth = fromHole(p.xy);
  float rubber = smoothstep(0.015, 0.05, mouth);
  float open = 1.0 - 0.42 * rubber * exp(-max(inside, 0.0) / 0.016);
  open *= 1.0 - 0.75 * rubber * smoothstep(0.003, -0.009, inside);
  return open * (0.45 + 0.55 * smoothstep(0.0, 0.05, mouth));
}

// The head string and the two spots.
vec3 marked(vec3 albedo, vec2 p) {
  vec2 pixel = fwidth(p);
  float string = inked(abs(p.x + uBed.x * 0.5), 0.00125, pixel.x) * step(abs(p.y), uBed.y);
  float spot = length(vec2(abs(p.x) - uBed.x * 0.5, p.y));
  vec3 colour = mix(albedo, vec3(0.62, 0.72, 0.8), 0.3 * string);
  return mix(colour, vec3(0.003, 0.010, 0.022), 0.62 * inked(spot, 0.006, length(pixel) * 0.7));
}

void main() {
  vec3 n = normalize(vNormal);
  vec3 eye = normalize(cameraPosition - vWorld);
  vec2 uv = vWorld.xy;
  #ifndef BED
    if (dot(n, eye) < 0.0) n = -n;
    if (abs(n.z) < 0.6) uv = vec2(vWorld.x + vWorld.y, vWorld.z);
  #endif
  float weave = texture2D(uWeave, uv * 3.9).r;
  // Cushions are darker than the bed, so that the nose stands out.
  vec3 albedo = uCloth * uNap * (0.62 + 0.76 * weave);
  #ifdef BED
    // The lamp lights the bed evenly; the shadows on it are laid over it by shadows.ts.
    vec2 lamp = vec2(BED_LIGHT, 1.0);
    #ifndef OPEN
      lamp.y = corners(vWorld);
    #endif
    albedo = marked(albedo, vWorld.xy);
  #elif defined(SIMPLE)
    vec2 lamp = vec2(roughLampOn(n), 1.0);
  #else
    vec2 lamp = lampOn(vWorld, n);
  #endif
  float open = lamp.y;
  float light = pool(vWorld.xy);
  float grazing = 1.0 - clamp(dot(n, eye), 0.0, 1.0);
  grazing *= grazing * grazing;
  vec3 colour = albedo * LAMP_COLOUR * (lamp.x * 0.86 * mix(1.0, open, 0.7));
  colour += albedo * (vec3(0.20, 0.22, 0.25) * open);
  #ifndef BED
    colour += albedo * uCloth * (0.9 * max(0.0, 0.4 - 0.6 * n.z));
  #endif
  // The nap scatters some of the lamp without colour, more of it at grazing angles.
  colour += vec3((0.036 + 0.03 * grazing) * (0.4 + 1.2 * weave) * lamp.x * open * uNap);
  colour += albedo * (grazing * 0.16 * open * min(1.0, lamp.x));
  gl_FragColor = vec4(colour * light, 1.0);
  ${FINISH_GLSL}
}`;

export interface Cloth {
  readonly bed: Mesh;
  readonly cushions: Mesh;
}

/** Variants of the cloth: BED, OPEN (a bed without cushions), SIMPLE (low quality). */
type Defines = Readonly<Partial<Record<'BED' | 'OPEN' | 'SIMPLE', 1>>>;

export function createCloth(
  lights: LightUniforms, weave: Texture, table: TableSpec, geometry: TableGeometry,
  quality: Quality,
): Cloth {
  const bed = emptyMesh();
  if (table.hasCushions) {
    const outline = openingOutline(table, geometry, 'inner');
    addFace(bed, outline, [], () => 0);
  } else {
    addFace(bed, openCloth(table), [], () => 0);
  }
  const simple: Defines = quality === 'low' ? { SIMPLE: 1 } : {};
  const flat: Defines = table.hasCushions ? { BED: 1 } : { BED: 1, OPEN: 1 };
  const cushions = emptyMesh();
  for (const shape of cushionShapes(geometry)) addCushion(cushions, table, shape);
  return {
    bed: new Mesh(geometryOf(bed), clothMaterial(lights, weave, 1, flat)),
    cushions: new Mesh(geometryOf(cushions), clothMaterial(lights, weave, 0.72, simple)),
  };
}

function openCloth({ length, width }: TableSpec) {
  const reach = MEASURES.railEdge;
  const [x, y] = [length / 2 + reach, width / 2 + reach];
  return [{ x: -x, y: -y }, { x, y: -y }, { x, y }, { x: -x, y }];
}

/** Cushions are darker, so that the nose stands out. Design 10. */
function clothMaterial(
  lights: LightUniforms, weave: Texture, share: number,
  defines: Defines,
): ShaderMaterial {
  return new ShaderMaterial({
    defines: { ...defines },
    uniforms: {
      ...lights, uWeave: { value: weave }, uNap: { value: share },
    },
    vertexShader: WORLD_VERTEX_GLSL, fragmentShader: CLOTH_GLSL, side: DoubleSide,
  });
}
