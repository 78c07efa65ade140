/** The room: floor and wall that fall off into navy. No objects. */
import { BackSide, Mesh, ShaderMaterial, SphereGeometry } from 'three';
import { FINISH_GLSL, type LightUniforms } from './lights.ts';

/** Drawn after the table, where nothing else is. */
export function createRoom(lights: LightUniforms): Mesh {
  const material = new ShaderMaterial({
    side: BackSide, depthWrite: false, uniforms: { uScreen: lights.uScreen },
    vertexShader: /* glsl */ `
varying vec3 vWorld;
void main() {
  vWorld = position + cameraPosition;
  gl_Position = (projectionMatrix * viewMatrix * vec4(vWorld, 1.0)).xyww;
}`,
    fragmentShader: /* glsl */ `
uniform vec2 uScreen;
varying vec3 vWorld;
const float FLOOR = -0.78;
const float WALL = 9.0;

float grain(vec2 p) { return fract(sin(dot(p, vec2(12.9898, 78.233))) * 43758.5453) - 0.5; }

void main() {
  vec3 dir = normalize(vWorld - cameraPosition);
  // The wall where the ray meets it, or the floor before it.
  float wall = max(0.5, WALL - length(cameraPosition.xy)) / max(length(dir.xy), 0.02);
  float down = dir.z < 0.0 ? (FLOOR - cameraPosition.z) / dir.z : 1e3;
  vec3 p = cameraPosition + dir * min(wall, down);
  vec2 square = p.xy * p.xy;
  float around = 0.75 + 0.25 * (square.x - square.y) / (square.x + square.y);
  float height = p.z - FLOOR;
  vec3 dark = vec3(0.0011, 0.0020, 0.0034);
  vec3 glow = vec3(0.0052, 0.0115, 0.0200) * around * exp(-height * height * 0.3);
  vec3 far = dark + glow;
  vec3 near = vec3(0.0046, 0.0074, 0.0118);
  vec3 colour = mix(near, far, smoothstep(1.2, 7.5, length(p.xy)));
  gl_FragColor = vec4(colour, 1.0);
  ${FINISH_GLSL}
  gl_FragColor.rgb += grain(gl_FragCoord.xy) / 255.0;
}`,
  });
  const room = new Mesh(new SphereGeometry(15, 24, 16), material);
  room.frustumCulled = false;
  room.renderOrder = 1;
  return room;
}
