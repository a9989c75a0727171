import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sbomOf } from '@/scripts/lib/generate/sbom.mjs';
import { readSbom } from './sbom';

const folder = mkdtempSync(join(tmpdir(), 'sbom-'));
const lockFile = join(folder, 'package-lock.json');
const file = join(folder, 'sbom.json');
const lock = JSON.stringify({ packages: { '': { name: 'site', version: '1.0.0' } } });

let moment = 1_700_000_000;
/**
 * Writes a file with a date that no other file has, because two files may be written within one tick of the disk's
 * clock.
 */
function writeText(path: string, text: string) {
  writeFileSync(path, text);
  moment += 1;
  utimesSync(path, moment, moment);
}

let warn: jest.SpyInstance;
beforeEach(() => {
  jest.spyOn(process, 'cwd').mockReturnValue(folder);
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  process.env.SBOM_FILE = file;
  rmSync(file, { force: true });
  writeText(lockFile, lock);
});
afterEach(() => {
  jest.restoreAllMocks();
  delete process.env.SBOM_FILE;
});
afterAll(() => rmSync(folder, { recursive: true }));

it('the list is missing, without a log line, before it was made', async () => {
  expect(await readSbom()).toBeNull();
  expect(warn).not.toHaveBeenCalled();
});

it('the list is served unchanged as long as it exists', async () => {
  expect(await readSbom()).toBeNull();
  writeText(file, sbomOf(lock));
  expect(await readSbom()).toBe(sbomOf(lock));
  rmSync(file);
  expect(await readSbom()).toBeNull();
});

it('the list is no longer served after packages changed, which is logged once', async () => {
  writeText(file, sbomOf(lock));
  expect(await readSbom()).not.toBeNull();
  writeText(lockFile, `${lock}\n`);
  for (let times = 0; times < 3; times += 1) expect(await readSbom()).toBeNull();
  expect(warn.mock.calls).toEqual([[expect.stringContaining('npm run sbom')]]);
});

it('the list is served where there is no lock file, as in an image', async () => {
  writeText(file, sbomOf(lock));
  rmSync(lockFile);
  expect(await readSbom()).toBe(sbomOf(lock));
});

it.each(['', 'nonsense', '{}', '{"bomFormat":"SPDX","metadata":{"properties":[]}}'])(
  'the list is never %j',
  async (text) => {
    writeText(file, text);
    expect(await readSbom()).toBeNull();
    rmSync(lockFile);
    expect(await readSbom()).toBeNull();
    expect(warn).toHaveBeenCalled();
  },
);
