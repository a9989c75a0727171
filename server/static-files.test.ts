import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { buildOf, createTestApp, newAssetsFolder } from './app.test-support';
import { publishAssets } from './shared-assets.mjs';
import { splitAssetPath } from './static-files';

jest.mock('@/lib/promoter-figures/site-collector', () => ({}));

const script = 'x'.repeat(600);
const files = {
  '_next/static/chunks/a.js': script,
  '_next/static/chunks/a.js.br': 'small br',
  '_next/static/chunks/a.js.gz': 'small gz',
  'favicon.svg': '<svg/>',
  'logo.svg': '<svg/>',
  'art/home.avif': '0123456789',
};

describe('a file of this build', () => {
  const get = async (url: string, headers: Record<string, string> = {}, method = 'GET') => {
    const { app, requests } = await createTestApp({ files });
    const response = await app.inject({ method: method as 'GET', url, headers });
    expect(requests.filter((one) => !one.includes('not-found'))).toEqual([]);
    return response;
  };

  it.each([
    ['br, gzip', 'br', 'small br'],
    ['gzip', 'gzip', 'small gz'],
    ['identity', undefined, script],
  ])('is sent in the encoding the build has made: %s', async (accepted, encoding, body) => {
    const response = await get('/_next/static/chunks/a.js?v=1', { 'accept-encoding': accepted });
    expect([response.headers['content-encoding'], response.body]).toEqual([encoding, body]);
    expect(response.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(response.headers).not.toHaveProperty('x-frame-options');
  });

  it('is a 304 for visitors who have it', async () => {
    const { etag } = (await get('/favicon.svg')).headers;
    const { app } = await createTestApp({ files });
    const first = await app.inject('/favicon.svg');
    const conditionalHeaders = { 'if-none-match': String(first.headers.etag) };
    expect(
      (await app.inject({ url: '/favicon.svg', headers: conditionalHeaders })).statusCode,
    ).toBe(304);
    expect(etag).toMatch(/^W\//);
    expect(first.headers).toMatchObject({
      'x-frame-options': 'DENY',
      'cache-control': 'public, max-age=0',
    });
  });

  it('may be embedded by other sites where that is intended', async () =>
    expect((await get('/logo.svg')).headers['cross-origin-resource-policy']).toBe('cross-origin'));

  it.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=20-', 416, null, 'bytes */10'],
    ['bytes=x-', 200, '0123456789', undefined],
    ['lines=1-2', 200, '0123456789', undefined],
  ])('responds to %s with %d', async (range, status, body, contentRange) => {
    const response = await get('/art/home.avif', { range });
    expect([response.statusCode, response.headers['content-range']]).toEqual([
      status,
      contentRange,
    ]);
    if (body) expect(response.body).toBe(body);
  });

  it.each([
    '/_next/static/chunks/a.js.br',
    '/_next/static/..%2f..%2fpackage.json',
    '/_next/static/chunks/none.js',
    '/favicon.svg/x',
    '/art',
    '/_next/image?url=%2Flogo.svg&w=640&q=75',
  ])('is not found at %s', async (url) => expect((await get(url)).statusCode).toBe(404));

  it('has only headers for HEAD', async () => {
    const response = await get('/favicon.svg', {}, 'HEAD');
    expect([response.statusCode, response.body, response.headers['content-length']]).toEqual([
      200,
      '',
      '6',
    ]);
  });
});

describe('a script of another build', () => {
  it('is sent as the other build sends it', async () => {
    const assetsFolder = newAssetsFolder();
    publishAssets(buildOf('old'), assetsFolder);
    const { app } = await createTestApp({
      files: { '_next/static/chunks/both.css': '.own{}' },
      assetsFolder,
    });
    const response = await app.inject('/_next/static/chunks/old.js?dpl=x');
    expect([response.statusCode, response.body]).toEqual([200, '"old"']);
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await app.inject('/_next/static/chunks/both.css')).body).toBe('.own{}');
    expect((await app.inject('/_next/static/chunks/none.js')).statusCode).toBe(404);
  });

  it('comes from the latest of several builds, and is missing where the folder cannot be read', async () => {
    const assetsFolder = newAssetsFolder();
    for (const [n, id] of ['first', 'second'].entries()) {
      publishAssets(buildOf(id), assetsFolder);
      utimesSync(join(assetsFolder, id), 1_000 + n, 1_000 + n);
    }
    const { app } = await createTestApp({ assetsFolder });
    expect((await app.inject('/_next/static/chunks/both.css')).body).toBe('.second{}');
    const { app: appWithoutFolder } = await createTestApp({
      assetsFolder: join(assetsFolder, 'nowhere'),
    });
    expect((await appWithoutFolder.inject('/_next/static/chunks/both.css')).statusCode).toBe(404);
  });
});

it.each([
  ['/_next/static/chunks/a.js', ['chunks', 'a.js']],
  ['/_next/static/%5Bslug%5D.js', ['[slug].js']],
  ['/_next/static/', null],
  ['/_next/static/../x', null],
  ['/_next/static/a%2fb', null],
  ['/_next/static/.hidden', null],
  ['/_next/static/a%00', null],
  ['/_next/static/%ff', null],
  ['/download', null],
])('%s names %j', (path, parts) => expect(splitAssetPath(path)).toEqual(parts));
