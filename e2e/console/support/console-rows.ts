/** Rows in the tested site's database that tests of the console read or store. */
import { createHash, randomInt } from 'node:crypto';
import {
  groupApplicationNumber,
  createApplicationNumber,
} from '@superbrowser/contract/forms/application-number';
import { runSql, selectRows } from '../../support/servers/database';

/** Lines of an account in the audit log, oldest first. */
export const loadAuditEntries = (staffName: string) =>
  selectRows('select * from audit_lines where who = ? order by at', [staffName]);

/** How often a name failed to sign in from here, and until when it has to wait. */
export async function findSignInFailures(name: string) {
  const hash = createHash('sha256').update(name).digest('base64url');
  const [row] = await selectRows('select * from staff_failures where name_hash like ?', [
    `${hash}.%`,
  ]);
  return row ? { failed: Number(row['failed']), until: String(row['locked_until']) } : null;
}

interface NewApplication {
  readonly company: string;
  readonly phone?: string;
  readonly contact?: string;
  /** Milliseconds; today when left out. */
  readonly atMs?: number;
}

/**
 * Stores an application as the site's form would.
 * @returns its number in groups
 */
export async function storeApplication({
  company,
  phone,
  contact,
  atMs,
}: NewApplication): Promise<string> {
  const number = createApplicationNumber(randomInt);
  const instant = new Date(atMs ?? Date.now()).toISOString();
  await runSql(
    `insert into applications (apply_no, type, apply_from, idempotency_key_hash, phone,
      company_name, contact, email, fields, locale, created_at, state, changed_at)
      values (?, 0, 1, ?, ?, ?, ?, 'wang@example.cn', ?, 'zh-CN', ?, 'new', ?)`,
    [
      number,
      `hash-${number}`,
      phone ?? null,
      company,
      contact ?? '王小明',
      JSON.stringify({ seats: '500+', message: 'first line\nsecond line' }),
      instant,
      instant,
    ],
  );
  return groupApplicationNumber(number);
}

export async function loadApplicationState(number: string) {
  const [row] = await selectRows('select * from applications where apply_no = ?', [
    number.replace('-', ''),
  ]);
  return row && { state: row['state'], handler: row['handled_by'] };
}
