import { settingOf } from '@/lib/core/env/settings.mjs';
import { readConsoleSettings } from './settings';

const read = (given: Record<string, string>) =>
  readConsoleSettings((name: Parameters<typeof settingOf>[0]) => settingOf(name, given) as string);

it('answers on this machine alone unless told of a proxy', () => {
  expect(read({})).toEqual({
    port: 3950,
    host: '127.0.0.1',
    origin: null,
    maxUploadBytes: 2_047 * 1_048_576,
    buildFolder: '.next',
    trustedProxies: undefined,
    isMeasuringStatus: true,
  });
  expect(read({ STATUS_SAMPLE_SECONDS: '0' }).isMeasuringStatus).toBe(false);
  expect(read({ CONSOLE_UPLOAD_MAX_MB: '3' }).maxUploadBytes).toBe(3_145_728);
  expect(read({ CONSOLE_HOST: '::1', CONSOLE_PORT: '0' })).toMatchObject({ host: '::1', port: 0 });
});

it('listens elsewhere behind a proxy with https', () => {
  const given = { CONSOLE_ORIGIN: 'https://console.example.com', CONSOLE_HOST: '0.0.0.0' };
  expect(read(given)).toMatchObject({ host: '0.0.0.0', origin: 'https://console.example.com' });
});

it.each([
  [{ CONSOLE_HOST: '0.0.0.0' }, 'CONSOLE_HOST'],
  [{ CONSOLE_HOST: '192.168.1.4' }, 'CONSOLE_HOST'],
  [{ CONSOLE_ORIGIN: 'http://console.example.com' }, 'CONSOLE_ORIGIN'],
  [{ CONSOLE_ORIGIN: 'https://console.example.com/path' }, 'CONSOLE_ORIGIN'],
  [{ CONSOLE_ORIGIN: 'https://anna:secret@console.example.com' }, 'CONSOLE_ORIGIN'],
  [{ CONSOLE_ORIGIN: 'console.example.com' }, 'CONSOLE_ORIGIN'],
  [{ CONSOLE_PORT: '70000' }, 'CONSOLE_PORT'],
  [{ CONSOLE_PORT: 'x' }, 'CONSOLE_PORT'],
  [{ CONSOLE_UPLOAD_MAX_MB: '2048' }, 'CONSOLE_UPLOAD_MAX_MB'],
  [{ CONSOLE_UPLOAD_MAX_MB: '0' }, 'CONSOLE_UPLOAD_MAX_MB'],
])('refuses %j and names %s', (given, name) => {
  expect(() => read(given)).toThrow(name);
});
