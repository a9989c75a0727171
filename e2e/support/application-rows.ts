/** Rows of applications in the database. */
import { createHash } from 'node:crypto';
import { createClient, type Client } from '@libsql/client';
import { dataDirs, type DataDir } from './servers';

export type Row = Readonly<Record<string, unknown>>;

const readers = new Map<DataDir, Client>();

/** Opens one connection for all reads. */
function reader(dataDir: DataDir): Client {
  const known = readers.get(dataDir);
  if (known) return known;
  const made = createClient({ url: `file:${dataDir}/backend.db` });
  readers.set(dataDir, made);
  return made;
}

async function select(
  column: string,
  value: string,
  dataDir: DataDir = dataDirs.site,
): Promise<Row[]> {
  const sql = `select * from applications where ${column} = ?`;
  const { rows } = await reader(dataDir).execute({ sql, args: [value] });
  return rows.map((row) => ({ ...row }));
}

/** Rows for a key; keys are stored as hashes. */
export const rowsOf = (key: string, dataDir?: DataDir): Promise<Row[]> =>
  select('idempotency_key_hash', createHash('sha256').update(key).digest('base64url'), dataDir);

/** The row of a number. */
export async function rowOfNumber(number: string, dataDir?: DataDir): Promise<Row | undefined> {
  return (await select('apply_no', number, dataDir))[0];
}

/** Stored values of a form's fields, from columns and JSON; empty ones are left out. */
export function fieldsOf(row: Row | undefined): Record<string, unknown> {
  const { company_name, contact, email, fields } = row ?? {};
  const rest = JSON.parse(String(fields ?? '{}')) as Record<string, unknown>;
  const all = Object.entries({ company_name, contact, email, ...rest });
  return Object.fromEntries(all.filter(([, value]) => value !== null && value !== undefined));
}

/** The stored picture of an application. */
export async function pictureOf(number: string): Promise<Buffer | null> {
  const sql = 'select base64 from application_pictures where apply_no = ?';
  const { rows } = await reader(dataDirs.site).execute({ sql, args: [number] });
  return rows[0] ? Buffer.from(String(rows[0].base64), 'base64') : null;
}
