/** The room: floor and wall that fall off into navy. No objects. */
import { BackSide, Mesh, ShaderMaterial, SphereGeometry } from 'three';

export function createRoom(): Mesh {
  const material = new ShaderMaterial({
    side: BackSide, depthTest: false, depthWrite: false,
    vertexShader: /* glsl */ `
varying vec3 vWorld;
void main() {
  vWorld = position + cameraPosition;
  gl_Position = projectionMatrix * viewMatrix * vec4(vWorld, 1.0);
}`,
    fragmentShader: /* glsl */ `
varying vec3 vWorld;
const float FLOOR = -0.78;
const float WALL = 9.0;

float grain(vec2 p) { return fract(sin(dot(p, vec2(12.9898, 78.233))) * 43758.5453) - 0.5; }

void main() {
  vec3 dir = normalize(vWorld - cameraPosition);
  float t = dir.z < 0.0 ? (FLOOR - cameraPosition.z) / dir.z : 1e3;
  vec2 p = cameraPosition.xy + dir.xy * min(t, 40.0);
  float around = 0.75 + 0.25 * cos(atan(p.y, p.x) * 2.0);
  float reach = length(p);
  vec3 far = vec3(0.0011, 0.0020, 0.0034) + vec3(0.0052, 0.0115, 0.0200) * around;
  vec3 colour = mix(vec3(0.0046, 0.0074, 0.0118), far, smoothstep(1.2, 8.9, reach));
  if (dir.z >= 0.0 || reach > WALL) {
    float s = max(0.0, WALL - length(cameraPosition.xy)) / max(length(dir.xy), 0.05);
    float h = cameraPosition.z + dir.z * s - FLOOR;
    colour = vec3(0.0011, 0.0020, 0.0034)
      + vec3(0.0052, 0.0115, 0.0200) * exp(-h * h * 0.55) * around;
  }
  gl_FragColor = vec4(colour, 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
  gl_FragColor.rgb += grain(gl_FragCoord.xy) / 255.0;
}`,
  });
  const room = new Mesh(new SphereGeometry(15, 24, 16), material);
  room.frustumCulled = false;
  room.renderOrder = -1;
  return room;
}
