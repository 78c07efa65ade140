// npm start, npm test, npm run check. Plain JavaScript without dependencies: it runs before any
// is there. It checks Node, installs what is missing, and hands over to the TypeScript beside it.
const OLDEST_NODE = 20;

const major = Number(process.versions.node.split('.')[0]);
if (major < OLDEST_NODE) {
  console.error('Ten-Ball needs Node.js ' + OLDEST_NODE + ' or newer; this is '
    + process.version + '.\nGet it at https://nodejs.org and try again.');
  process.exit(1);
}

const TASKS = { start: 'start.ts', test: 'check.ts', check: 'check.ts' };

const [task, ...args] = process.argv.slice(2);
if (task === undefined || !Object.hasOwn(TASKS, task)) {
  console.error('usage: node scripts/bootstrap.mjs ' + Object.keys(TASKS).join('|') + ' [options]');
  process.exit(2);
}

import('./install.mjs')
  .then(({ ensureInstalled }) => ensureInstalled())
  .then(() => import('tsx/esm/api'))
  .then(({ register }) => register())
  .then(() => import('./' + TASKS[task]))
  .then(({ run }) => run(task, args))
  .catch((problem) => {
    console.error(problem.expected === true ? problem.message : problem);
    process.exitCode = 1;
  });
