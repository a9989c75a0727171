/** Who can reach the console at all: this machine, or one trusted proxy, but never a visitor of the site. */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { request, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { expect, test } from '@playwright/test';
import { menuPathOf, menuEntries } from '@superbrowser/console/lib/menu';
import { reservedFieldNames } from '@superbrowser/console/lib/forms/form-fields';
import { findPage } from '@/lib/pages';
import { startConsole } from '@/scripts/lib/testing/start-console.mjs';
import { ports, siteOrigin, dataDirs } from '../support/servers/ports-and-folders';
import { allVerbs } from './support/record-descriptions';
import { addStaff } from './support/staff';

// One worker, because each console that it starts may have to be built first.
test.describe.configure({ mode: 'default' });

interface RequestOptions {
  readonly headers: Record<string, string>;
  readonly port?: number;
  readonly path?: string;
  readonly form?: Record<string, string>;
}

interface ReceivedResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
}

/** Sends a request whose Host header the test chooses, which no browser allows. */
const send = ({
  headers,
  port = ports.console,
  path = '/sign-in',
  form,
}: RequestOptions): Promise<ReceivedResponse> =>
  new Promise((resolve, reject) => {
    const body = form && new URLSearchParams(form).toString();
    const bodyHeaders = body && {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': String(Buffer.byteLength(body)),
    };
    const clientRequest = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method: body ? 'POST' : 'GET',
        headers: { ...bodyHeaders, ...headers },
      },
      (response) => {
        response.resume();
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers }),
        );
      },
    );
    clientRequest.on('error', reject);
    clientRequest.end(body);
  });

const local = `localhost:${ports.console}`;

test('answers on this machine only', async () => {
  for (const host of [local, `127.0.0.1:${ports.console}`, `[::1]:${ports.console}`])
    expect((await send({ headers: { host } })).status, host).toBe(200);
  for (const host of ['console.example.com', '192.0.2.7', 'localhost.example.com', '0.0.0.0'])
    expect((await send({ headers: { host } })).status, host).toBe(421);
});

test('does not answer through a proxy that is not trusted', async () => {
  const headers = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'];
  for (const name of headers)
    expect((await send({ headers: { host: local, [name]: '192.0.2.7' } })).status, name).toBe(421);
});

test('forbids storing, framing, sniffing and indexing in each answer', async () => {
  const { headers } = await send({ headers: { host: local } });
  expect(headers).toMatchObject({
    'cache-control': expect.stringContaining('no-store'),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'same-origin',
  });
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toMatch(/script-src 'nonce-[\w+/]{24}' 'strict-dynamic';/);
  expect(headers['x-powered-by']).toBeUndefined();
});

/**
 * Announces a body and sends a part of it.
 * @returns the answer, and how long the connection was open, in milliseconds
 */
const sendHalfBody = async (path: string) => {
  const socket = connect(ports.console, '127.0.0.1');
  const startMs = performance.now();
  let received = '';
  socket.on('data', (data) => (received += String(data)));
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: ${local}\r\nOrigin: http://${local}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 100\r\n\r\nname=`,
  );
  await once(socket, 'close');
  return { heard: received, ms: performance.now() - startMs };
};

test('gives up on a body that does not come, also on an upload without permission', async () => {
  const [form, part] = await Promise.all(['/session/start', '/uploads/x/append'].map(sendHalfBody));
  expect(form?.heard).toMatch(/^HTTP\/1\.1 408 /);
  expect(part?.heard).toMatch(/^HTTP\/1\.1 40[134] /);
  for (const result of [form, part]) expect(result?.ms).toBeLessThan(20_000);
});

test('is nowhere on the public site', async () => {
  const paths = [
    '/sign-in',
    '/account',
    '/console',
    '/language',
    '/session/start',
    '/session/end',
    ...menuEntries.map(menuPathOf),
    '/api/screenshots/20200101-0000000',
    ...allVerbs.map(({ name }) => `/do/${name.replace(' ', '/')}`),
  ];
  const problems: string[] = [];
  for (const path of paths)
    for (const method of ['GET', 'POST']) {
      const response = await fetch(siteOrigin + path, {
        method,
        headers: { origin: siteOrigin },
        redirect: 'manual',
      });
      const isOwnPage = method === 'GET' && findPage(path) !== null;
      const isServed = response.status !== (isOwnPage ? 200 : 404) && response.status !== 405;
      if (isServed || (await response.text()).includes(reservedFieldNames.token))
        problems.push(`${method} ${path}: ${response.status}`);
    }
  expect(problems).toEqual([]);
});

test.describe('behind its own proxy', () => {
  const host = 'console.example.com';
  const origin = `https://${host}`;
  const proxyHeaders = { host, 'x-forwarded-proto': 'https', 'x-forwarded-for': '192.0.2.7' };
  let consoleServer: Awaited<ReturnType<typeof startConsole>>;

  test.beforeAll(async () => {
    consoleServer = await startConsole({
      NEXT_DIST_DIR: '.next-test',
      DATA_DIR: dataDirs.site,
      CONSOLE_ORIGIN: origin,
    });
  });
  test.afterAll(() => consoleServer.stop());

  test('answers under that name and over https only', async () => {
    const { port } = consoleServer;
    expect((await send({ port, headers: proxyHeaders })).status).toBe(200);
    const refusedHeaders: Record<string, string>[] = [
      { ...proxyHeaders, host: `localhost:${port}` },
      { ...proxyHeaders, host: 'www.example.com' },
      { ...proxyHeaders, 'x-forwarded-proto': 'http' },
      { host },
    ];
    for (const headers of refusedHeaders)
      expect((await send({ port, headers })).status, JSON.stringify(headers)).toBe(421);
  });

  test('sets cookies for this host over https only, and signs in with them', async () => {
    const { port } = consoleServer;
    const { name, password, authenticator } = await addStaff('reader');
    const response = await send({
      port,
      path: '/session/start',
      headers: { ...proxyHeaders, origin },
      form: { name, password, code: authenticator.takeCode(), back: '/' },
    });
    expect([response.status, response.headers.location]).toEqual([303, '/account']);
    const [cookie = ''] = response.headers['set-cookie'] ?? [];
    expect(cookie).toMatch(/^__Host-console=[\w.-]+;/);
    for (const attribute of ['Secure', 'HttpOnly', 'SameSite=strict', 'Path=/'])
      expect(cookie.toLowerCase()).toContain(attribute.toLowerCase());
    expect(cookie).not.toMatch(/domain=/i);
    expect(response.headers['strict-transport-security']).toMatch(/^max-age=\d+/);
    const pair = cookie.split(';')[0] ?? '';
    const signedIn = await send({
      port,
      path: '/account',
      headers: { ...proxyHeaders, cookie: pair },
    });
    expect(signedIn.status).toBe(200);
    const unprefixedPair = pair.replace('__Host-', '');
    const signedOut = await send({
      port,
      path: '/account',
      headers: { ...proxyHeaders, cookie: unprefixedPair },
    });
    expect(signedOut.status, 'a cookie without the prefix is none').toBe(307);
  });
});

test('does not start where everyone could reach it', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/console.mjs'], {
    env: {
      ...process.env,
      NEXT_DIST_DIR: '.next-test',
      DATA_DIR: dataDirs.site,
      CONSOLE_HOST: '0.0.0.0',
      CONSOLE_PORT: '0',
    },
    encoding: 'utf8',
    timeout: 60_000,
  });
  expect(status).toBe(1);
  expect(stderr).toContain('CONSOLE_HOST');
});
