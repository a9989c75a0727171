/** Several workers on one port (WEB_CONCURRENCY): changed one by one, killed, counted together, ended together (X4). */
import { expect, test } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apply, enveloped, kindOf } from '../support/applications';
import { copyOfBuild } from '../support/own-site';
import { aliveOf } from '../support/processes';
import { metricsToken, startWorkers, type WorkersSite } from '../support/workers';

test('does not start with SQLite, and names what is needed', () => {
  const started = spawnSync(process.execPath, ['scripts/serve.mjs', '--workers', '2'], {
    env: {
      ...process.env,
      NEXT_DIST_DIR: copyOfBuild(),
      DATA_DIR: mkdtempSync(join(tmpdir(), 'workers-')),
      DATABASE_URL: '',
      UPSTREAM_HOST: '',
    },
    encoding: 'utf8',
  });
  expect(started.status).toBe(1);
  expect(started.stderr.trim().split('\n').slice(1)).toEqual([
    '  DATABASE_URL: must name a PostgreSQL, because WEB_CONCURRENCY is above 1 and SQLite has one writer',
  ]);
});

// Defined only where a server is given, so that a run without one reports no skipped tests.
const postgres = process.env.TEST_DATABASE_URL;
if (postgres) {
  test.describe.configure({ mode: 'serial' });

  let site: WorkersSite;
  test.beforeAll(async () => void (site = await startWorkers(postgres)));
  test.afterAll(() => site?.end());

  const kind = kindOf('private');
  let people = 0;

  /** Sends the form of somebody new; again with its key while nobody answers. @returns its number */
  async function send(
    address?: string,
  ): Promise<{ status: number; number: string; tries: number }> {
    const n = (people += 1);
    const phone = `137${String(n).padStart(8, '0')}`;
    const form = enveloped({ ...kind.filled(), phone });
    const from = address ?? `10.7.${n >> 8}.${n & 255}`;
    const port = Number(new URL(site.origin).port);
    for (let tries = 1; ; tries += 1)
      try {
        const { status, json } = await apply('private', form, { address: from, port });
        return { status, number: String(json.apply_no), tries };
      } catch (error) {
        if (tries > 50) throw error;
      }
  }

  /** Reads a page over kept connections until it is told to stop. @returns what was not right */
  function readers(count: number) {
    const agent = new Agent({ keepAlive: true, maxSockets: count });
    const wrong: string[] = [];
    let [going, read] = [true, 0];
    const readOne = (path: string) =>
      new Promise<void>((resolve) => {
        const fail = (error: Error) => {
          wrong.push(error.message);
          resolve();
        };
        request(`${site.origin}${path}`, { agent }, (response) => {
          if (response.statusCode !== 200) wrong.push(String(response.statusCode));
          read += 1;
          response.resume().once('end', resolve).once('error', fail);
        })
          .once('error', fail)
          .end();
      });
    const work = Promise.all(
      Array.from({ length: count }, async (_, n) => {
        while (going) await readOne(n % 2 ? '/en/download' : `/api/ready`);
      }),
    );
    return {
      stop: async () => {
        going = false;
        await work;
        agent.destroy();
        return { wrong, read };
      },
    };
  }

  const metric = async (line: RegExp): Promise<number> => {
    const headers = { authorization: `Bearer ${metricsToken}` };
    const text = await (await fetch(`${site.origin}/metrics`, { headers })).text();
    return Number(line.exec(text)?.[1]);
  };
  const counted = () => metric(/^site_requests_total\{[^}]*"\/api\/health"[^}]*\} (\d+)/m);
  /** How many take connections. */
  const serving = () => metric(/^site_workers (\d+)/m);
  const ask = async (times: number) => {
    for (let n = 0; n < times; n += 1)
      expect((await fetch(`${site.origin}/api/health`)).status).toBe(200);
  };

  test('a limit is exact over all workers', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 24; n += 1) statuses.push((await send('10.6.0.1')).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.slice(20)).toEqual([429, 429, 429, 429]);
  });

  test('new workers take over one by one, and no request fails', async () => {
    const before = site.workers();
    expect(before).toHaveLength(2);
    await ask(20);
    const seen = await counted();
    expect(seen).toBeGreaterThanOrEqual(20);
    const crowd = readers(6);
    const forms: Awaited<ReturnType<typeof send>>[] = [];
    process.kill(site.pid, 'SIGHUP');
    await expect
      .poll(
        async () => {
          forms.push(await send());
          return aliveOf(before);
        },
        { timeout: 60_000, intervals: [50] },
      )
      .toEqual([]);
    const { wrong, read } = await crowd.stop();
    expect(wrong).toEqual([]);
    expect(read).toBeGreaterThan(50);
    expect(new Set(forms.map(({ status, tries }) => `${status} ${tries}`))).toEqual(
      new Set(['200 1']),
    );
    await expect.poll(serving).toBe(2);
    // What the old ones counted stays counted.
    expect(await counted()).toBeGreaterThanOrEqual(seen);
  });

  test('kill -9 of a worker loses no form, and another one follows', async () => {
    const numbers: string[] = [];
    for (let round = 0; round < 2; round += 1) {
      const [victim = 0] = site.workers();
      const sending = Promise.all(Array.from({ length: 40 }, () => send()));
      process.kill(victim, 'SIGKILL');
      for (const { status, number } of await sending) {
        expect(status).toBe(200);
        numbers.push(number);
      }
      expect((await fetch(`${site.origin}/en`)).status).toBe(200);
      await expect.poll(serving, { timeout: 30_000 }).toBe(2);
      expect(site.workers()).not.toContain(victim);
    }
    expect(new Set(numbers).size).toBe(80);
    expect(new Set(await site.storedTimes(numbers))).toEqual(new Set([1]));
  });

  test('SIGTERM drains all of them, and leaves nobody', async () => {
    const family = site.workers();
    const crowd = readers(1);
    process.kill(site.pid, 'SIGTERM');
    const ready = async () =>
      (await (await fetch(`${site.origin}/api/ready`)).json()) as { status: string };
    await expect.poll(ready, { intervals: [20] }).toEqual({ status: 'draining' });
    expect((await fetch(`${site.origin}/en`)).status).toBe(200);
    await expect.poll(() => aliveOf([site.pid, ...family]), { timeout: 10_000 }).toEqual([]);
    await crowd.stop();
  });
}
