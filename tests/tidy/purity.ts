/** What no package below the apps may touch, and words that no file of ours uses. */
import ts from 'typescript';
import { at, type Finding, type Source, visit } from './source.ts';

/** All of Math that every engine computes to the same bit. */
const EXACT_MATH = new Set([
  'abs', 'ceil', 'clz32', 'floor', 'fround', 'imul', 'max', 'min', 'round', 'sign', 'sqrt', 'trunc',
]);

const MACHINE = new Set([
  'Date', 'performance', 'process', 'console', 'setTimeout', 'setInterval', 'setImmediate',
  'queueMicrotask', 'requestAnimationFrame', 'window', 'document', 'globalThis', 'crypto', 'fetch',
  'Buffer', 'localStorage', 'sessionStorage', 'navigator', 'Intl', 'WebSocket', 'Worker',
]);

const POWER = new Set([
  ts.SyntaxKind.AsteriskAsteriskToken, ts.SyntaxKind.AsteriskAsteriskEqualsToken,
]);

/** Clocks, chance, machine and inexact mathematics in a package. Tests may use them. */
export function checkPurity(source: Source): readonly Finding[] {
  if (source.workspace?.startsWith('packages/') !== true || source.isTest) return [];
  const own = declaredNames(source);
  return findAll(source, (node) => impurity(node, own));
}

/** `null` in a package. Files that read or write JSON are the edge and may meet it. */
export function checkNull(source: Source): readonly Finding[] {
  const inside = source.workspace?.startsWith('packages/') === true;
  if (!inside || source.isTest || JSON_EDGE.test(source.path)) return [];
  return findAll(source, (node) => (
    node.kind === ts.SyntaxKind.NullKeyword ? "'null': say undefined" : undefined
  ));
}

const JSON_EDGE = /^packages\/(?:protocol\/|rules\/src\/case[^/]*$|rules\/src\/case\/)/;
const SKIPS = new Set(['only', 'skip', 'todo', 'fixme', 'fails']);
const RUNNERS = new Set(['test', 'it', 'describe']);

/** `any`, enums, default exports, namespaces, `!`, unfinished business, tests left out. */
export function checkLanguage(source: Source): readonly Finding[] {
  if (source.path.endsWith('.mjs')) return [];
  const found = findAll(source, (node) => languageProblem(source, node));
  const open = source.lines.flatMap((line, index) => (
    /\b(?:TO[D]O|FIX[M]E|XX[X]|HA[C]K)\b/.test(line)
      ? [`${source.path}:${index + 1}  unfinished: do it, or open an issue and say so there`]
      : []
  ));
  return [...found, ...open];
}

function impurity(node: ts.Node, own: ReadonlySet<string>): string | undefined {
  if (ts.isBinaryExpression(node) && POWER.has(node.operatorToken.kind)) {
    return "'**' differs between engines: multiply";
  }
  if (!ts.isIdentifier(node) || isName(node)) return undefined;
  if (node.text === 'Math') return mathProblem(node);
  if (!MACHINE.has(node.text) || own.has(node.text)) return undefined;
  return `'${node.text}' below the apps: take time, chance and surroundings as arguments`;
}

function mathProblem(node: ts.Identifier): string | undefined {
  const { parent } = node;
  if (!ts.isPropertyAccessExpression(parent)) return "'Math' as a value: name the function";
  const { text } = parent.name;
  const constant = text === text.toUpperCase();
  if (constant || EXACT_MATH.has(text)) return undefined;
  return text === 'random'
    ? "'Math.random' below the apps: draw from a seed, packages/base/src/random.ts"
    : `'Math.${text}' differs between engines: see packages/base/src/trig.ts`;
}

/** Variables and parameters of the file's own: a `window` of time is not the browser's. */
function declaredNames(source: Source): ReadonlySet<string> {
  const names = new Set<string>();
  visit(source.tree, (node) => {
    const declares = ts.isVariableDeclaration(node) || ts.isParameter(node)
      || ts.isBindingElement(node);
    if (declares && ts.isIdentifier(node.name)) names.add(node.name.text);
  });
  return names;
}

/** Whether an identifier only names a property, a member or a key. */
function isName(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent)) {
    return parent.name === node;
  }
  return ts.isPropertySignature(parent) || ts.isPropertyDeclaration(parent);
}

function languageProblem(source: Source, node: ts.Node): string | undefined {
  if (node.kind === ts.SyntaxKind.AnyKeyword) return "'any': say unknown and narrow it";
  if (ts.isEnumDeclaration(node)) return "'enum': a const array and its union";
  if (ts.isModuleDeclaration(node) && isNamespace(node)) return 'no namespaces';
  if (ts.isNonNullExpression(node)) return "'!': use present() or prove it to the compiler";
  if (ts.isExportAssignment(node) && !TOOLS_THAT_WANT_DEFAULT.test(source.path)) {
    return 'default export: export by name';
  }
  return skipProblem(node);
}

/** Not `declare global` and `declare module 'x'`, which only describe what is there. */
function isNamespace(node: ts.ModuleDeclaration): boolean {
  return ts.isIdentifier(node.name) && node.name.text !== 'global';
}

const TOOLS_THAT_WANT_DEFAULT = /(?:\.config|-reporter)\.ts$/;

function skipProblem(node: ts.Node): string | undefined {
  if (!ts.isPropertyAccessExpression(node) || !ts.isIdentifier(node.expression)) return undefined;
  const left = RUNNERS.has(node.expression.text) && SKIPS.has(node.name.text);
  return left ? `'${node.getText()}' leaves tests out: mend the test or remove it` : undefined;
}

function findAll(
  source: Source, problemOf: (node: ts.Node) => string | undefined,
): readonly Finding[] {
  const findings: Finding[] = [];
  visit(source.tree, (node) => {
    const problem = problemOf(node);
    if (problem !== undefined) findings.push(at(source, node.getStart(), problem));
  });
  return findings;
}
