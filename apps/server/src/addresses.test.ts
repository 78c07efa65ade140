import { describe, expect, test } from 'vitest';
import { addressOf, qrLines } from './addresses.ts';

describe('addresses to print', () => {
  test('the root needs no slash, a base path keeps its own', () => {
    expect(addressOf('127.0.0.1', 8080, '/')).toBe('http://127.0.0.1:8080');
    expect(addressOf('127.0.0.1', 80, '/pool/')).toBe('http://127.0.0.1/pool/');
    expect(addressOf('::1', 8080, '/')).toBe('http://[::1]:8080');
  });

  test('a QR code is a square with light margins, two modules to a character', () => {
    const lines = qrLines('http://192.168.0.7:8080', false);
    const width = Array.from(lines[0] ?? '').length;
    expect(lines.every((line) => Array.from(line).length === width)).toBe(true);
    expect(lines.length).toBe(Math.ceil(width / 2));
    expect(lines[0]).toBe('█'.repeat(width));
  });
});
