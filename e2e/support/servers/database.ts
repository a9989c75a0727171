/** Opens a site's SQLite database next to the running site; WAL lets both read and write. */
import { join } from 'node:path';
import { createClient, type InArgs, type ResultSet } from '@libsql/client';
import { dataDirs } from './ports-and-folders';

/** Runs one statement on the database of a data folder, by default the tested site's. */
export async function runSql(
  sql: string,
  args: InArgs = [],
  dataDir: string = dataDirs.site,
): Promise<ResultSet> {
  const client = createClient({ url: `file:${join(dataDir, 'backend.db')}` });
  try {
    // The site and the console may be writing at this moment.
    await client.execute('pragma busy_timeout = 10000');
    return await client.execute({ sql, args });
  } finally {
    client.close();
  }
}

export type Row = Readonly<Record<string, unknown>>;

/** The rows of one query, as plain objects. */
export async function selectRows(sql: string, args?: InArgs, dataDir?: string): Promise<Row[]> {
  const { rows } = await runSql(sql, args, dataDir);
  return rows.map((row) => ({ ...row }));
}
