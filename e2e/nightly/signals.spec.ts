/**
 * `npm start` and `npm run serve` end together with the server they started, whatever sends the signal and whichever
 * shell runs them.
 */
import { existsSync, rmSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { findFreePort } from '@/scripts/lib/testing/find-free-port.mjs';
import { startOwnSite } from '../support/servers/own-site';
import { beginDownload, expectDrain } from '../support/servers/drain-check';
import {
  findAlive,
  readBuiltSettings,
  listProcessTree,
  killGroups,
  startByNpm,
  startNpm,
} from '../support/servers/npm-process';
import { createDataDir } from '../support/servers/temporary-folders';

const shells = ['/bin/sh', '/bin/dash', '/bin/bash'].filter((shell) => existsSync(shell));

test.afterEach(killGroups);

for (const command of [['start'], ['run', 'serve']])
  for (const shell of shells)
    test(`npm ${command.join(' ')} by ${shell}: SIGTERM to npm drains, and leaves no process`, async () =>
      expectDrain(await startByNpm(command, shell)));

test('SIGTERM to all of them at once, as systemd sends it, drains as well', async () => {
  const site = await startByNpm(['start']);
  site.signalGroup('SIGTERM');
  await expect.poll(site.fetchReadiness, { intervals: [50] }).toEqual({ status: 'draining' });
  expect((await fetch(`${site.origin}/en`)).status).toBe(200);
  expect(await site.ended).toEqual([0, null]);
  await site.expectExited();
});

test('SIGTERM without time to drain finishes a running download', async () => {
  const site = await startOwnSite({ DRAIN_SECONDS: '0' });
  const finishDownload = await beginDownload(site.origin);
  process.kill(site.pid, 'SIGTERM');
  expect(await finishDownload()).toEqual([200, 0]);
  await site.stop();
});

test('Ctrl-C ends at once, without an error', async () => {
  const site = await startByNpm(['start'], '/bin/sh', { DRAIN_SECONDS: '300' });
  site.signalGroup('SIGINT');
  expect(await site.ended).toEqual([0, null]);
  await site.expectExited();
});

test('a second SIGTERM does not wait', async () => {
  const site = await startByNpm(['run', 'serve'], '/bin/sh', { DRAIN_SECONDS: '300' });
  process.kill(site.pid, 'SIGTERM');
  await expect.poll(site.fetchReadiness, { intervals: [50] }).toEqual({ status: 'draining' });
  // The second signal is not sent immediately, because it might be taken for a copy of the first.
  await expect
    .poll(
      () => {
        for (const pid of findAlive([site.pid])) process.kill(pid, 'SIGTERM');
        return findAlive(site.processTree);
      },
      { intervals: [1_200] },
    )
    .toEqual([]);
});

test('SIGTERM while it is still building ends the build too', async () => {
  const folder = `.next-test-unfinished-${process.env.TEST_PARALLEL_INDEX ?? '0'}`;
  rmSync(folder, { recursive: true, force: true });
  const npm = startNpm(['start', '--silent'], {
    ...readBuiltSettings(),
    NEXT_DIST_DIR: folder,
    DATA_DIR: createDataDir(),
    PORT: String(await findFreePort()),
  });
  try {
    await expect.poll(npm.output, { timeout: 60_000 }).toContain('Creating an optimized');
    const processTree = listProcessTree(npm.pid);
    expect(processTree.length).toBeGreaterThan(2);
    process.kill(npm.pid, 'SIGTERM');
    expect(await npm.ended).toEqual([143, null]);
    await expect.poll(() => findAlive(processTree), { timeout: 10_000 }).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
