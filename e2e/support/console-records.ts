/** What the tested site's database holds of the console's doings. */
import { createHash } from 'node:crypto';
import { createClient, type InArgs } from '@libsql/client';
import { stores } from './servers';

const client = createClient({ url: `file:${stores.site}/backend.db` });

export async function rowsOf(sql: string, args: InArgs = []): Promise<Record<string, unknown>[]> {
  const { rows } = await client.execute({ sql, args });
  return rows.map((row) => ({ ...row }));
}

/** Lines somebody left in the audit, oldest first. */
export const auditOf = (who: string) =>
  rowsOf('select * from audit_lines where who = ? order by at', [who]);

/** How often a name failed to sign in, and until when it waits. */
export async function failuresOf(name: string) {
  const hash = createHash('sha256').update(name).digest('base64url');
  const [row] = await rowsOf('select * from staff_failures where name_hash = ?', [hash]);
  return row ? { failed: Number(row['failed']), until: String(row['locked_until']) } : null;
}
