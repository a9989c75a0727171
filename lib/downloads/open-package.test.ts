/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPackageFile } from './open-package';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-'));
  process.env.DOWNLOAD_DIR = folder;
  for (const name of ['v5', '.uploads']) await mkdir(join(folder, name));
  for (const path of ['v5/App-1.exe', '.uploads/.half', '.uploads/App-1.exe'])
    await writeFile(join(folder, path), 'MZ');
});
afterAll(async () => {
  delete process.env.DOWNLOAD_DIR;
  await rm(folder, { recursive: true });
});

it('finds a package', async () => {
  expect(await findPackageFile('/files/v5/App-1.exe')).toMatchObject({ size: 2 });
});

it.each([
  '/files/.uploads/.half',
  '/files/.uploads/App-1.exe',
  '/files/%2Euploads/App-1.exe',
  '/files/v5/../.uploads/App-1.exe',
  '/files/v5/%2e%2e/.uploads/App-1.exe',
  '/files/v5%2F..%2F.uploads/App-1.exe',
])('does not find an unfinished upload: %s', async (path) => {
  expect(await findPackageFile(path)).toBeNull();
});
