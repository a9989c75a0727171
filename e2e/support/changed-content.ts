/** Changes content directly in the database, as an operator with SQL does. */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, type InArgs, type ResultSet } from '@libsql/client';
import type { OwnSite } from './own-site';

/** A unique text. */
export const newText = () => `CHANGED-${randomBytes(6).toString('hex')}`;

const update = (text: string) => `update ads set title = '${text}' where slot = 'top'`;

export async function runSqlite(
  dataDir: string,
  sql: string,
  args: InArgs = [],
): Promise<ResultSet> {
  const client = createClient({ url: `file:${join(dataDir, 'backend.db')}` });
  try {
    // The site may be writing at this moment.
    await client.execute('pragma busy_timeout = 5000');
    return await client.execute({ sql, args });
  } finally {
    client.close();
  }
}

export const changeInSqlite = (dataDir: string, text: string) => runSqlite(dataDir, update(text));

/** Gives every downloadable release another day, YYYY-MM-DD. */
export const changeReleaseDays = (dataDir: string, day: string) =>
  runSqlite(dataDir, `update releases set online_time = '${day.replaceAll('-', '')}093000'`);

export const dataFolder = () => mkdtemp(join(tmpdir(), 'content-'));
export const removeFolders = (folders: readonly string[]) =>
  Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));

/** Requests a page in its present state. */
export async function pageOf(site: OwnSite, path: string) {
  const response = await fetch(site.origin + path);
  return {
    text: await response.text(),
    status: response.status,
  };
}
