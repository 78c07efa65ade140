/**
 * Draws the diagrams of docs/physics anew:
 *   npx tsx bench/diagrams.ts [name …]
 * Without a name all that are the same every time; `cost` measures this machine besides. Each is a
 * table of numbers (CSV) and the picture drawn from it (SVG).
 */
import { writeFileSync } from 'node:fs';
import { measurePhysics } from '../apps/cli/src/bench-physics.ts';
import { DIAGRAMS, type Diagram, costDiagram } from '../tests/physics/diagrams.ts';

const FOLDER = new URL('../docs/physics/', import.meta.url);
const names = process.argv.slice(2);

for (const name of names.length === 0 ? Object.keys(DIAGRAMS) : names) {
  const draw = name === 'cost' ? measured : DIAGRAMS[name];
  if (draw === undefined) {
    throw new Error(`'${name}': one of ${Object.keys(DIAGRAMS).join(' ')} cost`);
  }
  const { csv, svg } = draw();
  writeFileSync(new URL(`${name}.csv`, FOLDER), csv);
  writeFileSync(new URL(`${name}.svg`, FOLDER), svg);
  console.log(`docs/physics/${name}.svg  ${svg.length} bytes`);
}

function measured(): Diagram {
  return costDiagram(measurePhysics({ tick: () => undefined, done: () => undefined }).aside.growth);
}
