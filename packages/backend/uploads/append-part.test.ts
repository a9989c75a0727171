/** @jest-environment node */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appendPart } from './append-part';
import { refusalIfDiskFull, UploadRefusal } from './upload-refusal';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'append-'));
  file = join(folder, 'part');
  await writeFile(file, '');
});
afterEach(() => rm(folder, { recursive: true }));

async function* chunks(...texts: string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) {
    await Promise.resolve();
    yield Buffer.from(text);
  }
}

async function* cutAfter(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
  await Promise.resolve();
  throw new Error('aborted');
}

async function* stalledAfter(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
  await new Promise<never>(() => undefined);
}

const part = (offset: number, body: AsyncIterable<Uint8Array>, stallMs = 5_000) => ({
  offset,
  body,
  stallMs,
  maxBytes: 100,
  totalBytes: 1_000,
});
const text = () => readFile(file, 'utf8');

it.each([
  ['a connection that breaks off', () => part(0, cutAfter('half'))],
  ['a connection on which nothing comes', () => part(0, stalledAfter('half'), 20)],
])('keeps what came before %s, and continues there', async (_, broken) => {
  await expect(appendPart(file, broken())).rejects.toMatchObject({ code: 'interrupted' });
  expect(await text()).toBe('half');
  expect(await appendPart(file, part(4, chunks(' and', ' whole')))).toBe(14);
  expect(await text()).toBe('half and whole');
});

it('accepts one of two simultaneous parts', async () => {
  const outcomes = await Promise.allSettled([
    appendPart(file, part(0, chunks('first'))),
    appendPart(file, part(0, chunks('other'))),
  ]);
  expect(outcomes).toMatchObject([{ value: 5 }, { reason: { code: 'busy' } }]);
  expect(await text()).toBe('first');
  expect(await appendPart(file, part(5, chunks('!')))).toBe(6);
});

it.each([
  [1, 'beyond its end'],
  [-1, 'before it'],
])('refuses a part that begins %d, %s', async (offset) => {
  await expect(appendPart(file, part(offset, chunks('x')))).rejects.toMatchObject({
    code: 'offset',
    received: 0,
  });
});

it.each([
  ['than the whole file was said to be', { maxBytes: 100, totalBytes: 8 }, 'tooLarge'],
  ['than a part may be', { maxBytes: 7, totalBytes: 100 }, 'partTooLarge'],
])('accepts nothing of a part that is more %s', async (_, limits, code) => {
  await writeFile(file, '1234');
  const more = { ...part(4, chunks('567', '89012')), ...limits };
  await expect(appendPart(file, more)).rejects.toMatchObject({ code });
  expect(await text()).toBe('1234');
});

it('reports a full disk in words, and nothing else', () => {
  const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' });
  expect(refusalIfDiskFull(full)).toMatchObject({ code: 'full' });
  expect(refusalIfDiskFull(full)).toBeInstanceOf(UploadRefusal);
  const denied = Object.assign(new Error('denied'), { code: 'EACCES' });
  expect(refusalIfDiskFull(denied)).toBe(denied);
});
