import { describe, expect, test } from 'vitest';
import { cacheName, fileOf } from './precache.ts';

const FILES = new Set(['index.html', 'rules.html', 'assets/index-a1.js']);
const SCOPE = 'https://club.example/pool/';

describe('an address means a kept file', () => {
  test.each([
    ['https://club.example/pool/', 'index.html'],
    ['https://club.example/pool/?p=TBP1~9&lang=ru#at=1', 'index.html'],
    ['https://club.example/pool/rules.html#S6', 'rules.html'],
    ['https://club.example/pool/assets/index-a1.js', 'assets/index-a1.js'],
  ])('%s is %s', (url, file) => {
    expect(fileOf(url, SCOPE, FILES)).toBe(file);
  });

  test.each([
    'https://club.example/pool/healthz',
    'https://club.example/pool/assets/index-b2.js',
    'https://club.example/other/index.html',
    'https://else.example/pool/index.html',
    'http://club.example/pool/index.html',
  ])('%s goes to the network', (url) => {
    expect(fileOf(url, SCOPE, FILES)).toBeUndefined();
  });
});

test('every cache of a version begins as all of ours do', () => {
  expect(cacheName('1f').startsWith(cacheName(''))).toBe(true);
});
