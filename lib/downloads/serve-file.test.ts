import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, open, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleasePackage } from '@/lib/releases/release-package';

const url = 'http://localhost:3000/files/v5/App-1.0-x64.exe';
const releasePackage: ReleasePackage = {
  platform: 'windows',
  line: 'v5',
  version: '1.0',
  type: 'latest',
  url,
  fileName: 'App-1.0-x64.exe',
  releasedOn: null,
  size: null,
  sha256: null,
};
jest.mock('@/lib/releases/lists/get-package-lists', () => ({
  getWebsiteList: () => Promise.resolve({ packages: [releasePackage], freshness: 'live' }),
}));
jest.mock('node:fs/promises', () => {
  const actual = jest.requireActual<typeof import('node:fs/promises')>('node:fs/promises');
  return { ...actual, open: jest.fn(actual.open) };
});
jest.mock('@/lib/core/upstream/calls/promoters', () => ({
  getPromoterInfo: () => Promise.resolve(null),
}));

import { resolveDownload } from './resolve-download';
import { getSigningKeys } from './signed-links/signing-keys';
import { serveFile } from './serve-file';
import { computeAuthKey, signUrl } from './signed-links/url-signature';

const day = 86_400_000;
let now = 1_700_000_000_000;
let folder: string;

/** Replaces a package as an operator does. */
async function publish(bytes: Buffer, at = new Date(now)): Promise<void> {
  const draft = join(folder, 'draft');
  await writeFile(draft, bytes);
  await utimes(draft, at, at);
  await mkdir(join(folder, 'v5'), { recursive: true });
  await rename(draft, join(folder, 'v5', 'App-1.0-x64.exe'));
}

const bytesOf = (seed: string, length = 5_000): Buffer =>
  Buffer.concat(
    Array.from({ length: Math.ceil(length / 32) }, (_, index) =>
      createHash('sha256').update(`${seed} ${index}`).digest(),
    ),
  ).subarray(0, length);

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** The target of a download button. */
async function link(query = 'promoter=abc'): Promise<string> {
  const delivery = await resolveDownload({
    platform: 'windows',
    query: new URLSearchParams(query),
    readCookie: () => undefined,
    userAgent: '',
  });
  if (delivery.kind !== 'package') throw new Error(delivery.kind);
  return delivery.location;
}

const request = (location: string, headers: Record<string, string> = {}, method = 'GET') =>
  serveFile(new Request(new URL(location, url), { method, headers }));

const bodyOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

/** Follows one redirect as a client does, with the same headers. */
async function requestFollowing(location: string, headers: Record<string, string>) {
  const first = await request(location, headers);
  expect([first.status, first.headers.get('cache-control')]).toEqual([302, 'no-store']);
  return request(first.headers.get('location') ?? '', headers);
}

beforeEach(async () => {
  now = 1_700_000_000_000;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  folder = await mkdtemp(join(tmpdir(), 'packages-'));
  process.env.DOWNLOAD_DIR = folder;
});
afterEach(async () => {
  delete process.env.DOWNLOAD_DIR;
  delete process.env.DOWNLOAD_LINK_SECONDS;
  jest.restoreAllMocks();
  await rm(folder, { recursive: true, force: true });
});

