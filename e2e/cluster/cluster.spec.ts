/**
 * Several machines: two instances behind the shipped nginx configuration, with PostgreSQL and Redis.
 * `npm run test:e2e -- e2e/cluster`.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { isNightly } from '../support/nightly';
import { createOtherBuild } from '../support/servers/other-build';
import { registerAcross, isSignedIn } from './support/cluster-accounts';
import { startCrowd } from './support/crowd';
import { countStored, queryDatabase } from './support/cluster-database';
import { createFilledForm, sendForm } from './support/patient-forms';
import {
  bothInstances,
  dataDirOf,
  nginxLogs,
  relays,
  restartInstance,
  startInstance,
  startAll,
  stopInstance,
  stopAll,
  type Instance,
} from './support/cluster-processes';
import { assetsOf } from './support/page-assets';
import { poll } from './support/poll';
import { sendRequest, createLoopbackIp } from './support/cluster-requests';

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => startAll([{}, {}]));
test.afterAll(stopAll);

test('a code requested on one instance works on the other, and so does the session', async () => {
  for (const instance of bothInstances) {
    const cookie = await registerAcross(instance, (1 - instance) as Instance);
    for (const otherInstance of bothInstances)
      expect(await isSignedIn(otherInstance, cookie)).toBe(true);
  }
});

test('limits are exact over both instances', async () => {
  const ip = createLoopbackIp();
  const statuses: number[] = [];
  for (let n = 0; n < 24; n += 1)
    statuses.push(
      (await sendForm(createFilledForm(), { instance: (n % 2) as Instance, ip })).status,
    );
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  expect(statuses.slice(20)).toEqual([429, 429, 429, 429]);
});

test('a change of content is on both instances within seconds', async () => {
  const title = `双机 ${Date.now()}`;
  await queryDatabase("update ads set title = $1, title_en = $1 where slot = 'bottom'", [title]);
  for (const instance of bothInstances)
    await poll(
      `the change on instance ${instance}`,
      async () => (await sendRequest('/', { instance })).text.includes(title),
      { seconds: 5 },
    );
  await poll('the change behind nginx', async () => (await sendRequest('/')).text.includes(title), {
    seconds: 10,
  });
});

test('kill -9 of an instance loses no form, and no visitor sees an error after a retry', async () => {
  // nginx passes a failed server over for 2 s and counts whole seconds, so a restarted server may get no request
  // for 3 s.
  const crowd = startCrowd(6, 20);
  await crowd.waitForForms(20, 'before');
  for (const instance of bothInstances) {
    await stopInstance(instance, 'SIGKILL');
    await crowd.waitForForms(15, 'while it is away');
    await startInstance(instance);
  }
  const { forms, statuses } = await crowd.stop();
  expect(new Set(await countStored(forms.map(({ number }) => number)))).toEqual(new Set([1]));
  expect(new Set(statuses)).toEqual(new Set([200]));
});

/** How long the mixed load runs during the rolling restart. */
const rollingMs = isNightly ? 60_000 : 20_000;

test('a rolling restart under load causes no error', async () => {
  const crowd = startCrowd(4, 1);
  const endMs = Date.now() + rollingMs;
  for (const instance of bothInstances) await restartInstance(instance);
  await poll('the time to be over', () => Date.now() >= endMs, { seconds: 90 });
  const { forms, statuses, unanswered } = await crowd.stop();
  expect(unanswered).toEqual([]);
  expect(forms.length).toBeGreaterThan(0);
  expect(forms.flatMap(({ failures }) => failures)).toEqual([]);
  expect(new Set(statuses)).toEqual(new Set([200]));
});

const outageSeconds = isNightly ? 20 : 5;
const waitForOutage = (seconds = outageSeconds) =>
  new Promise((resolve) => setTimeout(resolve, seconds * 1_000));

test('without PostgreSQL pages are served and forms say when to try again; with it everything works again', async () => {
  await relays.database.cut();
  const outage = waitForOutage();
  await poll(
    'forms to be refused',
    async () => (await sendForm(createFilledForm())).status === 503,
  );
  for (const instance of bothInstances) {
    expect((await sendRequest('/en/download', { instance })).status).toBe(200);
    const response = await sendForm(createFilledForm(), { instance });
    expect([response.status, Number(response.headers['retry-after']) > 0]).toEqual([503, true]);
    expect((await sendRequest('/api/ready', { instance })).text).toContain('"database":"failed"');
    expect((await sendRequest('/api/health', { instance })).status).toBe(200);
  }
  await outage;
  await relays.database.open();
  for (const instance of bothInstances)
    await poll(
      'forms again',
      async () => (await sendForm(createFilledForm(), { instance })).status === 200,
      {
        seconds: 15,
      },
    );
});

