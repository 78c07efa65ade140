/** Who may know whom: the imports, and each package.json. */
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path/posix';
import ts from 'typescript';
import { at, exists, type Finding, ROOT, type Source, visit } from './source.ts';

const HALF = ['base', 'equipment'];
const JOINED = [...HALF, 'physics', 'rules'];
const ABOVE = [...JOINED, 'match'];
const ALL = [...ABOVE, 'ai', 'protocol'];

/** What each workspace may import; names on one row of the architecture do not know each other. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  'packages/base': [],
  'packages/equipment': ['base'],
  'packages/physics': HALF,
  'packages/rules': HALF,
  'packages/match': JOINED,
  'packages/ai': ABOVE,
  'packages/protocol': ABOVE,
  'apps/server': ALL,
  'apps/web': ALL,
  'apps/cli': ALL,
};

const TEST_TOOLS = ['vitest', 'fast-check'];
const CONFIG = /\.config\.ts$/;
/** What only tests use. */
const TESTING = /^packages\/[^/]+\/src\/testing\//;

interface Import {
  readonly from: string;
  readonly position: number;
}

/** Imports that break the order of layers, or reach past a package's root. */
export function checkImports(source: Source): readonly Finding[] {
  return importsOf(source).flatMap(({ from, position }) => {
    const problem = from.startsWith('.')
      ? relativeProblem(source, from)
      : packageProblem(source, from);
    return problem === undefined ? [] : [at(source, position, problem)];
  });
}

/** Rulings are the match's business; the client may name and explain them, not make them. */
const RULINGS = new Set([
  'adjudicate', 'adjudicateCase', 'adjudicateDecision', 'adjudicateEvent', 'adjudicateLag',
  'answerQuestion', 'observe',
]);

/** The rule book and the question page have no match that they could disagree with (ADR 15). */
const BESIDE_THE_TABLE = /^apps\/web\/src\/(?:rules|ask)\//;

/** Names with which the web client would decide something by itself. */
export function checkClient(source: Source): readonly Finding[] {
  if (!source.path.startsWith('apps/web/src/') || source.isTest) return [];
  if (BESIDE_THE_TABLE.test(source.path)) return [];
  const findings: Finding[] = [];
  visit(source.tree, (node) => {
    if (!ts.isImportSpecifier(node) || !RULINGS.has((node.propertyName ?? node.name).text)) return;
    const what = `'${node.getText()}' in the client: send a command and show what it brings`;
    findings.push(at(source, node.getStart(), what));
  });
  return findings;
}

/** Dependencies that a package.json lists and its layer forbids. */
export function checkManifest(workspace: string): readonly Finding[] {
  const path = `${workspace}/package.json`;
  const allowed = MAY_IMPORT[workspace];
  if (allowed === undefined) {
    return [`${path}:1  a new workspace: give it its row in tests/tidy/layers.ts`];
  }
  return dependenciesOf(workspace).flatMap((name) => {
    const ours = name.startsWith('@tenball/');
    const fine = ours
      ? allowed.includes(name.slice('@tenball/'.length))
      : workspace.startsWith('apps/');
    if (fine) return [];
    return [`${path}:1  '${name}' is above or outside this layer: remove the dependency`];
  });
}

/** Rings of files that import each other, one finding a ring. */
export function checkCycles(sources: readonly Source[]): readonly Finding[] {
  const edges = new Map(sources.map((source) => [source.path, targetsOf(source)]));
  const settled = new Set<string>();
  const findings: Finding[] = [];
  const trail: string[] = [];
  const walk = (path: string): void => {
    const start = trail.indexOf(path);
    if (start >= 0) {
      const ring = [...trail.slice(start), path].join(' → ');
      findings.push(`${path}:1  a ring of imports: ${ring}; move what both need into a third`);
    }
    if (start >= 0 || settled.has(path)) return;
    trail.push(path);
    for (const next of edges.get(path) ?? []) walk(next);
    trail.pop();
    settled.add(path);
  };
  for (const path of edges.keys()) walk(path);
  return findings;
}

function relativeProblem(source: Source, from: string): string | undefined {
  const target = resolved(source, from);
  const outside = source.workspace !== undefined && !target.startsWith(`${source.workspace}/`);
  if (outside && !(source.isTest && target.startsWith('fixtures/'))) {
    return `'${from}' leaves the package: import its root, @tenball/NAME`;
  }
  if (!exists(target)) return `'${from}' is not there: write the file's name with its ending`;
  return undefined;
}

/** What a package offers beside its root. */
const SECOND_DOORS = ['@tenball/rules/ask', '@tenball/rules/book'];

function packageProblem(source: Source, from: string): string | undefined {
  const { workspace } = source;
  if (from.startsWith('@tenball/')) {
    const [name = '', ...inside] = from.slice('@tenball/'.length).split('/');
    if (inside.length > 0 && !SECOND_DOORS.includes(from)) {
      return `'${from}' reaches inside: import ${packageName(from)}`;
    }
    if (workspace === undefined) return undefined;
    if (!(MAY_IMPORT[workspace] ?? []).includes(name)) {
      return `${workspace} may not know ${name}: see the layers in ARCHITECTURE.md`;
    }
  } else if (workspace?.startsWith('packages/')) {
    const forTests = source.isTest || TESTING.test(source.path);
    if (forTests && (TEST_TOOLS.includes(from) || from.startsWith('node:'))) return undefined;
    return `'${from}': packages depend on nothing outside; pass what is needed as an argument`;
  }
  if (workspace === undefined || from.startsWith('node:') || from.startsWith('virtual:')) {
    return undefined;
  }
  if (source.isTest || CONFIG.test(source.path)) return undefined;
  if (dependenciesOf(workspace).includes(packageName(from))) return undefined;
  return `'${from}' is not in ${workspace}/package.json: list it there`;
}

function importsOf(source: Source): readonly Import[] {
  const found: Import[] = [];
  visit(source.tree, (node) => {
    const name = importedName(node);
    if (name !== undefined && ts.isStringLiteralLike(name)) {
      found.push({ from: name.text.replace(/\?.*$/, ''), position: name.getStart() });
    }
  });
  return found;
}

function importedName(node: ts.Node): ts.Node | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    return node.arguments[0];
  }
  return ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)
    ? node.argument.literal
    : undefined;
}

function targetsOf(source: Source): readonly string[] {
  return importsOf(source)
    .filter(({ from }) => from.startsWith('.'))
    .map(({ from }) => resolved(source, from));
}

function resolved(source: Source, from: string): string {
  return normalize(join(dirname(source.path), from));
}

function packageName(from: string): string {
  return from.split('/').slice(0, from.startsWith('@') ? 2 : 1).join('/');
}

const manifests = new Map<string, readonly string[]>();

function dependenciesOf(workspace: string): readonly string[] {
  const known = manifests.get(workspace);
  if (known !== undefined) return known;
  const text = readFileSync(join(ROOT, workspace, 'package.json'), 'utf8');
  const { dependencies = {} } = JSON.parse(text) as { dependencies?: Record<string, string> };
  manifests.set(workspace, Object.keys(dependencies));
  return Object.keys(dependencies);
}
