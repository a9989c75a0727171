import { expect, test } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const build = '.next-test';
const builtWith = JSON.parse(readFileSync(join(build, 'built-with.json'), 'utf8')) as object;

/** The settings of the build, as a start must have them; null means not set. */
const asBuilt = Object.fromEntries(
  Object.entries(builtWith).map(([name, value]) => [name, String(value ?? '')]),
);

/** Runs `npm run serve` until it ends. */
async function serve(settings: Record<string, string>) {
  const child = spawn('npm', ['run', '--silent', 'serve'], {
    env: {
      ...process.env,
      NEXT_DIST_DIR: build,
      DATA_DIR: mkdtempSync(join(tmpdir(), 'serve-')),
      HOST: '127.0.0.1',
      PORT: '0',
      ...asBuilt,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let ended = false;
  const read = (chunk: Buffer) => {
    output += chunk.toString();
    // Also a start that should have been refused must not outlive the test. Once: a second signal ends at once.
    if (ended || !output.includes('Ready on')) return;
    ended = child.kill('SIGINT');
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output, lines: output.trim().split('\n') };
}

const secret = 'short-secret';

test.describe('a bad setting stops the start before anything listens, in one line and without a stack', () => {
  for (const [settings, line] of [
    [{ PORT: 'banana' }, 'PORT: must be a whole number from 0 to 65535'],
    [{ SESSION_KEY: secret }, 'SESSION_KEY: must have at least 32 characters'],
    [{ REDIS_URL: `http://${secret}` }, 'REDIS_URL: must be a redis:// or rediss:// address'],
    [
      { SMS_WEBHOOK_URL: `https://sms.example/${secret}` },
      'SMS_WEBHOOK_SECRET: must be given, because SMS_WEBHOOK_URL is set',
    ],
    [{ CODES_PER_HOUR: '0' }, 'CODES_PER_HOUR: must be a whole number, at least 1'],
    [
      {
        UPSTREAM_HOST: 'https://api.example/base',
        UPSTREAM_API_KEY: 'k'.repeat(16),
        UPSTREAM_ENCRYPTION_KEY: 'k'.repeat(16),
      },
      'UPSTREAM_HOST: must be an http(s) origin without a path',
    ],
    [
      {
        UPSTREAM_HOST: 'https://api.example',
        UPSTREAM_API_KEY: 'k'.repeat(16),
        UPSTREAM_ENCRYPTION_KEY: secret.padEnd(15, 'k'),
      },
      'UPSTREAM_ENCRYPTION_KEY: must be exactly 16 bytes',
    ],
    [{ TRUSTED_PROXIES: 'nginx' }, 'TRUSTED_PROXIES: must be addresses or CIDR ranges'],
  ] as [Record<string, string>, string][])
    test(line, async () => {
      const { code, output, lines } = await serve(settings);
      expect(code).toBe(1);
      expect(lines).toEqual(['✖ These settings cannot be used:', `  ${line}`]);
      expect(output).not.toContain(secret);
    });
});

test.describe('a data folder that keeps nothing stops the start, in one line that names DATA_DIR', () => {
  for (const [DATA_DIR, reason] of [
    ['/proc/nowhere', 'it is not there and cannot be made. Name a folder this user may make'],
    ['package.json', 'that is a file. Name a folder'],
    ['package.json/data', 'a part of this path is a file. Name a folder'],
  ] as const)
    test(DATA_DIR, async () => {
      const { code, lines } = await serve({ DATA_DIR });
      expect([code, lines]).toEqual([1, [`✖ DATA_DIR is ${DATA_DIR}, and ${reason}.`]]);
    });
});

test('a production site without its facts and keys names each of them', async () => {
  const { code, lines } = await serve({ SITE_ORIGIN: 'https://www.example' });
  expect(code).toBe(1);
  expect(lines).toContain('  SESSION_KEY: must be given, because SITE_ORIGIN is a public address');
});

test('the server judges its settings also when it is started by itself', async () => {
  const child = spawn(process.execPath, [join(build, 'run', 'server.mjs')], {
    env: { ...process.env, NEXT_DIST_DIR: build, CODES_PER_HOUR: '0' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  expect([code, output.trim().split('\n')]).toEqual([
    1,
    ['✖ These settings cannot be used:', '  CODES_PER_HOUR: must be a whole number, at least 1'],
  ]);
});

test('serves nothing without a build, and says how to get one', async () => {
  const nowhere = mkdtempSync(join(tmpdir(), 'no-build-'));
  const { code, lines } = await serve({ NEXT_DIST_DIR: nowhere });
  expect(code).toBe(1);
  expect(lines).toEqual([`✖ There is no finished build in ${nowhere}. Make one: npm run build`]);
});

test('serves no build that was made with other settings, and names them', async () => {
  const { code, lines } = await serve({
    ASSET_HOSTS: 'https://img.example',
    HELP_SITE_ORIGIN: 'https://help.example',
  });
  expect(code).toBe(1);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('HELP_SITE_ORIGIN (built with none, now https://help.example)');
  expect(lines[0]).toContain('ASSET_HOSTS (built with none, now https://img.example)');
  expect(lines[0]).not.toContain('SITE_BRAND');
});

test('serves a build made with its settings, and a signal to npm reaches the server', async () => {
  const { code, output } = await serve({});
  expect(output).toContain('SIGINT: taking requests for 0 s more');
  expect(code).toBe(0);
});
