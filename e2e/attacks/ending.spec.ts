/** A process that is told to end refuses nobody who asked before it was gone. */
import { expect, test } from '@playwright/test';
import { startOwnSite } from '../support/own-site';
import { head, heard, openSocket } from '../support/sockets';

test('SIGTERM: readiness says so, requests are still taken, and none is cut off', async () => {
  const site = await startOwnSite({ DRAIN_SECONDS: '10' });
  const port = Number(new URL(site.origin).port);
  const ready = async () => (await fetch(`${site.origin}/api/ready`)).status;
  expect(await ready()).toBe(200);
  // Connections that are there already, as a proxy keeps them.
  const kept = await Promise.all(Array.from({ length: 40 }, () => openSocket(port)));
  const answers = kept.map((socket) => heard(socket));
  process.kill(site.pid, 'SIGTERM');
  for (const socket of kept) socket.write(`${head('GET /nowhere', port)}\r\n`);
  await expect.poll(ready, { timeout: 8_000, intervals: [50] }).toBe(503);
  const draining = await fetch(`${site.origin}/api/ready`);
  expect(await draining.json()).toEqual({ status: 'draining' });
  expect(draining.headers.get('retry-after')).toBe('11');
  expect((await fetch(`${site.origin}/en`)).status).toBe(200);
  for (const answer of answers) expect(await answer).toMatch(/^HTTP\/1\.1 404 [\s\S]*<\/html>/);
  await site.stop();
  await expect(fetch(`${site.origin}/api/health`)).rejects.toThrow();
});

test('SIGTERM: a download that has begun is finished', async () => {
  const site = await startOwnSite({ DRAIN_SECONDS: '0' });
  const link = await fetch(`${site.origin}/api/download/windows`, { redirect: 'manual' });
  const response = await fetch(`${site.origin}${link.headers.get('location')}`);
  const reader = response.body?.getReader();
  const first = await reader?.read();
  process.kill(site.pid, 'SIGTERM');
  let bytes = first?.value?.length ?? 0;
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
    bytes += part.value.length;
  expect(bytes).toBe(Number(response.headers.get('content-length')));
  await site.stop();
});
