/** Material of wood, leather, pearl and cue: a coloured body under a clear surface. */
import { type IUniform, ShaderMaterial, type ShaderMaterialParameters } from 'three';
import { FINISH_GLSL, LIGHT_GLSL, type LightUniforms } from './lights.ts';

/**
 * The end of a glossy fragment shader: `albedo`, `n`, `eye` and `vWorld` are known.
 * `uGloss`: reflectance at right angles, half-width of the mirrored cone per metre, and the part
 * of the lamp that the surface scatters without colour.
 */
const GLOSS_GLSL = /* glsl */ `
uniform vec3 uGloss;
float fifth(float x) { float y = x * x; return y * y * x; }
vec3 glossy(vec3 albedo, vec3 p, vec3 n, vec3 eye, float open) {
  float lamp = roughLampOn(n);
  float light = pool(p.xy);
  vec3 colour = albedo * (LAMP_COLOUR * (lamp * light) + vec3(0.10, 0.12, 0.15) * light);
  colour += vec3(uGloss.z * lamp * light);
  colour += albedo * uCloth * max(0.0, -n.z * 0.5 + 0.3) * 0.8;
  float facing = clamp(dot(n, eye), 0.0, 1.0);
  float mirrored = uGloss.x + (1.0 - uGloss.x) * fifth(1.0 - facing) * 0.55;
  vec3 dir = reflect(-eye, n);
  return (colour * (1.0 - mirrored) + roomLight(p, dir, uGloss.y) * mirrored * light) * open;
}`;

export interface GlossSpec {
  readonly lights: LightUniforms;
  /** Reflectance at right angles; half-width of the mirrored cone per metre; colourless scatter. */
  readonly gloss: readonly [number, number, number];
  /** Declares uniforms and defines \`vec3 albedoOf()\` and \`float openOf()\`. */
  readonly body: string;
  readonly uniforms?: Readonly<Record<string, IUniform>>;
  readonly vertexShader: string;
  readonly options?: ShaderMaterialParameters;
}

export function glossMaterial(spec: GlossSpec): ShaderMaterial {
  return new ShaderMaterial({
    ...spec.options,
    uniforms: { ...spec.lights, ...spec.uniforms, uGloss: { value: spec.gloss } },
    vertexShader: spec.vertexShader,
    fragmentShader: /* glsl */ `
varying vec3 vWorld;
varying vec3 vNormal;
${LIGHT_GLSL}
${GLOSS_GLSL}
${spec.body}
void main() {
  vec3 n = normalize(vNormal);
  vec3 eye = normalize(cameraPosition - vWorld);
  if (dot(n, eye) < 0.0) n = -n;
  gl_FragColor = vec4(glossy(albedoOf(), vWorld, n, eye, openOf()), 1.0);
  ${FINISH_GLSL}
}`,
  });
}
