import { mkdirSync, mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { assetParts, withKeptAssets } from './kept-assets';
import {
  outdatedBuilds,
  publishAssets,
  publishedBuilds,
  removeOldAssets,
} from './published-assets.mjs';

function write(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** A build with one file of its own. */
function buildOf(id: string): string {
  const dist = mkdtempSync(join(tmpdir(), 'build-'));
  write(join(dist, 'BUILD_ID'), `${id}\n`);
  write(join(dist, 'static', 'chunks', `${id}.js`), `"${id}"`);
  write(join(dist, 'static', 'chunks', 'both.css'), `.${id}{}`);
  write(join(dist, 'static', id, '_buildManifest.js'), id);
  return dist;
}

let server: Server | undefined;
afterEach(() => void server?.close());

const freshFolder = () => join(mkdtempSync(join(tmpdir(), 'assets-')), 'assets');

async function serve(dist: string, assets?: string) {
  const own = withKeptAssets(
    (_, response) => Promise.resolve(void response.writeHead(404).end('own')),
    dist,
    assets,
  );
  server = createServer((request, response) => void own(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    get: (path: string, method = 'GET') => fetch(`http://127.0.0.1:${port}${path}`, { method }),
    /** As it is written, which fetch would tidy up. */
    raw: async (target: string) => {
      const socket = connect(port, '127.0.0.1');
      socket.write(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      let text = '';
      for await (const part of socket) text += String(part);
      return text;
    },
  };
}

it('gives what another build has, as long-lived as its own', async () => {
  const assets = freshFolder();
  publishAssets(buildOf('old'), assets);
  const { get } = await serve(buildOf('new'), assets);
  const answer = await get('/_next/static/chunks/old.js?dpl=x');
  expect([answer.status, await answer.text()]).toEqual([200, '"old"']);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/javascript; charset=UTF-8',
    'content-length': '5',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  });
  const head = await get('/_next/static/chunks/old.js', 'HEAD');
  expect([head.status, await head.text()]).toEqual([200, '']);
});

it('leaves to Next what this build has itself, what nobody has, and everything without a folder', async () => {
  const assets = freshFolder();
  publishAssets(buildOf('old'), assets);
  const { get } = await serve(buildOf('new'), assets);
  for (const path of [
    '/_next/static/chunks/both.css',
    '/_next/static/chunks/none.js',
    '/chunks/old.js',
  ])
    expect(await (await get(path)).text()).toBe('own');
  server?.close();
  const alone = await serve(buildOf('new'));
  expect(await (await alone.get('/_next/static/chunks/old.js')).text()).toBe('own');
  server?.close();
  const nowhere = await serve(buildOf('new'), join(assets, 'gone'));
  expect(await (await nowhere.get('/_next/static/chunks/old.js')).text()).toBe('own');
});

it.each([
  ['/_next/static/chunks/a.js', ['chunks', 'a.js']],
  ['/_next/static/chunks/%5Broot%5D__x._.js?dpl=1', ['chunks', '[root]__x._.js']],
  ['/_next/static/media/a~b.woff2', ['media', 'a~b.woff2']],
  ['/_next/static/', null],
  ['/_next/static', null],
  ['/_next/static/chunks/', null],
  ['/_next/data/a.js', null],
  ['/_next/static/../server/app.js', null],
  ['/_next/static/..%2fserver/app.js', null],
  ['/_next/static/%2e%2e/server/app.js', null],
  ['/_next/static/a%5c..%5cb', null],
  ['/_next/static/.env', null],
  ['/_next/static/C:/x', null],
  ['/_next/static/a%00.js', null],
  ['/_next/static/%E0%A4%A', null],
])('%s is the asset %j', (url, parts) => expect(assetParts(url)).toEqual(parts));

it('lets nobody out of the folder', async () => {
  const assets = freshFolder();
  publishAssets(buildOf('old'), assets);
  write(join(assets, '..', 'secret.txt'), 'secret');
  write(join(assets, '.hidden', 'chunks', 'x.js'), 'secret');
  const { raw } = await serve(buildOf('new'), assets);
  for (const path of [
    '../secret.txt',
    '../../secret.txt',
    '%2e%2e/%2e%2e/secret.txt',
    '..%2f..%2fsecret.txt',
    'chunks/x.js',
    'chunks',
  ])
    expect(await raw(`/_next/static/${path}`)).toMatch(/^HTTP\/1\.1 404 /);
});

it('publishes all at once, renews what is there, and clears away what is over', () => {
  const assets = freshFolder();
  const [a, b] = ['a', 'b'].map(buildOf) as [string, string];
  publishAssets(a, assets);
  publishAssets(b, assets);
  const old = new Date('2026-01-01');
  utimesSync(join(assets, 'a'), old, old);
  expect(publishedBuilds(assets).map(({ id }) => id)).toEqual(['b', 'a']);
  publishAssets(a, assets);
  expect(
    publishedBuilds(assets)
      .find(({ id }) => id === 'a')
      ?.at.getTime(),
  ).toBeGreaterThan(+old);
  write(join(assets, '.c.123', 'half.js'), '');
  removeOldAssets(assets, new Date(Date.now() + 90_000_000));
  expect(readdirSync(assets).sort()).toEqual(['a', 'b']);
});

const day = (n: number) => ({ id: `d${n}`, at: new Date(Date.UTC(2026, 0, n)) });
it.each([
  // Three are kept however old.
  [[3, 2, 1], 300, []],
  [[4, 3, 2, 1], 300, ['d1']],
  // And all of the last thirty days.
  [[9, 8, 7, 6, 5, 4, 3, 2, 1], 31, []],
  [[9, 8, 7, 6, 5, 4, 3, 2, 1], 33, ['d2', 'd1']],
])('of builds of the days %j on day %d it removes %j', (days, today, over) =>
  expect(outdatedBuilds(days.map(day), day(today).at)).toEqual(over),
);
