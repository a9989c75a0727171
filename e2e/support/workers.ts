/** A site of several workers on a PostgreSQL of its own (TEST_DATABASE_URL). */
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { aliveOf, familyOf } from './processes';
import { startOwnSite, type OwnSite } from './own-site';

export const metricsToken = 'a-token-of-sixteen-letters';

export interface WorkersSite extends OwnSite {
  /** Process ids of the workers that run now. */
  readonly workers: () => number[];
  /** How often each of these numbers stands in the database. */
  readonly storedTimes: (numbers: readonly string[]) => Promise<number[]>;
  readonly end: () => Promise<void>;
}

async function ask<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
}

/** @param server TEST_DATABASE_URL */
export async function startWorkers(
  server: string,
  settings: Record<string, string> = {},
): Promise<WorkersSite> {
  const name = `workers_${randomBytes(6).toString('hex')}`;
  const admin = (text: string) => ask(server, (client) => client.query(text));
  await admin(`create database ${name}`);
  const database = Object.assign(new URL(server), { pathname: name }).href;
  const site = await startOwnSite({
    DATABASE_URL: database,
    WEB_CONCURRENCY: '2',
    METRICS_TOKEN: metricsToken,
    DRAIN_SECONDS: '1',
    ...settings,
  });
  return {
    ...site,
    workers: () => aliveOf(familyOf(site.pid).slice(1)),
    storedTimes: (numbers) =>
      ask(database, async (client) => {
        const times: number[] = [];
        for (const one of numbers) {
          const text = 'select count(*) as times from applications where apply_no = $1';
          const { rows } = await client.query<{ times: string }>(text, [one]);
          times.push(Number(rows[0]?.times));
        }
        return times;
      }),
    end: async () => {
      await site.stop();
      await admin(`drop database ${name} with (force)`);
    },
  };
}
