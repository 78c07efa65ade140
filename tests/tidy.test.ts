/**
 * House style, executed. Each finding names file and line and what to do about it;
 * the reasons stand in STYLE.md.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkClient, checkCycles, checkImports, checkManifest } from './tidy/layers.ts';
import { checkLanguage, checkNull, checkPurity } from './tidy/purity.ts';
import {
  checkFileLength, checkFileName, checkFunctionLength, checkLineLength,
} from './tidy/size.ts';
import { type Finding, readSources, ROOT, type Source } from './tidy/source.ts';

const sources = readSources();

function findings(check: (source: Source) => readonly Finding[]): string {
  return sources.flatMap(check).join('\n');
}

test('every package imports only from the layers below it', () => {
  expect(findings(checkImports)).toBe('');
});

test('every package.json lists only the layers below it', () => {
  const workspaces = ['packages', 'apps'].flatMap((folder) => (
    readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}`)
  ));
  expect(workspaces.flatMap(checkManifest).join('\n')).toBe('');
});

test('no two files import each other, not even in a ring', () => {
  expect(checkCycles(sources).join('\n')).toBe('');
});

test('the web client leaves every decision to the match', () => {
  expect(findings(checkClient)).toBe('');
});

test('nothing below the apps reads a clock, draws chance or uses inexact mathematics', () => {
  expect(findings(checkPurity)).toBe('');
});

test('absence is undefined, never null', () => {
  expect(findings(checkNull)).toBe('');
});

test('no any, enum, namespace, default export, unfinished business or left-out test', () => {
  expect(findings(checkLanguage)).toBe('');
});

test('a file has at most 400 lines', () => {
  expect(findings(checkFileLength)).toBe('');
});

test('a function has at most 60 lines', () => {
  expect(findings(checkFunctionLength)).toBe('');
});

test('a line has at most 100 columns', () => {
  expect(findings(checkLineLength)).toBe('');
});

test('a file is named after what it holds, in kebab-case', () => {
  expect(findings(checkFileName)).toBe('');
});

test('the lock file names no download addresses', () => {
  const lines = readFileSync(join(ROOT, 'package-lock.json'), 'utf8').split('\n');
  const addresses = lines.flatMap((line, index) => (
    /"resolved": "(?:https?|git)/.test(line)
      ? [`package-lock.json:${index + 1}  remove the address: npm install with the .npmrc here`]
      : []
  ));
  expect(addresses.join('\n')).toBe('');
});