test('without Redis everything works, and the instances count together once it is back', async () => {
  await relays.redis.cut();
  const outage = waitForOutage();
  for (const instance of bothInstances) {
    expect((await sendRequest('/', { instance })).status).toBe(200);
    expect((await sendForm(createFilledForm(), { instance })).status).toBe(200);
    await poll('ready to name Redis', async () =>
      /"redis":"failed"/.test((await sendRequest('/api/ready', { instance })).text),
    );
  }
  await registerAcross(0, 1);
  await outage;
  await relays.redis.open();
  for (const instance of bothInstances)
    await poll('Redis again', async () =>
      /"redis":"ok"/.test((await sendRequest('/api/ready', { instance })).text),
    );
  const ip = createLoopbackIp();
  const statuses: number[] = [];
  for (let n = 0; n < 21; n += 1)
    statuses.push(
      (await sendForm(createFilledForm(), { instance: (n % 2) as Instance, ip })).status,
    );
  expect(statuses.at(-1)).toBe(429);
});

if (isNightly)
  test('the session key is changed on one instance after the other, and no visitor is signed out', async () => {
    const [oldKey, newKey] = [
      'a-session-key-for-both-instances-01',
      'another-session-key-for-both-0000002',
    ];
    const oldCookie = await registerAcross(0, 0);
    const expectSignedIn = async (cookies: readonly string[]) => {
      for (const cookie of cookies)
        for (const instance of bothInstances) expect(await isSignedIn(instance, cookie)).toBe(true);
    };
    // First every instance learns to read sessions sealed with the new key, then they begin to seal with it.
    for (const instance of bothInstances) {
      await restartInstance(instance, { SESSION_KEY: oldKey, SESSION_KEY_PREVIOUS: newKey });
      await expectSignedIn([oldCookie]);
    }
    await restartInstance(0, { SESSION_KEY: newKey, SESSION_KEY_PREVIOUS: oldKey });
    const newCookie = await registerAcross(1, 0);
    await expectSignedIn([oldCookie, newCookie]);
    await restartInstance(1, { SESSION_KEY: newKey, SESSION_KEY_PREVIOUS: oldKey });
    await expectSignedIn([oldCookie, newCookie, await registerAcross(0, 1)]);
  });

if (isNightly)
  test('two builds side by side break no page', async () => {
    const otherBuild = createOtherBuild();
    await restartInstance(1, { NEXT_DIST_DIR: otherBuild });
    const builds = new Set<string>();
    for (const path of ['/', '/en', '/download', '/register', '/en/private/apply']) {
      for (const instance of bothInstances) {
        const page = await sendRequest(path, { instance });
        expect(page.status).toBe(200);
        const assets = assetsOf(page.text);
        expect(assets.length).toBeGreaterThan(5);
        builds.add(assets.join());
        for (const asset of assets)
          for (const server of bothInstances) {
            const { status, headers } = await sendRequest(asset, { instance: server });
            expect([asset, server, status]).toEqual([asset, server, 200]);
            expect(headers['cache-control']).toContain('immutable');
          }
      }
    }
    expect(builds.size).toBeGreaterThan(5);
  });

test('no log holds a token, and each line of an instance is JSON', async () => {
  const token = 'a-token-that-must-stay-secret';
  for (const path of [`/oauth?token=${token}`, `/en/teaminvited?token=${token}`])
    expect((await sendRequest(path)).status).toBeLessThan(500);
  await Promise.all(bothInstances.map((instance) => stopInstance(instance, 'SIGKILL')));
  expect((await sendRequest(`/en/oauth?token=${token}`)).status).toBe(502);
  const logs = nginxLogs.map((file) => readFileSync(file, 'utf8')).join('\n');
  expect(logs).toContain('"path":"/en/oauth"');
  expect(logs).not.toContain(token);
  for (const instance of bothInstances) {
    const lines = readFileSync(`${dataDirOf(instance)}/site.log`, 'utf8')
      .trim()
      .split('\n');
    expect(lines.length).toBeGreaterThan(5);
    for (const line of lines) expect(JSON.parse(line)).toHaveProperty('part');
    expect(lines.join('\n')).not.toContain(token);
  }
});
