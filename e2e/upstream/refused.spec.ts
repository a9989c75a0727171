/** An upstream that refuses with a body it never ends: visitors see it at once, and by its status. */
import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { apply, kindOf } from '../support/send-application';
import { siteWithUpstream } from '../support/site-with-upstream';
import { FaultyProxy, type Mode } from '../support/faulty-proxy';

test.describe.configure({ mode: 'serial' });

const upstream = new FaultyProxy();
const site = siteWithUpstream(upstream);

const statuses = [500, 503, 429, 401, 302];

/** How long an answer takes while the upstream behaves so. */
async function timeOf(path: string, mode: Mode, called: string): Promise<number> {
  upstream.mode = mode;
  upstream.requests.length = 0;
  const started = performance.now();
  const headers = { cookie: `promoter=${randomUUID()}` };
  await (await fetch(`${site.origin}${path}`, { headers })).text();
  const time = performance.now() - started;
  // Otherwise it was not the upstream's answer that came quickly.
  expect(upstream.requests.filter((one) => one.includes(called)).length).toBeGreaterThan(0);
  // A success between: three failures in a row would stop the asking.
  upstream.mode = 'proxy';
  expect((await fetch(`${site.origin}/api/ready`)).status).toBe(200);
  return time;
}

for (const [path, called] of [
  ['/api/promoter/discount', '/wx/promoter/info'],
  ['/api/ready', '/server-time'],
] as const)
  test(`${path} does not wait for its deadline`, async () => {
    const deadline = await timeOf(path, 'hang', called);
    for (const status of statuses)
      expect(await timeOf(path, status, called), String(status)).toBeLessThan(deadline * 0.8);
  });

for (const [refused, answered] of [
  [500, 502],
  [503, 503],
  [429, 503],
  [401, 502],
  [302, 502],
  [400, 422],
  [409, 422],
  [413, 413],
  [422, 422],
] as const)
  test(`a form the upstream refuses by ${refused} is answered by ${answered}`, async () => {
    upstream.mode = refused;
    const port = Number(new URL(site.origin).port);
    // An answer that ran into the deadline would be a 504.
    const { status } = await apply('feedback', kindOf('feedback').filled(), { port });
    expect(status).toBe(answered);
  });

test('what one visitor sends stops no other: after ten 500s a form gets through', async () => {
  const port = Number(new URL(site.origin).port);
  const send = () => apply('feedback', kindOf('feedback').filled(), { port });
  upstream.mode = 500;
  for (let times = 0; times < 10; times += 1) expect((await send()).status).toBe(502);
  upstream.mode = 'proxy';
  expect((await send()).status).toBe(200);
});
