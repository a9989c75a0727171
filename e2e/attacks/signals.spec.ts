/** `npm start` and `npm run serve` end together with the server they started, whoever sends the signal. */
import { expect, test } from '@playwright/test';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyOfBuild } from '../support/own-site';
import { aliveOf, familyOf, freePort, startNpm } from '../support/processes';

const builtWith = JSON.parse(readFileSync('.next-test/built-with.json', 'utf8')) as object;
const asBuilt = Object.fromEntries(
  Object.entries(builtWith).map(([name, value]) => [name, String(value ?? '')]),
);

const shells = ['/bin/sh', '/bin/dash', '/bin/bash'].filter((shell) => existsSync(shell));
const commands = [['start'], ['run', 'serve']];

const groups: number[] = [];

// A command that does not end as it should must not outlive its test.
test.afterEach(() => {
  for (const pid of groups.splice(0))
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      // Gone, as it should be.
    }
});

/** Starts the site by an npm command and waits until it answers. */
async function start(command: readonly string[], shell: string, settings = {}) {
  const port = await freePort();
  const npm = startNpm([...command, '--silent', `--script-shell=${shell}`], {
    ...asBuilt,
    NEXT_DIST_DIR: copyOfBuild(),
    DATA_DIR: mkdtempSync(join(tmpdir(), 'signals-')),
    HOST: '127.0.0.1',
    PORT: String(port),
    DRAIN_SECONDS: '3',
    ...settings,
  });
  groups.push(npm.pid);
  await expect.poll(npm.output, { timeout: 60_000 }).toContain('Ready on');
  const origin = `http://localhost:${port}`;
  const family = familyOf(npm.pid);
  const gone = async () => {
    await expect.poll(() => aliveOf(family), { timeout: 10_000 }).toEqual([]);
    await expect(fetch(`${origin}/api/health`)).rejects.toThrow();
  };
  const ready = async () => (await fetch(`${origin}/api/ready`)).json() as Promise<object>;
  return { ...npm, origin, family, ready, gone };
}

/** A download that was begun and is read on later. */
async function beginDownload(origin: string) {
  const link = await fetch(`${origin}/api/download/windows`, { redirect: 'manual' });
  const response = await fetch(`${origin}${link.headers.get('location')}`);
  const reader = response.body!.getReader();
  let bytes = (await reader.read()).value?.length ?? 0;
  return async () => {
    for (let part = await reader.read(); !part.done; part = await reader.read())
      bytes += part.value.length;
    return [response.status, bytes - Number(response.headers.get('content-length'))];
  };
}

for (const command of commands)
  for (const shell of shells)
    test(`npm ${command.join(' ')} by ${shell}: SIGTERM to npm drains, and leaves nothing`, async () => {
      const site = await start(command, shell);
      expect(await site.ready()).toMatchObject({ status: 'ready' });
      expect(site.family.length).toBeGreaterThan(1);
      const finish = await beginDownload(site.origin);
      process.kill(site.pid, 'SIGTERM');
      await expect.poll(site.ready, { intervals: [50] }).toEqual({ status: 'draining' });
      expect((await fetch(`${site.origin}/en`)).status).toBe(200);
      expect(await finish()).toEqual([200, 0]);
      expect(await site.ended).toEqual([0, null]);
      await site.gone();
    });

test('SIGTERM to all of them at once, as systemd sends it, drains as well', async () => {
  const site = await start(['start'], '/bin/sh');
  site.signalGroup('SIGTERM');
  await expect.poll(site.ready, { intervals: [50] }).toEqual({ status: 'draining' });
  expect((await fetch(`${site.origin}/en`)).status).toBe(200);
  expect(await site.ended).toEqual([0, null]);
  await site.gone();
});

test('Ctrl-C ends at once, without an error', async () => {
  const site = await start(['start'], '/bin/sh', { DRAIN_SECONDS: '300' });
  site.signalGroup('SIGINT');
  expect(await site.ended).toEqual([0, null]);
  await site.gone();
});

test('a second SIGTERM does not wait', async () => {
  const site = await start(['run', 'serve'], '/bin/sh', { DRAIN_SECONDS: '300' });
  process.kill(site.pid, 'SIGTERM');
  await expect.poll(site.ready, { intervals: [50] }).toEqual({ status: 'draining' });
  // Not at once: that might be an echo of the first.
  await expect
    .poll(
      () => {
        for (const pid of aliveOf([site.pid])) process.kill(pid, 'SIGTERM');
        return aliveOf(site.family);
      },
      { intervals: [1_200] },
    )
    .toEqual([]);
});

test('SIGTERM while it is still building ends the build too', async () => {
  const folder = `.next-test-unfinished-${process.env.TEST_PARALLEL_INDEX ?? '0'}`;
  rmSync(folder, { recursive: true, force: true });
  const npm = startNpm(['start', '--silent'], {
    ...asBuilt,
    NEXT_DIST_DIR: folder,
    DATA_DIR: mkdtempSync(join(tmpdir(), 'signals-')),
    PORT: String(await freePort()),
  });
  groups.push(npm.pid);
  try {
    await expect.poll(npm.output, { timeout: 60_000 }).toContain('Creating an optimized');
    const family = familyOf(npm.pid);
    expect(family.length).toBeGreaterThan(2);
    process.kill(npm.pid, 'SIGTERM');
    expect(await npm.ended).toEqual([143, null]);
    await expect.poll(() => aliveOf(family), { timeout: 10_000 }).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
