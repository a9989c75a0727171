import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GET } from '@/app/api/ready/route';
import { checkDataFolderWritable } from './dependencies';

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'room-'))));
afterEach(() => rm(folder, { recursive: true }));

it('leaves no file behind, and creates a missing folder', async () => {
  const fresh = join(folder, 'data');
  await checkDataFolderWritable(fresh);
  expect(await readdir(fresh)).toEqual([]);
});

it('is checked again after ten seconds, not before', async () => {
  const path = join(folder, 'data');
  await writeFile(path, 'a file, where nothing can be written below');
  const started = Date.now();
  await expect(checkDataFolderWritable(path, started)).rejects.toThrow();
  await rm(path);
  await expect(checkDataFolderWritable(path, started + 9_999)).rejects.toThrow();
  await checkDataFolderWritable(path, started + 10_000);
});

it('makes the site not ready, and tells when to ask again', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const path = join(folder, 'data');
  await writeFile(path, 'in the way');
  process.env.DATA_DIR = path;
  process.env.UPSTREAM_HOST = 'http://127.0.0.1:1';
  process.env.UPSTREAM_API_KEY = 'k'.repeat(16);
  process.env.UPSTREAM_ENCRYPTION_KEY = 'k'.repeat(16);
  const response = await GET();
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10']);
  expect(await response.json()).toMatchObject({ status: 'not-ready', disk: 'failed' });
  expect(complaints.mock.calls.flat().join()).toContain('[ready] disk:');
});
