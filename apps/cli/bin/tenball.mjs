#!/usr/bin/env node
// Plain JavaScript on purpose: Node 20 cannot read TypeScript, so this registers tsx and hands over.
import { register } from 'tsx/esm/api';

register();
const { main } = await import('../src/main.ts');
await main(process.argv);
