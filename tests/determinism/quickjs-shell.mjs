// QuickJS as a shell of its own: runs the script named on the command line, which may print.
import { readFileSync } from 'node:fs';
import { newQuickJSWASMModuleFromVariant } from 'quickjs-emscripten-core';
import variant from '@jitl/quickjs-wasmfile-release-sync';

const [file = ''] = process.argv.slice(2);
const engine = await newQuickJSWASMModuleFromVariant(variant);
const world = engine.newContext();
const print = world.newFunction('print', (text) => {
  process.stdout.write(world.getString(text) + '\n');
});
world.setProp(world.global, 'print', print);
const { error } = world.evalCode(readFileSync(file, 'utf8'));
if (error !== undefined) {
  console.error(world.dump(error));
  process.exitCode = 1;
}
