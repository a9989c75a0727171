/** Which requests are arrivals by a promoter's link (O4). */
import { once } from 'node:events';
import { createServer, request as httpRequest, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Seen } from '../sightings';
import { withLandings } from './landings';

jest.mock('@/lib/figures/site-collector', () => ({}));

let server: Server;
let seen: Seen[];
let answer: (response: ServerResponse) => void;

const html = (response: ServerResponse) => {
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.end('<p>page');
};

beforeEach(async () => {
  [seen, answer] = [[], html];
  const handle = withLandings(
    (_, response) => Promise.resolve(answer(response)),
    (one) => void seen.push(one),
  );
  server = createServer((request, response) => void handle(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<void>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const all = { 'user-agent': 'Chrome/142', 'x-client-address': '192.0.2.1', ...headers };
    httpRequest({ port, host: '127.0.0.1', path, method, headers: all }, (response) => {
      response.resume().on('end', resolve);
    })
      .on('error', reject)
      .end();
  });

it.each([
  ['/?promoter=abc123', 'abc123', ''],
  ['/en/download?utm_source=Blog&promoter=abc123', 'abc123', 'blog'],
  ['/news/when-staff-leave?from=f1&promoter=abc123', 'f1', ''],
  ['/register?channelId=ch', 'ch', ''],
  ['/?%70romoter=abc123', 'abc123', ''],
])('%s is one', async (path, promoter, source) => {
  await ask(path);
  expect(seen).toMatchObject([
    {
      kind: 'visits',
      promoter,
      source,
      userAgent: 'Chrome/142',
      subject: ['connection', '192.0.2.1\nChrome/142'],
    },
  ]);
});

it('is counted once the answer is out, and once', async () => {
  let atHead = -1;
  answer = (response) => {
    html(response);
    atHead = seen.length;
  };
  await ask('/?promoter=abc123');
  expect([atHead, seen.length]).toEqual([0, 1]);
});

it.each<[string, string, Record<string, string>, string]>([
  ['an address without a query', '/', { cookie: 'promoter=abc123' }, 'GET'],
  ['a query that names nobody', '/?utm_source=blog', { cookie: 'promoter=abc123' }, 'GET'],
  ['what is no code', '/?promoter=../x', {}, 'GET'],
  ['the word for nobody', '/?promoter=official', {}, 'GET'],
  ['a look at the head alone', '/?promoter=abc123', {}, 'HEAD'],
  ['a write', '/?promoter=abc123', {}, 'POST'],
  ['a part of a page', '/?promoter=abc123', { range: 'bytes=0-9' }, 'GET'],
  ['a handler', '/api/download/windows?promoter=abc123', {}, 'GET'],
  ['a built file', '/_next/static/x.js?promoter=abc123', {}, 'GET'],
  ['a package', '/files/a.exe?promoter=abc123', {}, 'GET'],
  ['a picture', '/og/x.jpg?promoter=abc123', {}, 'GET'],
])('%s is none', async (_, path, headers, method) => {
  await ask(path, headers, method);
  expect(seen).toEqual([]);
});

it.each<[string, (response: ServerResponse) => void]>([
  ['a redirect', (response) => void response.writeHead(308, { Location: '/' }).end()],
  ['a page that is missing', (response) => ((response.statusCode = 404), html(response))],
  ['a failure', (response) => ((response.statusCode = 500), html(response))],
  [
    'what the router asks for',
    (response) => void response.writeHead(200, { 'Content-Type': 'text/x-component' }).end('0:{}'),
  ],
  ['what says nothing of itself', (response) => void response.end('x')],
])('%s is none', async (_, answered) => {
  answer = (response) => answered(response);
  await ask('/?promoter=abc123');
  expect(seen).toEqual([]);
});
