/**
 * npm run backend:export -- applications|accounts|log [--since 2026-11-01] [--format csv|json]: prints what
 * came in to standard output. Reads the database of DATA_DIR or DATABASE_URL; the site may run meanwhile.
 */
import { parseArgs } from 'node:util';
import { toCsv } from '@/lib/backend/export/csv';
import { recordKinds, recordsSince, type RecordKind } from '@/lib/backend/export/records';
import { openDatabase } from '@/lib/backend/instance';

const usage =
  'usage: npm run --silent backend:export -- applications|accounts|log [--since 2026-11-01] [--format csv|json]';

interface Wish {
  readonly kind: RecordKind;
  readonly since: string;
  readonly format: 'csv' | 'json';
}

function wish(): Wish {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { since: { type: 'string' }, format: { type: 'string', default: 'csv' } },
  });
  const [asked, ...more] = positionals;
  const kind = recordKinds.find((one) => one === asked);
  const since = new Date(values.since ?? 0);
  if (!kind) throw new Error(usage);
  if (values.format !== 'csv' && values.format !== 'json') throw new Error(usage);
  if (more.length > 0 || Number.isNaN(since.getTime())) throw new Error(usage);
  return { kind, since: since.toISOString(), format: values.format };
}

async function main() {
  const { kind, since, format } = wish();
  const db = await openDatabase();
  try {
    const records = await recordsSince(kind, db, since);
    if (format === 'json')
      return void process.stdout.write(`${JSON.stringify(records, null, 2)}\n`);
    const head = Object.keys(records[0] ?? { nothing: '' });
    const rows = records.map((record) => head.map((name) => record[name] ?? null));
    process.stdout.write(toCsv(records.length > 0 ? head : ['nothing since then'], rows));
  } finally {
    await db.destroy();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
