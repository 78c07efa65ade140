/** The repository's own texts, read once, and the shape of a finding. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { extname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

export const ROOT = resolve(fileURLToPath(new URL('../..', import.meta.url)));

/** One thing that is not as it should be: `file:line  what, and what to do`. */
export type Finding = string;

/** A TypeScript or JavaScript file of ours. `path` is relative to the root, with slashes. */
export interface Source {
  readonly path: string;
  readonly text: string;
  readonly lines: readonly string[];
  readonly tree: ts.SourceFile;
  /** `packages/rules` or `apps/web`; undefined outside the workspaces. */
  readonly workspace: string | undefined;
  readonly isTest: boolean;
}

const FOREIGN = new Set([
  'node_modules', 'dist', 'data', 'test-results', 'playwright-report', '.git', '.cache',
]);

/** Every file of the repository with one of these endings, relative to the root. */
export function filesEnding(...endings: readonly string[]): readonly string[] {
  return walk(ROOT).filter((path) => endings.includes(extname(path)));
}

/** Every source file of the repository, parsed. */
export function readSources(): readonly Source[] {
  return filesEnding('.ts', '.tsx', '.mjs').map((path) => {
    const text = readFileSync(join(ROOT, path), 'utf8');
    const workspace = /^(?:packages|apps)\/[^/]+/.exec(path)?.[0];
    return {
      path,
      text,
      lines: text.split('\n'),
      tree: ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true),
      workspace,
      isTest: /\.test\.tsx?$/.test(path) || path.startsWith('tests/'),
    };
  });
}

/** Whether a path relative to the root exists. */
export function exists(path: string): boolean {
  return existsSync(join(ROOT, path));
}

/** A finding at a place of a source. */
export function at(source: Source, position: number, what: string): Finding {
  const line = source.tree.getLineAndCharacterOfPosition(position).line + 1;
  return `${source.path}:${line}  ${what}`;
}

/** Calls `see` with every node of a tree, parents first. */
export function visit(node: ts.Node, see: (node: ts.Node) => void): void {
  see(node);
  ts.forEachChild(node, (child) => visit(child, see));
}

function walk(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (FOREIGN.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? walk(path) : [relative(ROOT, path).split(sep).join('/')];
  });
}
