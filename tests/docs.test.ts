/** Documents that point at nothing are worse than none: every relative link must lead somewhere. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { filesEnding, type Finding, ROOT } from './tidy/source.ts';

const LINK = /\]\(([^()\s]+)\)/g;
const FENCE = /^```[\s\S]*?^```/gm;

const documents = filesEnding('.md');

test('every relative link of every document leads to a file and a heading', () => {
  expect(documents.flatMap(brokenLinks).join('\n')).toBe('');
});

test('the readme fits a screen and shows the two commands', () => {
  const text = readFileSync(join(ROOT, 'README.md'), 'utf8');
  expect(text.split('\n').length).toBeLessThanOrEqual(60);
  expect(text).toContain('npm start');
  expect(text).toContain('npm test');
});

test('decisions are numbered without a gap, and each says what it is and what follows', () => {
  const decisions = documents.filter((path) => path.startsWith('docs/adr/')).sort();
  const problems = decisions.flatMap((path, index) => {
    const text = readFileSync(join(ROOT, path), 'utf8');
    const number = String(index + 1).padStart(4, '0');
    const parts = [`# ${index + 1}. `, 'Status: ', '## Context', '## Decision', '## Consequences'];
    const missing = parts.filter((part) => !text.includes(`\n${part}`) && !text.startsWith(part));
    if (!path.startsWith(`docs/adr/${number}-`)) missing.push(`number ${number}`);
    return missing.map((part) => `${path}:1  '${part}' is missing`);
  });
  expect(problems.join('\n')).toBe('');
});

function brokenLinks(path: string): readonly Finding[] {
  const text = readFileSync(join(ROOT, path), 'utf8');
  const prose = text.replace(FENCE, (code) => code.replace(/[^\n]/g, ' '));
  return [...prose.matchAll(LINK)].flatMap((match) => {
    const target = match[1] ?? '';
    if (/^[a-z]+:/.test(target) || leads(path, target)) return [];
    const line = prose.slice(0, match.index).split('\n').length;
    return [`${path}:${line}  '${target}' leads nowhere: mend the link`];
  });
}

function leads(from: string, target: string): boolean {
  const [file = '', heading] = target.split('#');
  const path = file === '' ? join(ROOT, from) : join(ROOT, dirname(from), decodeURI(file));
  if (!existsSync(path)) return false;
  if (heading === undefined || !path.endsWith('.md')) return true;
  const headings = [...readFileSync(path, 'utf8').matchAll(/^#+ (.*)$/gm)];
  return headings.some((found) => slug(found[1] ?? '') === decodeURI(heading));
}

/** A heading as the address that code hosts give it. */
function slug(heading: string): string {
  return heading.toLowerCase().replace(/[^\p{L}\p{N}\s_-]/gu, '').trim().replace(/\s/g, '-');
}
