/** Tests deploy/nginx in a real nginx, laid out as on Debian, with instances that answer and instances that do not. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { createServer, request as plain, type RequestListener } from 'node:http';
import { request as secure } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const hasProgram = (program: string) =>
  spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;
const suite = hasProgram('nginx') && hasProgram('openssl') ? describe : describe.skip;

const httpPort = 18_080;
const httpsPort = 18_443;

/**
 * Creates a folder with an installation's files of deploy/nginx, with addresses of this machine in place of its own.
 */
function writeConfiguration(instances: string, site: string, other = site) {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  for (const name of ['live', 'cache', 'logs', 'conf.d', 'body']) mkdirSync(join(folder, name));
  const opensslRun = spawnSync('openssl', [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-days',
    '1',
    '-subj',
    '/CN=x',
    '-keyout',
    join(folder, 'live', 'privkey.pem'),
    '-out',
    join(folder, 'live', 'fullchain.pem'),
  ]);
  expect(opensslRun.status).toBe(0);
  for (const [name, source] of [
    ['instances.conf', instances],
    ['site.conf', 'site.conf'],
    ['superbrowser-console.conf', 'superbrowser-console.conf'],
  ] as const) {
    const text = readFileSync(join('deploy', 'nginx', source), 'utf8')
      .replaceAll('/etc/letsencrypt/live/www.example.com', join(folder, 'live'))
      .replaceAll('/var/cache/nginx', join(folder, 'cache'))
      .replaceAll('/var/log/superbrowser', join(folder, 'logs'))
      .replaceAll('/var/log/nginx', join(folder, 'logs'))
      .replace(/127\.0\.0\.1:3000/g, site)
      .replace(/127\.0\.0\.1:3001/g, other)
      .replace(/ {2}listen \[::\].*\n/g, '')
      .replace(/listen 80;/g, `listen 127.0.0.1:${httpPort};`)
      .replace(/listen 443 /g, `listen 127.0.0.1:${httpsPort} `);
    writeFileSync(join(folder, 'conf.d', name), text);
  }
  const config = join(folder, 'nginx.conf');
  // Debian's own nginx.conf logs whole requests where a server does not override it.
  writeFileSync(
    config,
    `daemon off;\npid ${folder}/pid;\nerror_log ${folder}/logs/debian-error.log;\nevents {}\n` +
      `http {\n  access_log ${folder}/logs/debian-access.log;\n` +
      `  client_body_temp_path ${folder}/body;\n  proxy_temp_path ${folder}/proxy;\n` +
      `  include ${folder}/conf.d/*.conf;\n}\n`,
  );
  return { config, folder };
}

const secret = 'a-secret-to-keep';

/** URLs with a token, a password or a signature, also with the misspellings of people and programs. */
const addresses = [
  `/oauth?token=${secret}`,
  `/en/oauth?token=${secret}`,
  `/OAuth?token=${secret}`,
  `//oauth?token=${secret}`,
  `/%6fauth?token=${secret}`,
  `/oauth%3Ftoken=${secret}`,
  `/oauth&token=${secret}`,
  `/EN/TeamInvited?token=${secret}`,
  `/teaminvited/?token=${secret}`,
  `/redirect?url=${secret}`,
  `/partners/figures?pass=${secret}`,
  `/en/partners/figures?pass=${secret}`,
  `/api/figures/zh-CN/open?pass=${secret}`,
  `/files/v5/App.exe?auth_key=${secret}`,
  `/api/echo?x=${secret}`,
  `/_next/static/chunks/a.js?${secret}`,
  `/?token=${secret}`,
  `/metrics?${secret}`,
];

const hosts = ['www.example.com', 'console.example.com', 'unknown.example.com'];

/** A fake site on its own port. */
async function listen(listener: RequestListener) {
  const site = createServer(listener);
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const { port } = site.address() as AddressInfo;
  return { site, address: `127.0.0.1:${port}` };
}

