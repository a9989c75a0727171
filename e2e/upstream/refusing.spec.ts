/**
 * An upstream that refuses with an endless body: visitors get an answer at once, which depends on the upstream's
 * status.
 */
import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { sendApplication, describeKindOfSlug } from '../support/applications/send-application';
import { setUpSiteWithUpstream } from './support/site-with-upstream';
import { FaultyProxy, type ProxyMode } from './support/faulty-proxy';

test.describe.configure({ mode: 'serial' });

const upstream = new FaultyProxy();
const site = setUpSiteWithUpstream(upstream);

const statuses = [500, 503, 429, 401, 302];

/** How long a page or handler takes while the upstream behaves like this. */
async function measureMs(path: string, mode: ProxyMode, called: string): Promise<number> {
  upstream.mode = mode;
  upstream.requestedPaths.length = 0;
  const started = performance.now();
  const headers = { cookie: `promoter=${randomUUID()}` };
  await (await fetch(`${site.origin}${path}`, { headers })).text();
  const time = performance.now() - started;
  // Without a call the quick answer would not be about the upstream.
  expect(
    upstream.requestedPaths.filter((requestedPath) => requestedPath.includes(called)).length,
  ).toBeGreaterThan(0);
  // A call that succeeds comes in between, because three failures in a row stop the calls.
  upstream.mode = 'forward';
  expect((await fetch(`${site.origin}/api/ready`)).status).toBe(200);
  return time;
}

for (const [path, called] of [
  ['/api/promoter/discount', '/wx/promoter/info'],
  ['/api/ready', '/server-time'],
] as const)
  test(`${path} does not wait until its deadline`, async () => {
    const deadline = await measureMs(path, 'hang', called);
    for (const status of statuses)
      expect(await measureMs(path, status, called), String(status)).toBeLessThan(deadline * 0.8);
  });

for (const [upstreamStatus, siteStatus] of [
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
  test(`a form that the upstream refuses with ${upstreamStatus} is answered with ${siteStatus}`, async () => {
    upstream.mode = upstreamStatus;
    const port = Number(new URL(site.origin).port);
    // An answer at the deadline would be a 504.
    const { status } = await sendApplication(
      'feedback',
      describeKindOfSlug('feedback').requiredValues(),
      {
        port,
      },
    );
    expect(status).toBe(siteStatus);
  });

test('one visitor’s forms stop no other: after ten 500s a form is still sent', async () => {
  const port = Number(new URL(site.origin).port);
  const send = () =>
    sendApplication('feedback', describeKindOfSlug('feedback').requiredValues(), { port });
  upstream.mode = 500;
  for (let times = 0; times < 10; times += 1) expect((await send()).status).toBe(502);
  upstream.mode = 'forward';
  expect((await send()).status).toBe(200);
});
