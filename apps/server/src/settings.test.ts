import { describe, expect, test } from 'vitest';
import { type Settings, settingsFrom } from './settings.ts';

function accepted(args: readonly string[], env: Record<string, string> = {}): Settings {
  const result = settingsFrom(args, env);
  if (!result.ok) throw new Error(result.error);
  return result.value;
}

function refused(args: readonly string[], env: Record<string, string> = {}): string {
  const result = settingsFrom(args, env);
  return result.ok ? '' : result.error;
}

describe('settings of the server', () => {
  test('nothing said: this machine only, port 8080, at the root', () => {
    expect(accepted([])).toEqual({
      port: 8080, host: '127.0.0.1', dataDir: './data', basePath: '/', lan: false, help: false,
    });
  });

  test('--port goes before PORT', () => {
    expect(accepted(['--port', '9001'], { PORT: '9000' }).port).toBe(9001);
    expect(accepted([], { PORT: '9000' }).port).toBe(9000);
  });

  test('--lan listens on all addresses whatever HOST says', () => {
    expect(accepted(['--lan'], { HOST: '127.0.0.1' }).host).toBeUndefined();
  });

  test('an empty variable counts as not given', () => {
    expect(accepted([], { PORT: '', HOST: '', BASE_PATH: '', DATA_DIR: '' })).toEqual(accepted([]));
  });

  test('a base path gets its closing slash', () => {
    expect(accepted([], { BASE_PATH: '/club/pool' }).basePath).toBe('/club/pool/');
    expect(accepted([], { BASE_PATH: '/club/pool/' }).basePath).toBe('/club/pool/');
  });

  test.each(['abc', '-1', '65536', '80.5', '1e3', ' 80'])('port %j is refused by name', (port) => {
    expect(refused([], { PORT: port })).toContain(`PORT: expected a port number`);
    expect(refused([], { PORT: port })).toContain(`'${port}'`);
  });

  test.each(['pool', '//', '/a//b', '/a/../b', '/a b', '/"><script>'])(
    'base path %j is refused by name', (path) => {
      expect(refused([], { BASE_PATH: path })).toContain('BASE_PATH: expected a path');
    },
  );

  test('an unknown option shows the known ones', () => {
    expect(refused(['--prot', '1'])).toContain('--port N');
  });
});