describe('an interrupted download (D12)', () => {
  const file = bytesOf('one');
  const cut = Math.floor(file.length * 0.6);
  const restOfFile = { Range: `bytes=${cut}-` };

  it.each([
    ['within the life of its link', day - 1_000, false],
    ['after it', day + 1_000, true],
    ['after a week', 7 * day, true],
  ])('continues %s and ends with the same file', async (_, later, renewed) => {
    await publish(file);
    const location = await link();
    const first = await request(location);
    const firstPart = (await bodyOf(first)).subarray(0, cut);
    now += later;
    const headers = { ...restOfFile, 'If-Range': first.headers.get('etag') ?? '' };
    const second = await (renewed ? requestFollowing : request)(location, headers);
    expect(second.status).toBe(206);
    expect(second.headers.get('content-disposition')).toContain('App-1.0-x64_abc.exe');
    expect(sha256(Buffer.concat([firstPart, await bodyOf(second)]))).toBe(sha256(file));
  });

  it('continues without If-Range too, as command lines do', async () => {
    await publish(file);
    const location = await link();
    now += 2 * day;
    const second = await requestFollowing(location, restOfFile);
    expect([second.status, sha256(await bodyOf(second))]).toEqual([
      206,
      sha256(file.subarray(cut)),
    ]);
  });

  it.each([
    ['with If-Range', true],
    ['without', false],
  ])('never mixes two files when the package is replaced: %s', async (_, conditional) => {
    await publish(file);
    const location = await link();
    const etag = (await request(location, {}, 'HEAD')).headers.get('etag') ?? '';
    const next = bytesOf('two');
    // The new file has the same length; only its time distinguishes them.
    await publish(next, new Date(now + 60_000));
    const headers = conditional ? { ...restOfFile, 'If-Range': etag } : restOfFile;
    const resumedEarly = await request(location, headers);
    expect([resumedEarly.status, sha256(await bodyOf(resumedEarly))]).toEqual([200, sha256(next)]);
    now += 2 * day;
    const resumedLate = await requestFollowing(location, headers);
    expect([resumedLate.status, sha256(await bodyOf(resumedLate))]).toEqual([200, sha256(next)]);
  });

  it('continues with the new file once the client knows it', async () => {
    await publish(file);
    const location = await link();
    const next = bytesOf('two', 6_000);
    await publish(next, new Date(now + 60_000));
    const etag = (await request(location, {}, 'HEAD')).headers.get('etag') ?? '';
    const part = await request(location, { ...restOfFile, 'If-Range': etag });
    expect([part.status, sha256(await bodyOf(part))]).toEqual([206, sha256(next.subarray(cut))]);
  });

  it('accepts a link without a tag of its file, and another lifetime', async () => {
    await publish(file);
    process.env.DOWNLOAD_LINK_SECONDS = '60';
    const { pathname, search } = signUrl(new URL(url), getSigningKeys()[0] ?? '', now);
    now += 61_000;
    expect((await request(`${pathname}${search}`)).status).toBe(403);
    expect((await requestFollowing(`${pathname}${search}`, restOfFile)).status).toBe(206);
  });
});

describe('requests that are still refused', () => {
  const range = { Range: 'bytes=10-' };
  const signed = (age: number, path = new URL(url).pathname, key = getSigningKeys()[0] ?? '') => {
    const timestamp = Math.floor((now - age) / 1_000);
    return `${path}?auth_key=${computeAuthKey({ path, timestamp, rand: 'r', uid: '0', key })}`;
  };

  it.each<[string, () => string, Record<string, string>]>([
    ['the whole file by an old link', () => signed(2 * day), {}],
    [
      'several parts at once, which count as the whole',
      () => signed(2 * day),
      { Range: 'bytes=0-1,4-5' },
    ],
    ['another unit, likewise', () => signed(2 * day), { Range: 'items=0-1' }],
    ['a part after more than a week', () => signed(7 * day + 1_000), range],
    ['a part by a link of the future', () => signed(-6 * 60_000), range],
    ['a part by a forged link', () => signed(2 * day, undefined, 'forged'), range],
    ['a part by another file’s link', () => signed(2 * day).replace('x64', 'x86'), range],
    ['a part by a younger date', () => signed(2 * day).replace(/=\d{10}/, '=1699999999'), range],
    ['a part without a link', () => new URL(url).pathname, range],
  ])('%s', async (_, location, headers) => {
    await publish(bytesOf('one'));
    expect((await request(location(), headers)).status).toBe(403);
  });

  it('a part of a deleted file', async () => {
    expect((await request(signed(2 * day), range)).status).toBe(404);
  });
});

it.each([
  ['one of several', (etag: string) => `"other", ${etag}`],
  ['a weak one', (etag: string) => `W/${etag}`],
  ['any', () => '*'],
])('answers 304 to who has the file already: %s', async (_, condition) => {
  await publish(bytesOf('one'));
  const location = await link();
  const etag = (await request(location, {}, 'HEAD')).headers.get('etag') ?? '';
  expect((await request(location, { 'If-None-Match': condition(etag) })).status).toBe(304);
});

describe('a file that cannot be opened', () => {
  const failOnce = (code: string) =>
    jest.mocked(open).mockRejectedValueOnce(Object.assign(new Error(code), { code }));

  it('is an error, and is not tried again without end', async () => {
    await publish(bytesOf('one'));
    failOnce('EMFILE');
    await expect(request(await link())).rejects.toThrow('EMFILE');
  });

  it('is located again when it was replaced meanwhile', async () => {
    await publish(bytesOf('one'));
    const location = await link();
    failOnce('ENOENT');
    expect((await request(location)).status).toBe(200);
  });
});

it('closes the file when the reader stops', async () => {
  await publish(bytesOf('one', 300_000));
  const response = await request(await link());
  await response.body?.cancel();
  expect(response.status).toBe(200);
});
