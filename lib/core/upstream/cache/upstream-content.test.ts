import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { forgetProcessWideValues } from '@/lib/core/shared-state/process-wide';

let folder: string;

/** A process that has just started, with nothing in memory. */
async function loadFreshReader(load: () => Promise<number>) {
  forgetProcessWideValues('last good', 'content states');
  jest.resetModules();
  const { createUpstreamContentReader } = await import('./upstream-content');
  return createUpstreamContentReader({
    key: 'promotions',
    schema: z.number(),
    load,
    fallback: () => -1,
  });
}

const failToLoad = () => Promise.reject(new Error('down'));
const file = () => join(folder, 'last-good', 'promotions.json');

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-'));
  process.env.DATA_DIR = folder;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(async () => {
  delete process.env.DATA_DIR;
  delete process.env.NEXT_PHASE;
  await rm(folder, { recursive: true, force: true });
});

it('returns live data and stores it in a file', async () => {
  const read = await loadFreshReader(async () => 7);
  expect(await read()).toEqual({ value: 7, freshness: 'live' });
  expect(await readFile(file(), 'utf8')).toBe('7');
  expect(await readdir(join(folder, 'last-good'))).toEqual(['promotions.json']);
});

it('returns the last good data on failure, from memory and after a restart', async () => {
  const load = jest
    .fn<Promise<number>, []>()
    .mockResolvedValueOnce(7)
    .mockImplementation(failToLoad);
  const read = await loadFreshReader(load);
  await read();
  expect(await read()).toEqual({ value: 7, freshness: 'last-good' });
  const restarted = await loadFreshReader(failToLoad);
  expect(await restarted()).toEqual({ value: 7, freshness: 'last-good' });
});

it('returns the fallback when there never was good data, and loads again next time', async () => {
  const load = jest
    .fn<Promise<number>, []>()
    .mockImplementationOnce(failToLoad)
    .mockResolvedValue(8);
  const read = await loadFreshReader(load);
  expect(await read()).toEqual({ value: -1, freshness: 'fallback' });
  expect(await read()).toEqual({ value: 8, freshness: 'live' });
});

it.each(['"text"', '{', ''])('prefers the fallback to a damaged file %j', async (content) => {
  await mkdir(join(folder, 'last-good'));
  await writeFile(file(), content);
  const read = await loadFreshReader(failToLoad);
  expect(await read()).toEqual({ value: -1, freshness: 'fallback' });
});

it('neither reads nor writes the data folder while building (B6)', async () => {
  await mkdir(join(folder, 'last-good'));
  await writeFile(file(), '7');
  process.env.NEXT_PHASE = 'phase-production-build';
  expect(await (await loadFreshReader(failToLoad))()).toEqual({ value: -1, freshness: 'fallback' });
  expect(await (await loadFreshReader(async () => 9))()).toEqual({ value: 9, freshness: 'live' });
  expect(await readFile(file(), 'utf8')).toBe('7');
});

it.each([
  ['once for each resource where an upstream fails', 'https://api.example.com', 1],
  ['nothing without an upstream', '', 0],
])('a build of a public site logs %s', async (_, UPSTREAM_HOST, lines) => {
  const buildSettings = {
    NEXT_PHASE: 'phase-production-build',
    SITE_ORIGIN: 'https://www.example.com',
    UPSTREAM_HOST,
    LOG_FORMAT: 'text',
  };
  Object.assign(process.env, buildSettings);
  jest.mocked(console.warn).mockClear();
  try {
    const read = await loadFreshReader(failToLoad);
    for (let page = 0; page < 3; page += 1) await read();
    expect(console.warn).toHaveBeenCalledTimes(lines);
  } finally {
    for (const name of Object.keys(buildSettings)) Reflect.deleteProperty(process.env, name);
  }
});

it('loads once for simultaneous readers', async () => {
  const load = jest.fn(async () => 7);
  const read = await loadFreshReader(load);
  await Promise.all([read(), read(), read()]);
  expect(load).toHaveBeenCalledTimes(1);
});

it('works when the data folder cannot be written', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await writeFile(join(folder, 'plain-file'), '');
  process.env.DATA_DIR = join(folder, 'plain-file');
  const read = await loadFreshReader(async () => 7);
  expect(await read()).toEqual({ value: 7, freshness: 'live' });
});

it('loads again for readers that come after a change, and keeps the later response', async () => {
  const responses: ((value: number) => void)[] = [];
  const read = await loadFreshReader(() => new Promise((resolve) => void responses.push(resolve)));
  const { forgetRunningLoad } = await import('./upstream-content');
  const settle = () => new Promise(setImmediate);
  const before = read();
  await settle();
  const waiting = read();
  await settle();
  expect(responses).toHaveLength(1);
  forgetRunningLoad('promotions');
  const after = read();
  await settle();
  expect(responses).toHaveLength(2);
  responses[1]?.(2);
  expect(await after).toEqual({ value: 2, freshness: 'live' });
  responses[0]?.(1);
  expect([(await before).value, (await waiting).value]).toEqual([1, 1]);
  expect(await readFile(file(), 'utf8')).toBe('2');
});

it('keeps a response that a change has overtaken when the load after it fails', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const loads: { resolve: (value: number) => void; reject: (error: Error) => void }[] = [];
  const read = await loadFreshReader(
    () => new Promise<number>((resolve, reject) => void loads.push({ resolve, reject })),
  );
  const { forgetRunningLoad } = await import('./upstream-content');
  const settle = () => new Promise(setImmediate);
  const before = read();
  await settle();
  forgetRunningLoad('promotions');
  const after = read();
  await settle();
  loads[0]?.resolve(1);
  expect(await before).toEqual({ value: 1, freshness: 'live' });
  loads[1]?.reject(new Error('down'));
  expect(await after).toEqual({ value: 1, freshness: 'last-good', isInMaintenance: undefined });
});
