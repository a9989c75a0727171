/** Who can reach the console at all: this machine, or one trusted proxy, but never a visitor of the site. */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { request, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { expect, test } from '@playwright/test';
import { startConsole } from '../../scripts/lib/testing/start-console.mjs';
import { pathOf, sections } from '@superbrowser/console/lib/sections';
import { formFields } from '@superbrowser/console/lib/forms/form-data';
import { findPage } from '../../lib/pages';
import { allVerbs } from '../support/console/record-descriptions';
import { addStaff } from '../support/console/staff';
import { ports, siteOrigin, dataDirs } from '../support/servers/servers';

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

/** Sends a Host header of its own, which a browser never does. */
const send = ({
  headers,
  port = ports.console,
  path = '/sign-in',
  form,
}: RequestOptions): Promise<ReceivedResponse> =>
  new Promise((resolve, reject) => {
    const body = form && new URLSearchParams(form).toString();
    const sent = body && {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': String(Buffer.byteLength(body)),
    };
    const asking = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method: body ? 'POST' : 'GET',
        headers: { ...sent, ...headers },
      },
      (response) => {
        response.resume();
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers }),
        );
      },
    );
    asking.on('error', reject);
    asking.end(body);
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
  const begun = performance.now();
  let received = '';
  socket.on('data', (data) => (received += String(data)));
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: ${local}\r\nOrigin: http://${local}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 100\r\n\r\nname=`,
  );
  await once(socket, 'close');
  return { heard: received, ms: performance.now() - begun };
};

test('gives up on a body that does not come, also on an upload without permission', async () => {
  const [form, part] = await Promise.all(['/session/start', '/uploads/x/append'].map(sendHalfBody));
  expect(form?.heard).toMatch(/^HTTP\/1\.1 408 /);
  expect(part?.heard).toMatch(/^HTTP\/1\.1 40[134] /);
  for (const one of [form, part]) expect(one?.ms).toBeLessThan(20_000);
});

test('is nowhere on the public site', async () => {
  const paths = [
    ...['/sign-in', '/account', '/console', '/language', '/session/start', '/session/end'],
    ...sections.map(pathOf),
    '/applications/20200101-0000000/picture',
    ...allVerbs.map(({ name }) => `/do/${name.replace(' ', '/')}`),
  ];
  const found: string[] = [];
  for (const path of paths)
    for (const method of ['GET', 'POST']) {
      const response = await fetch(siteOrigin + path, {
        method,
        headers: { origin: siteOrigin },
        redirect: 'manual',
      });
      const isOwnPage = method === 'GET' && findPage(path) !== undefined;
      const isThere = response.status !== (isOwnPage ? 200 : 404) && response.status !== 405;
      if (isThere || (await response.text()).includes(formFields.token))
        found.push(`${method} ${path}: ${response.status}`);
    }
  expect(found).toEqual([]);
});

test.describe('behind its own proxy', () => {
  const host = 'console.example.com';
  const origin = `https://${host}`;
  const proxied = { host, 'x-forwarded-proto': 'https', 'x-forwarded-for': '192.0.2.7' };
  let served: Awaited<ReturnType<typeof startConsole>>;

  test.beforeAll(async () => {
    served = await startConsole({
      NEXT_DIST_DIR: '.next-test',
      DATA_DIR: dataDirs.site,
      CONSOLE_ORIGIN: origin,
    });
  });
  test.afterAll(() => served.stop());

  test('answers under that name and over https only', async () => {
    const { port } = served;
    expect((await send({ port, headers: proxied })).status).toBe(200);
    const refused: Record<string, string>[] = [
      { ...proxied, host: `localhost:${port}` },
      { ...proxied, host: 'www.example.com' },
      { ...proxied, 'x-forwarded-proto': 'http' },
      { host },
    ];
    for (const headers of refused)
      expect((await send({ port, headers })).status, JSON.stringify(headers)).toBe(421);
  });

  test('sets cookies for this host over https only, and signs in with them', async () => {
    const { port } = served;
    const { name, password, authenticator } = await addStaff('reader');
    const response = await send({
      port,
      path: '/session/start',
      headers: { ...proxied, origin },
      form: { name, password, code: authenticator.code(), back: '/' },
    });
    expect([response.status, response.headers.location]).toEqual([303, '/account']);
    const [cookie = ''] = response.headers['set-cookie'] ?? [];
    expect(cookie).toMatch(/^__Host-console=[\w.-]+;/);
    for (const word of ['Secure', 'HttpOnly', 'SameSite=strict', 'Path=/'])
      expect(cookie.toLowerCase()).toContain(word.toLowerCase());
    expect(cookie).not.toMatch(/domain=/i);
    expect(response.headers['strict-transport-security']).toMatch(/^max-age=\d+/);
    const pair = cookie.split(';')[0] ?? '';
    const mine = await send({ port, path: '/account', headers: { ...proxied, cookie: pair } });
    expect(mine.status).toBe(200);
    const plain = pair.replace('__Host-', '');
    const other = await send({ port, path: '/account', headers: { ...proxied, cookie: plain } });
    expect(other.status, 'a cookie without the prefix is none').toBe(307);
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
