/** Tests the handlers: with live and earlier lists, with and without a key, a signature, a change. */
import { spawnSync } from 'node:child_process';
import { generateKeyPairSync, sign, verify } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { historyPlatforms, type HistoryPlatform } from '@/lib/releases/history/history-platforms';
import type { PackageList, ReleasePackage } from '@/lib/releases/release-package';
import type { ContentFreshness } from '@/lib/core/upstream/cache/content-freshness';

const createPackage = (fileName: string, digit = 'a'): ReleasePackage => ({
  platform: 'windows',
  line: 'v5',
  version: '5.1.0',
  type: 'latest',
  releasedOn: null,
  url: `https://dl.example.com/${fileName}`,
  fileName,
  size: 1,
  sha256: digit.repeat(64),
});

interface Lists {
  website: ReleasePackage[];
  v6: ReleasePackage[];
  history: Partial<Record<HistoryPlatform, ReleasePackage[]>>;
  freshness: Partial<Record<'website' | 'v6' | HistoryPlatform, ContentFreshness>>;
}
let lists: Lists;
const listOf = (
  name: keyof Lists['freshness'],
  packages: ReleasePackage[] = [],
): Promise<PackageList> =>
  Promise.resolve({ packages, freshness: lists.freshness[name] ?? 'live' });

jest.mock('@/lib/releases/lists/get-package-lists', () => ({
  getAllPackageLists: async () => ({
    website: await listOf('website', lists.website),
    v6: await listOf('v6', lists.v6),
    histories: await Promise.all(
      historyPlatforms.map((system) => listOf(system, lists.history[system])),
    ),
  }),
}));

import { getMetrics } from '@/lib/core/monitoring/metrics/registry';
import { serveKey, serveSignature, serveChecksums } from './serve-checksums';

const folder = mkdtempSync(join(tmpdir(), 'signed-checksums-'));
const signatureFile = join(folder, 'data', 'SHA256SUMS.sig');
const keyFile = join(folder, 'lib/downloads/signed-checksums/release-key.pem');
const keyPair = generateKeyPairSync('ed25519');
const otherKeyPair = generateKeyPairSync('ed25519');
const pemOf = ({ publicKey }: typeof keyPair) =>
  publicKey.export({ type: 'spki', format: 'pem' }).toString();

let warn: jest.SpyInstance;
beforeEach(() => {
  for (const name of ['data', 'lib/downloads/signed-checksums'])
    mkdirSync(join(folder, name), { recursive: true });
  jest.spyOn(process, 'cwd').mockReturnValue(folder);
  process.env.DATA_DIR = join(folder, 'data');
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  writeFileSync(keyFile, pemOf(keyPair));
  lists = {
    website: [createPackage('App-5.1.0.exe'), createPackage('App-5.1.0.zip', 'b')],
    v6: [createPackage('App-6.1.0.exe', 'c')],
    history: {
      linux: [createPackage('App-5.0.0.deb', 'd')],
      'mac-arm': [createPackage('App.dmg', 'e')],
    },
    freshness: {},
  };
});
afterEach(() => {
  jest.restoreAllMocks();
  delete process.env.DATA_DIR;
  delete process.env.SUMS_SIGNATURE_FILE;
  rmSync(folder, { recursive: true });
});

const request = (headers: Record<string, string> = {}) =>
  new Request('http://localhost:3000/SHA256SUMS', { headers });
const fetchSums = async () => (await serveChecksums(request())).text();
const writeSignature = (bytes: Uint8Array) => writeFileSync(signatureFile, bytes);
const signList = async ({ privateKey } = keyPair) =>
  sign(null, Buffer.from(await fetchSums()), privateKey);
const requestSignature = async () => {
  const response = await serveSignature(request());
  return { status: response.status, body: Buffer.from(await response.arrayBuffer()) };
};
const noSignature = {
  status: 404,
  body: Buffer.from('There is no signature of the present list.\n'),
};

describe('/SHA256SUMS', () => {
  it('contains every list, and must be requested again each time', async () => {
    const response = await serveChecksums(request());
    expect((await response.text()).split('\n').map((line) => line.slice(66))).toEqual([
      'App-5.0.0.deb',
      'App-5.1.0.exe',
      'App-5.1.0.zip',
      'App-6.1.0.exe',
      'App.dmg',
      '',
    ]);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=0, s-maxage=0',
      'x-sums-source': 'live',
    });
    const etag = response.headers.get('etag') ?? '';
    expect((await serveChecksums(request({ 'if-none-match': etag }))).status).toBe(304);
  });

  it.each(['website', 'v6', 'windows', 'mac-intel', 'mac-arm', 'linux'] as const)(
    'is a 503 while the list %s was never read',
    async (name) => {
      lists.freshness[name] = 'fallback';
      for (const response of [await serveChecksums(request()), await serveSignature(request())]) {
        expect([response.status, await response.text()]).toEqual([
          503,
          'The version lists cannot be read at present.\n',
        ]);
        expect(response.headers.get('cache-control')).toBe('no-store');
        expect(response.headers.get('retry-after')).toBe('30');
      }
    },
  );

  it('reports an earlier list; the signature is still valid', async () => {
    writeSignature(await signList());
    lists.freshness.linux = 'last-good';
    expect((await serveChecksums(request())).headers.get('x-sums-source')).toBe('last-good');
    expect((await requestSignature()).status).toBe(200);
  });

  it('is a 404 where nothing is published', async () => {
    lists = { website: [], v6: [], history: {}, freshness: {} };
    expect((await serveChecksums(request())).status).toBe(404);
    expect(await requestSignature()).toEqual(noSignature);
  });

  it('logs once which name two packages share', async () => {
    lists.v6.push(createPackage('App-5.1.0.exe', 'f'));
    for (let times = 0; times < 3; times += 1)
      expect(await fetchSums()).not.toContain('App-5.1.0.exe');
    expect(warn.mock.calls).toEqual([[expect.stringContaining('names=App-5.1.0.exe')]]);
  });
});

