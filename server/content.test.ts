import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ContentTag } from '@/lib/wire/content-tags';
import { createChecker, type CheckedResource } from './check';
import type { Versions } from './versions';

let dataDir: string;
let now: number;
let known: Record<string, number>;
let said: unknown;
let announced: ContentTag[][];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'check-'));
  [now, known, said, announced] = [0, {}, 'one', []];
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

/** A process that has just started. */
function checker(load: CheckedResource['load'] = () => Promise.resolve(said)) {
  const check = createChecker({
    dataDir,
    everyMs: 1_000,
    now: () => now,
    known: () => known as Versions,
    announce: (tags) => {
      announced.push([...tags]);
      for (const tag of tags) known[tag] = (known[tag] ?? 0) + 1;
      return Promise.resolve();
    },
    resources: new Map([['list', { tags: ['releases'], load }]]),
  });
  return async () => {
    now += 1_000;
    await check();
    return announced.length;
  };
}

it('is silent about what it sees for the first time', async () => {
  const check = checker();
  expect([await check(), await check()]).toEqual([0, 0]);
});

it('announces each change nobody announced, once', async () => {
  const check = checker();
  await check();
  said = 'two';
  expect([await check(), await check()]).toEqual([1, 1]);
  said = 'three';
  expect([await check(), await check()]).toEqual([2, 2]);
  expect(announced).toEqual([['releases'], ['releases']]);
});

it('is silent about a change that was announced', async () => {
  const check = checker();
  await check();
  said = 'two';
  known.releases = 50;
  expect([await check(), await check()]).toEqual([0, 0]);
  said = 'three';
  expect(await check()).toBe(1);
});

it('notices at its next start what changed meanwhile, and only that', async () => {
  await checker()();
  expect(await checker()()).toBe(0);
  said = 'two';
  expect(await checker()()).toBe(1);
  expect(await checker()()).toBe(1);
});

it('takes no failure for a change', async () => {
  const load = jest.fn(() => Promise.resolve(said));
  const check = checker(load);
  await check();
  load.mockRejectedValueOnce(new Error('down'));
  expect([await check(), await check()]).toEqual([0, 0]);
  expect(load).toHaveBeenCalledTimes(3);
});

it('asks no more often than it should', async () => {
  const load = jest.fn(() => Promise.resolve(said));
  const check = checker(load);
  await check();
  now -= 999;
  await check();
  expect(load).toHaveBeenCalledTimes(1);
});

it('starts over where its notes are damaged or cannot be written', async () => {
  await checker()();
  const file = join(dataDir, 'content-changes', 'seen.json');
  expect(JSON.parse(await readFile(file, 'utf8'))).toHaveProperty('list.hash');
  await writeFile(file, '{"list":null}');
  said = 'two';
  expect(await checker()()).toBe(0);
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await rm(join(dataDir, 'content-changes'), { recursive: true });
  await writeFile(join(dataDir, 'content-changes'), 'a file in the way');
  const check = checker();
  await check();
  expect(warned).toHaveBeenCalledTimes(1);
  said = 'three';
  expect(await check()).toBe(1);
});
