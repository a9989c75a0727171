import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { fileDay, filesSite, hashed, icon, lifetimes, script } from './static-files-support';

let site: Awaited<ReturnType<typeof filesSite>>;
beforeEach(async () => {
  site = await filesSite();
});
afterEach(() => site.stop());

describe('the form a visitor gets', () => {
  it.each([
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['BR;Q=1.0', 'br'],
    ['gzip', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
    ['gzip, br;q=0.000', 'gzip'],
    ['gzip;q=0, br;q=0', undefined],
    ['identity', undefined],
    ['*', undefined],
    ['brotli, x-gzip, abr', undefined],
    ['', undefined],
  ])('with Accept-Encoding %j is %j', async (accepted, encoding) => {
    // The first visitor and those after.
    for (const visit of ['asked', 'kept']) {
      const { headers, body } = await site.ask(hashed, { 'accept-encoding': accepted });
      expect([visit, headers['content-encoding']]).toEqual([visit, encoding]);
      expect(headers['content-length']).toBe(String(body.length));
      expect(headers.vary).toBe('Accept-Encoding');
      if (encoding === 'br') expect(body.toString()).toBe('made by the build');
      else expect((encoding === 'gzip' ? gunzipSync(body) : body).toString()).toBe(script);
    }
    expect(site.targets()).toEqual([`GET ${hashed}`]);
    expect(site.asked[0]?.headers['accept-encoding']).toBeUndefined();
  });

  it('is of one file, whoever asked before', async () => {
    for (const accepted of ['br', 'gzip', 'identity', 'br'])
      expect((await site.ask(hashed, { 'accept-encoding': accepted })).headers.etag).toBe(
        `W/"${hashed}"`,
      );
  });

  it.each(['br', 'gzip'])('is as it stands for a picture, with %s too', async (accepted) => {
    const { headers, body } = await site.ask('/picture.png', { 'accept-encoding': accepted });
    expect([headers['content-encoding'], body.toString()]).toEqual([undefined, 'next']);
  });
});

describe('what the build has compressed', () => {
  const unpacked = async (path = hashed) => {
    const { body, headers } = await site.ask(path, { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBe('br');
    return brotliDecompressSync(body).toString();
  };

  it.each([
    ['is longer since', `${script}//`],
    // Nobody may get the old one and others the new one.
    ['is another one of the same length since', script.replace('run', 'RUN')],
  ])('is not given for a file that %s', async (_, now) => {
    site.handler = (_request, response) => {
      response.end(now);
      return Promise.resolve();
    };
    expect(await unpacked()).toBe(now);
  });

  it.each(['sizes.json', 'static/chunks/a1.js.br', 'static/chunks/a1.js.gz'])(
    'is made anew where %s is gone',
    async (name) => {
      site.remove(`dist/compressed/${name}`);
      expect(await unpacked()).toBe(script);
    },
  );

  it('is made when somebody asks for a file the build has left out', async () => {
    expect(await unpacked('/icon.svg')).toBe(icon);
  });
});

it.each([
  [hashed, lifetimes.hashed],
  ['/_next/static/chunks/%5Broot%5D%20b~2.js', lifetimes.hashed],
  ['/icon.svg', lifetimes.named],
  ['/picture.png', lifetimes.named],
])('%s is asked for once, and lives as Next says: %s', async (path, life) => {
  for (let visit = 0; visit < 3; visit += 1)
    expect((await site.ask(path)).headers).toMatchObject({
      'cache-control': life,
      etag: `W/"${path}"`,
      'last-modified': fileDay,
    });
  expect(site.targets()).toEqual([`GET ${path}`]);
});

it.each([
  [{ 'if-none-match': `W/"${hashed}"` }, 304],
  [{ 'if-none-match': `"other", "${hashed}"` }, 304],
  [{ 'if-none-match': '"other"' }, 200],
  [{ 'if-modified-since': fileDay }, 304],
  [{ 'if-modified-since': 'Sun, 05 Jul 2026 00:00:00 GMT' }, 200],
  // A date counts only without tags.
  [{ 'if-none-match': '"x"', 'if-modified-since': fileDay }, 200],
])('who says %j gets %d, the first time too', async (headers, status) => {
  for (const visit of ['first', 'second']) {
    const answer = await site.ask(hashed, headers);
    expect([visit, answer.status, answer.body.length > 0]).toEqual([visit, status, status === 200]);
    expect(answer.headers['cache-control']).toBe(lifetimes.hashed);
  }
  expect(
    site.asked.map((one) => [one.headers['if-none-match'], one.headers['if-modified-since']]),
  ).toEqual([[undefined, undefined]]);
});

it.each([
  ['another method', 'HEAD', hashed, {}],
  ['another method', 'POST', hashed, {}],
  ['a part', 'GET', hashed, { range: 'bytes=0-3' }],
  ['a query', 'GET', `${hashed}?x=1`, {}],
  ['a file of nobody', 'GET', '/_next/static/chunks/none.js', {}],
  ['a folder', 'GET', '/_next/static/chunks', {}],
  ['a folder', 'GET', '/_next/static/chunks/', {}],
  ['the root', 'GET', '/', {}],
  ['a file beside the folder', 'GET', '/_next/secret.json', {}],
  ['a way up', 'GET', '/_next/static/../secret.json', {}],
  ['a way up and down', 'GET', '/_next/static/x/../chunks/a1.js', {}],
  ['a hidden way up', 'GET', '/_next/static/%2e%2e/secret.json', {}],
  ['a hidden way up', 'GET', '/_next/static/..%2fsecret.json', {}],
  ['a hidden separator', 'GET', '/_next/static/chunks%2fa1.js', {}],
  ['a separator of Windows', 'GET', '/_next/static/chunks%5ca1.js', {}],
  ['two separators', 'GET', '//_next/static/chunks/a1.js', {}],
  ['two separators', 'GET', '/_next/static//chunks/a1.js', {}],
  ['an end that is none', 'GET', `${hashed}%00`, {}],
  ['an end that is none', 'GET', `${hashed}%00.png`, {}],
  ['another way to write it', 'GET', '/_next/static/chunks/%611.js', {}],
  ['other letters', 'GET', '/_NEXT/static/chunks/A1.js', {}],
  ['a compressed form', 'GET', `${hashed}.br`, {}],
  ['what is no text', 'GET', '/_next/static/%E0%A4%A', {}],
  ['a word of the language', 'GET', '/constructor', {}],
])('%s is left to Next each time, as it is asked: %s %s', async (_, method, target, headers) => {
  // Also where the file itself is kept.
  await site.ask(hashed, { 'accept-encoding': 'br' });
  site.asked.length = 0;
  const all = { ...headers, 'accept-encoding': 'br', 'if-none-match': '"x"' };
  for (const visit of ['first', 'second'])
    expect([visit, (await site.ask(target, all, method)).headers['content-encoding']]).toEqual([
      visit,
      undefined,
    ]);
  expect(site.targets()).toEqual([`${method} ${target}`, `${method} ${target}`]);
  expect(site.asked[0]?.headers).toMatchObject(all);
});

it.each([
  ['has gone', 404, {}],
  ['cannot be read', 500, {}],
  ['sets a cookie', 200, { 'Set-Cookie': 'a=1' }],
])('a file that %s is kept for nobody', async (_, status, headers) => {
  const whole = site.handler;
  site.handler = (_request, response) => {
    response.writeHead(status, headers).end('not this time');
    return Promise.resolve();
  };
  const first = await site.ask(hashed, { 'accept-encoding': 'br' });
  expect([first.status, first.body.toString()]).toEqual([status, 'not this time']);
  site.handler = whole;
  const second = await site.ask(hashed);
  expect([second.body.toString(), second.headers['set-cookie']]).toEqual([script, undefined]);
});

it('a file that changes while it is kept stays one and the same, tag and text', async () => {
  const before = await site.ask(hashed);
  site.write('dist/static/chunks/a1.js', 'changed');
  site.remove('dist/compressed');
  const after = await site.ask(hashed, { 'accept-encoding': 'gzip' });
  expect(gunzipSync(after.body).toString()).toBe(before.body.toString());
  expect(after.headers.etag).toBe(before.headers.etag);
});

it('a build without files, and one without a folder for them, leaves all to Next', async () => {
  site.stop();
  site = await filesSite('gone');
  for (const visit of ['first', 'second'])
    expect([visit, (await site.ask(hashed)).body.toString()]).toEqual([visit, script]);
  expect(site.targets()).toHaveLength(2);
});
