/**
 * npm run --silent backend -- export applications|accounts|events [--from 2026-11-01] [--format csv|json] [--by anna]:
 * prints these records to standard output and leaves a line in the audit log; a day begins at midnight in China.
 * `-- export screenshot <number>` writes the picture of a feedback there. Reads the database of DATA_DIR or
 * DATABASE_URL; the site may run meanwhile.
 */
import { parseArgs } from 'node:util';
import { toCsv } from '@superbrowser/shared/csv';
import { createCommandActor } from '@superbrowser/backend/admin/cli/parse-arguments';
import { writeAuditEntry } from '@superbrowser/backend/records/audit-log';
import {
  exportKinds,
  loadRecordsSince,
  type ExportKind,
} from '@superbrowser/backend/export/export-records';
import { findScreenshot } from '@superbrowser/backend/applications/screenshots';
import { parseTypedInstant } from '@superbrowser/backend/common/parse-instant';
import { openExistingDatabase } from '@superbrowser/backend/database/configured-database';
import {
  groupApplicationNumber,
  parseApplicationNumber,
} from '@superbrowser/contract/forms/application-number';

const usage = [
  'usage: npm run --silent backend -- export applications|accounts|events [--from 2026-11-01] [--format csv|json] [--by <name>]',
  '       npm run --silent backend -- export screenshot <application number> > picture',
].join('\n');

type Db = Awaited<ReturnType<typeof openExistingDatabase>>;
interface ExportQuery {
  /** Reads the requested records and returns the output. */
  readonly read: (db: Db) => Promise<string | Buffer>;
  /** The fields from here on are for the audit log: what was exported, by whom, and about which record or day. */
  readonly verb: string;
  readonly by: string | undefined;
  readonly subject: string | null;
  readonly from: string | undefined;
}

async function exportRecords(
  db: Db,
  { kind, since, format }: { kind: ExportKind; since: string; format: string },
): Promise<string> {
  const records = await loadRecordsSince(db, kind, since);
  if (format === 'json') return `${JSON.stringify(records, null, 2)}\n`;
  const head = Object.keys(records[0] ?? { nothing: '' });
  const rows = records.map((record) => head.map((name) => record[name] ?? null));
  return toCsv(records.length > 0 ? head : ['nothing since then'], rows);
}

async function exportScreenshot(db: Db, number: string): Promise<Buffer> {
  const picture = await findScreenshot(db, number);
  if (!picture) throw new Error(`No screenshot came with ${number}`);
  return picture;
}

function parseQuery(): ExportQuery {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      from: { type: 'string' },
      // The earlier name of `from`.
      since: { type: 'string' },
      format: { type: 'string', default: 'csv' },
      by: { type: 'string' },
      lang: { type: 'string' },
    },
  });
  const [command, ...operands] = positionals;
  const number =
    command === 'screenshot' && operands.length === 1
      ? parseApplicationNumber(operands[0] ?? '')
      : null;
  const { by } = values;
  if (number)
    return {
      read: (db) => exportScreenshot(db, number),
      verb: 'export screenshot',
      by,
      subject: groupApplicationNumber(number),
      from: undefined,
    };
  // `log` is the earlier name of the events.
  const kind = command === 'log' ? 'events' : exportKinds.find((name) => name === command);
  const from = values.from ?? values.since ?? '1970-01-01';
  const since = parseTypedInstant(from);
  const { format } = values;
  if (!kind || operands.length > 0 || !since || !['csv', 'json'].includes(format))
    throw new Error(usage);
  return {
    read: (db) => exportRecords(db, { kind, since, format }),
    verb: `export ${kind}`,
    by,
    subject: null,
    from,
  };
}

async function main() {
  const { read, verb, by, subject, from } = parseQuery();
  const db = await openExistingDatabase();
  try {
    const output = await read(db);
    await writeAuditEntry(
      null,
      verb,
      { subject, auditValues: from === undefined ? undefined : { from } },
      { actor: createCommandActor(by), db, now: Date.now() },
    );
    process.stdout.write(output);
  } finally {
    await db.destroy();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