function statusOf(path: string, host: string, tls: boolean, method = 'GET'): Promise<number> {
  const options = {
    method,
    host: '127.0.0.1',
    port: tls ? httpsPort : httpPort,
    path,
    agent: false,
    headers: { host, referer: `https://${host}/oauth?token=${secret}` },
  };
  return new Promise((resolve, reject) => {
    const request = tls ? secure({ ...options, rejectUnauthorized: false }) : plain(options);
    request.on('response', (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
    request.on('error', reject);
    request.end();
  });
}

/** Starts nginx and waits until it listens; returns the folder of its logs and a function that ends it. */
async function start(site: string, other = site) {
  const { config, folder } = writeConfiguration('instances.conf', site, other);
  const nginx = spawn('nginx', ['-p', folder, '-c', config], { stdio: 'ignore' });
  while (!existsSync(join(folder, 'pid')) && nginx.exitCode === null)
    await new Promise((resolve) => setTimeout(resolve, 20));
  expect(nginx.exitCode).toBeNull();
  const stop = async () => {
    const ended = once(nginx, 'exit');
    nginx.kill('SIGTERM');
    await ended;
  };
  return { logs: join(folder, 'logs'), stop };
}

suite('nginx', () => {
  it.each(['instances.conf', 'instances.compose.conf'])(
    'accepts all files with %s',
    (instances) => {
      const { config, folder } = writeConfiguration(instances, '127.0.0.1:3000');
      const { status, stderr } = spawnSync('nginx', ['-t', '-p', folder, '-c', config], {
        encoding: 'utf8',
      });
      expect(stderr.replaceAll(/.*\[warn\].*\n/g, '')).toMatch(
        /^nginx: .*syntax is ok\nnginx: .*successful\n$/,
      );
      expect(status).toBe(0);
    },
  );

  it.each([
    ['answers', 200],
    ['is away', 502],
  ])('no log contains a secret of a URL or a referrer while the site %s', async (state, status) => {
    const { site, address } = await listen((_, response) => response.end('well'));
    if (state === 'is away') await new Promise((resolve) => site.close(resolve));
    const { logs, stop } = await start(address);
    try {
      for (const host of hosts)
        for (const tls of [true, false])
          for (const path of addresses) await statusOf(path, host, tls);
    } finally {
      await stop();
      site.close();
    }
    const texts = readdirSync(logs).map((name) => readFileSync(join(logs, name), 'utf8'));
    expect(texts.join('\n')).not.toContain(secret);
    const lines = readFileSync(join(logs, 'access.log'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter((line) => line.status !== 301);
    // The lines hold enough to find the visitor, and the fault of the instance.
    const pages = lines.filter(({ path }) => path === '/oauth');
    expect(pages.length).toBeGreaterThan(5);
    for (const page of pages) {
      expect(page).toMatchObject({ status, address: '127.0.0.1' });
      expect(page.port).toMatch(/^\d+$/);
      expect(page.answers).toContain(String(status));
    }
    expect(lines.filter(({ path }) => path === '/api/echo')).toEqual([]);
  });

  it('passes a form on to the next instance when the first one fails in the middle, and nothing else', async () => {
    const brokenInstance = await listen((request) => request.socket.destroy());
    const workingInstance = await listen((_, response) => response.end('well'));
    const statuses: Record<string, number[]> = {};
    for (const path of ['/api/applications/private', '/api/account/register']) {
      // Round robin: one of the two requests reaches the failing instance first.
      const { stop } = await start(brokenInstance.address, workingInstance.address);
      const responses = [1, 2].map(() => statusOf(path, 'www.example.com', true, 'POST'));
      statuses[path] = await Promise.all(responses).finally(stop);
    }
    brokenInstance.site.close();
    workingInstance.site.close();
    expect(statuses['/api/applications/private']).toEqual([200, 200]);
    expect(statuses['/api/account/register']?.sort()).toEqual([200, 502]);
  });

  it('refuses everyone at the console until an address is allowed', async () => {
    const { stop } = await start('127.0.0.1:3000');
    const status = await statusOf('/sign-in', 'console.example.com', true).finally(stop);
    expect(status).toBe(403);
  });
});
