#!/usr/bin/env node
// Plain JavaScript on purpose: Node 20 cannot read TypeScript, so tsx is registered first.
import { register } from 'tsx/esm/api';

register();
const { main } = await import('../src/main.ts');
await main(process.argv);