describe('/SHA256SUMS.sig', () => {
  it('is the sixty-four bytes of the file while they match list and key', async () => {
    writeSignature(await signList());
    const response = await serveSignature(request());
    expect(response.headers.get('content-type')).toBe('application/octet-stream');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes).toHaveLength(64);
    expect(verify(null, Buffer.from(await fetchSums()), keyPair.publicKey, bytes)).toBe(true);
    expect(warn).not.toHaveBeenCalled();
  });

  it('is read from the configured path', async () => {
    process.env.SUMS_SIGNATURE_FILE = join(folder, 'elsewhere.sig');
    writeFileSync(process.env.SUMS_SIGNATURE_FILE, await signList());
    expect((await requestSignature()).status).toBe(200);
  });

  it.each<[string, () => Promise<void> | void]>([
    [
      'one bit of the signature is another',
      async () => {
        const bytes = await signList();
        writeSignature(Buffer.from(bytes.map((byte, at) => (at === 40 ? byte ^ 1 : byte))));
      },
    ],
    [
      'one digit of the list is another',
      async () => {
        writeSignature(await signList());
        lists.website = [createPackage('App-5.1.0.exe', 'f'), ...lists.website.slice(1)];
      },
    ],
    [
      'something was released since',
      async () => {
        writeSignature(await signList());
        lists.website.push(createPackage('App-5.2.0.exe', 'f'));
      },
    ],
    [
      'something was withdrawn since',
      async () => {
        writeSignature(await signList());
        lists.v6 = [];
      },
    ],
    ['another key signed it', async () => writeSignature(await signList(otherKeyPair))],
    [
      'the key was changed since',
      async () => {
        writeSignature(await signList());
        writeFileSync(keyFile, pemOf(otherKeyPair));
      },
    ],
    ['it is cut short', async () => writeSignature((await signList()).subarray(1))],
    [
      'something follows it',
      async () => writeSignature(Buffer.concat([await signList(), Buffer.of(10)])),
    ],
    [
      'it is written in hex',
      async () => writeSignature(Buffer.from((await signList()).toString('hex'))),
    ],
    ['the file is empty', () => writeSignature(Buffer.alloc(0))],
    ['the file is a folder', () => mkdirSync(signatureFile)],
  ])('is not served when %s, which is logged once', async (_, spoil) => {
    await spoil();
    for (let times = 0; times < 3; times += 1)
      expect(await requestSignature()).toEqual(noSignature);
    expect(warn.mock.calls).toEqual([[expect.stringContaining('sign the list again')]]);
    const counterLines = await getMetrics().registry.getSingleMetricAsString(
      'site_signatures_refused_total',
    );
    expect(counterLines).toMatch(/reason="[a-z-]+"\} \d/);
  });

  it('is logged again when the next one is wrong too', async () => {
    writeSignature(Buffer.alloc(64));
    await requestSignature();
    writeSignature(Buffer.alloc(64, 1));
    await requestSignature();
    expect(warn).toHaveBeenCalledTimes(2);
  });

  it('is missing without a log line before it is made', async () => {
    expect(await requestSignature()).toEqual(noSignature);
    expect(warn).not.toHaveBeenCalled();
  });

  it('does not exist without a key, whatever the file', async () => {
    writeSignature(await signList());
    rmSync(keyFile);
    expect(await requestSignature()).toEqual(noSignature);
    expect(warn).not.toHaveBeenCalled();
  });

  if (spawnSync('sh', ['-c', 'command -v openssl']).status === 0)
    it('can be verified by openssl with the published key', async () => {
      writeSignature(await signList());
      const file = (name: string, content: string | Buffer) => {
        writeFileSync(join(folder, name), content);
        return join(folder, name);
      };
      const check = async () => {
        const list = file('SHA256SUMS', await fetchSums());
        const key = file('release-key.pem', await serveKey(request()).text());
        const args = ['-verify', '-pubin', '-inkey', key, '-rawin', '-in', list];
        return spawnSync('openssl', ['pkeyutl', ...args, '-sigfile', signatureFile]).status;
      };
      expect(await check()).toBe(0);
      lists.website.pop();
      expect(await check()).not.toBe(0);
    });
});
