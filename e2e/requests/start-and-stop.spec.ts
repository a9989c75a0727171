/** The process refuses to start with bad settings, and finishes running requests before it ends. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startOwnSite } from '../support/servers/own-site';
import { expectDrain } from '../support/servers/drain-check';
import { readBuiltSettings, killGroups, startByNpm } from '../support/servers/npm-process';
import { requestHead, readUntil, openSocket } from '../support/servers/raw-sockets';
import { createDataDir } from '../support/servers/temporary-folders';

test.afterEach(killGroups);

/** Runs a program that should end on its own. */
async function runUntilEnd(
  program: string,
  args: readonly string[],
  settings: Record<string, string>,
) {
  const child = spawn(program, args, {
    env: {
      ...process.env,
      ...readBuiltSettings(),
      DATA_DIR: createDataDir(),
      HOST: '127.0.0.1',
      PORT: '0',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const read = (chunk: Buffer) => {
    output += chunk.toString();
    // A site that starts although it should not must not outlive the test.
    if (output.includes('Ready on')) child.kill('SIGINT');
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output, lines: output.trim().split('\n') };
}

const serve = (settings: Record<string, string>) =>
  runUntilEnd('npm', ['run', '--silent', 'serve'], settings);

// lib/core/env/validation/check-settings.test.ts tests which values are bad, and what a production site requires.
test('bad settings stop the start before a port is opened, with one line each and no stack', async () => {
  const secret = 'short-secret';
  const badSettings = {
    PORT: 'banana',
    SESSION_KEY: secret,
    SMS_WEBHOOK_URL: `https://sms.example/${secret}`,
  };
  const { code, output, lines } = await serve(badSettings);
  expect([code, lines[0]]).toEqual([1, '✖ These settings cannot be used:']);
  expect(lines.slice(1).sort()).toEqual([
    '  PORT: must be a whole number from 0 to 65535',
    '  SESSION_KEY: must have at least 32 characters',
    '  SMS_WEBHOOK_SECRET: must be given, because SMS_WEBHOOK_URL is set',
  ]);
  expect(output).not.toContain(secret);
  // The server also checks its settings when it is started directly.
  const server = join('.next-test', 'run', 'server.mjs');
  const resultAlone = await runUntilEnd(process.execPath, [server], { CODES_PER_HOUR: '0' });
  expect([resultAlone.code, resultAlone.lines]).toEqual([
    1,
    ['✖ These settings cannot be used:', '  CODES_PER_HOUR: must be a whole number, at least 1'],
  ]);
});

test('a data folder that cannot be written stops the start, with one line that names DATA_DIR', async () => {
  const { code, lines } = await serve({ DATA_DIR: 'package.json' });
  const message = '✖ DATA_DIR is package.json, and that is a file. Name a folder.';
  expect([code, lines]).toEqual([1, [message]]);
});

test('the site does not start without a build, or with one that was made with other settings', async () => {
  const emptyFolder = mkdtempSync(join(tmpdir(), 'no-build-'));
  const result = await serve({ NEXT_DIST_DIR: emptyFolder });
  expect([result.code, result.lines]).toEqual([
    1,
    [`✖ There is no finished build in ${emptyFolder}. Make one: npm run build`],
  ]);
  const { code, lines } = await serve({
    ASSET_HOSTS: 'https://img.example',
    HELP_SITE_ORIGIN: 'https://help.example',
  });
  expect([code, lines.length]).toEqual([1, 1]);
  expect(lines[0]).toContain('HELP_SITE_ORIGIN (built with none, now https://help.example)');
  expect(lines[0]).toContain('ASSET_HOSTS (built with none, now https://img.example)');
  expect(lines[0]).not.toContain('SITE_BRAND');
});

// Other shells, and `npm start`, are tested in e2e/nightly/signals.
test('SIGTERM to npm drains the server it started, finishes a download, and leaves no process', async () =>
  expectDrain(await startByNpm(['run', 'serve'])));

test('SIGTERM: the readiness check fails, requests are still accepted, and none is cut off', async () => {
  const site = await startOwnSite({ DRAIN_SECONDS: '3' });
  const port = Number(new URL(site.origin).port);
  const fetchReadyStatus = async () => (await fetch(`${site.origin}/api/ready`)).status;
  expect(await fetchReadyStatus()).toBe(200);
  // Open connections, as a proxy keeps them.
  const sockets = await Promise.all(Array.from({ length: 40 }, () => openSocket(port)));
  const responses = sockets.map((socket) => readUntil(socket));
  process.kill(site.pid, 'SIGTERM');
  for (const socket of sockets) socket.write(`${requestHead('GET /nowhere', port)}\r\n`);
  await expect.poll(fetchReadyStatus, { intervals: [20] }).toBe(503);
  const draining = await fetch(`${site.origin}/api/ready`);
  expect(await draining.json()).toEqual({ status: 'draining' });
  expect(draining.headers.get('retry-after')).toBe('4');
  for (const response of responses)
    expect(await response).toMatch(/^HTTP\/1\.1 404 [\s\S]*<\/html>/);
  await site.stop();
  await expect(fetch(`${site.origin}/api/health`)).rejects.toThrow();
});
