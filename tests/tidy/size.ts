/** How long lines, functions and files may be, and what files may be called. */
import ts from 'typescript';
import { at, type Finding, type Source, visit } from './source.ts';

const LINE = 100;
const FUNCTION = 60;
const FILE = 400;

/** A file over 400 lines. */
export function checkFileLength({ path, lines }: Source): readonly Finding[] {
  const count = lines.at(-1) === '' ? lines.length - 1 : lines.length;
  if (count <= FILE) return [];
  return [`${path}:${FILE + 1}  ${count} lines, ${FILE} allowed: find the seam and split`];
}

/** Lines over 100 columns. */
export function checkLineLength({ path, lines }: Source): readonly Finding[] {
  return lines.flatMap((line, index) => {
    const { length } = Array.from(line);
    if (length <= LINE) return [];
    return [`${path}:${index + 1}  ${length} columns, ${LINE} allowed: break it`];
  });
}

/** Functions over 60 lines. The callback of `describe` is a table of contents, not a function. */
export function checkFunctionLength(source: Source): readonly Finding[] {
  const findings: Finding[] = [];
  visit(source.tree, (node) => {
    if (!ts.isFunctionLike(node) || !('body' in node) || isDescribeCallback(node)) return;
    const start = node.getStart();
    const first = source.tree.getLineAndCharacterOfPosition(start).line;
    const last = source.tree.getLineAndCharacterOfPosition(node.getEnd()).line;
    const count = last - first + 1;
    if (count > FUNCTION) {
      findings.push(at(source, start, `${count} lines, ${FUNCTION} allowed: name its parts`));
    }
  });
  return findings;
}

const EMPTY_NAMES = /(?:^|-)(?:utils?|helpers?|common|manager|service|misc)(?:-|$)/;
const KEBAB = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** File names: kebab-case, and no name that could hold anything. */
export function checkFileName({ path }: Source): readonly Finding[] {
  const stem = (path.split('/').at(-1) ?? '').replace(/(?:\.[a-z0-9]+)+$/, '');
  if (!KEBAB.test(stem)) return [`${path}:1  name it in kebab-case`];
  if (!EMPTY_NAMES.test(stem)) return [];
  return [`${path}:1  '${stem}' could hold anything: name its content`];
}

function isDescribeCallback(node: ts.Node): boolean {
  const { parent } = node;
  if (!ts.isCallExpression(parent)) return false;
  return /^describe\b/.test(parent.expression.getText());
}
