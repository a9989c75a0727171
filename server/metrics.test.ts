import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { readFrom } from '@/lib/metrics/metrics';
import { measured, routeName, withMetrics } from './measure';

it.each([
  ['/', '/'],
  ['/en', '/'],
  ['/en/download?promoter=x', '/download'],
  ['/partners/apply/success', '/partners/apply/success'],
  ['/api/health', '/api/health'],
  ['/api/applications/private', '/api/applications/[kind]'],
  ['/api/nothing', 'other'],
  ['/wp-login.php', 'other'],
  ['/_next/static/chunks/a.js', '/_next/static'],
  ['/files/a.exe?sign=x', '/files'],
  ['//evil', 'other'],
  ['', 'other'],
])('counts %s as %s', (target, name) => expect(routeName(target)).toBe(name));

const token = 'a-token-of-sixteen-letters';
let server: Server | undefined;
const origin = () => `http://127.0.0.1:${(server?.address() as AddressInfo).port}`;

async function serve(given: string | undefined): Promise<void> {
  const handle = withMetrics(given, (_, response) => {
    response.writeHead(418).end();
    return Promise.resolve();
  });
  server = createServer(measured((request, response) => void handle(request, response)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
}
afterEach(() => server?.close());

const read = (headers: Record<string, string> = {}) => fetch(`${origin()}/metrics`, { headers });
const authorization = `Bearer ${token}`;

it('prints what was counted to whoever has the token', async () => {
  await serve(token);
  await (await fetch(`${origin()}/en/download`)).text();
  const forget = readFrom('queue_waiting', () => ({ pages: 3 }));
  const more = readFrom('queue_waiting', () => ({ pages: 4, forms: 1 }));
  readFrom('webhook_backlog', () => Promise.reject(new Error('no database')));
  const answer = await read({ authorization });
  const text = await answer.text();
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(text).toContain('site_requests_total{method="GET",route="/download",status="418"} 1');
  expect(text).toContain('site_request_seconds_count{route="/download"} 1');
  expect(text).toContain('site_queue_waiting{queue="pages"} 7');
  expect(text).toContain('site_queue_waiting{queue="forms"} 1');
  expect(text).toContain('process_resident_memory_bytes');
  forget();
  more();
  expect(await (await read({ authorization })).text()).not.toContain('queue="forms"');
});

it.each([
  ['no token', {}],
  ['another token', { authorization: 'Bearer another-token-of-letters' }],
  ['a shorter one', { authorization: 'Bearer a' }],
  ['another scheme', { authorization: `Basic ${token}` }],
] as [string, Record<string, string>][])('tells nothing by %s', async (_, headers) => {
  await serve(token);
  const answer = await read(headers);
  expect([answer.status, await answer.text()]).toEqual([401, '']);
});

it('is no address where no token is set', async () => {
  await serve(undefined);
  expect((await read({ authorization: 'Bearer ' })).status).toBe(418);
});
