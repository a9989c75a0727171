/** Rows of applications in the database. */
import { createHash } from 'node:crypto';
import { selectRows, type Row } from '../servers/database';

/** Rows for a key; keys are stored as hashes. */
export const loadApplicationsByKey = (key: string, dataDir?: string): Promise<Row[]> =>
  selectRows(
    'select * from applications where idempotency_key_hash = ?',
    [createHash('sha256').update(key).digest('base64url')],
    dataDir,
  );

export async function loadApplication(number: string): Promise<Row | undefined> {
  const [row] = await selectRows('select * from applications where apply_no = ?', [number]);
  return row;
}

/** Stored values of a form's fields, from columns and JSON; empty values are left out. */
export function storedFieldsOf(row: Row | undefined): Record<string, unknown> {
  const { company_name, contact, email, fields } = row ?? {};
  const otherFields = JSON.parse(String(fields ?? '{}')) as Record<string, unknown>;
  const entries = Object.entries({ company_name, contact, email, ...otherFields });
  return Object.fromEntries(entries.filter(([, value]) => value !== null && value !== undefined));
}

/** The stored screenshot of an application. */
export async function findStoredScreenshot(number: string): Promise<Buffer | null> {
  const sql = 'select base64 from application_pictures where apply_no = ?';
  const [row] = await selectRows(sql, [number]);
  return row ? Buffer.from(String(row['base64']), 'base64') : null;
}
