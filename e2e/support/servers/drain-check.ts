/** Checks that a site started by npm drains: that it finishes what runs before it ends. */
import { execFileSync } from 'node:child_process';
import { expect } from '@playwright/test';
import type { NpmSite } from './npm-process';

/**
 * Starts a download and reads it later.
 * @returns a function that reads the rest, and returns the status and the number of missing bytes
 */
export async function beginDownload(origin: string) {
  const link = await fetch(`${origin}/api/download/windows`, { redirect: 'manual' });
  const response = await fetch(`${origin}${link.headers.get('location')}`);
  const reader = response.body!.getReader();
  let bytes = (await reader.read()).value?.length ?? 0;
  return async () => {
    for (let part = await reader.read(); !part.done; part = await reader.read())
      bytes += part.value.length;
    return [response.status, Number(response.headers.get('content-length')) - bytes];
  };
}

/** Whether npm passes a signal on; before 10.3 it keeps it to itself. */
function npmPassesSignals(): boolean {
  const version = execFileSync('npm', ['--version'], { encoding: 'utf8' });
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 10 || (major === 10 && minor >= 3);
}

/**
 * Sends SIGTERM to npm only, where npm passes it on: requests must be accepted for a while, running ones finished, and
 * no process left.
 */
export async function expectDrain(site: NpmSite): Promise<void> {
  expect(await site.fetchReadiness()).toMatchObject({ status: 'ready' });
  expect(site.processTree.length).toBeGreaterThan(1);
  const finish = await beginDownload(site.origin);
  if (npmPassesSignals()) process.kill(site.pid, 'SIGTERM');
  else site.signalGroup('SIGTERM');
  await expect.poll(site.fetchReadiness, { intervals: [50] }).toEqual({ status: 'draining' });
  expect((await fetch(`${site.origin}/en`)).status).toBe(200);
  expect(await finish()).toEqual([200, 0]);
  expect(await site.ended).toEqual([0, null]);
  await site.expectExited();
}
