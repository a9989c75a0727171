import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { takesPages } from './writable-build';

const refuse = (code: string) => () => {
  throw Object.assign(new Error(code), { code });
};

it.each(['EROFS', 'EACCES'])('says once that a build is not to be written (%s)', (code) => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const build = mkdtempSync(join(tmpdir(), 'build-'));
  expect(takesPages(build, refuse(code))).toBe(false);
  expect(takesPages(build)).toBe(false);
  expect(warned).toHaveBeenCalledTimes(1);
  expect(String(warned.mock.calls[0])).toContain(code);
  warned.mockRestore();
});

it('takes them where it can, and asks once', () => {
  const build = mkdtempSync(join(tmpdir(), 'build-'));
  mkdirSync(join(build, 'server'));
  expect(takesPages(build)).toBe(true);
  expect(takesPages(build, refuse('EROFS'))).toBe(true);
});
