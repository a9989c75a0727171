/**
 * `npm run backend`, or `-- serve`, runs the backend alone on a port, for several sites. It reads PORT (default 3900,
 * 0 for any free port) and HOST (default 127.0.0.1).
 * `npm run --silent backend -- <command>` runs one of an operator's tasks; `-- help` lists them.
 */
import type { Db } from '@superbrowser/backend/database/open-database';
import { migrateToLatest } from '@superbrowser/backend/database/migrate';
import { openExistingDatabase } from '@superbrowser/backend/database/configured-database';
import { runCommand } from '@superbrowser/backend/admin/cli/run-command';
import { readDeploymentSettings } from '@superbrowser/backend/deployment-context';
import { siteFunctions } from '@/lib/site-functions-for-operations';
import { getRuntimeEnv } from '@/lib/core/env/runtime';
import { passOnBackendLog, startEmbeddedBackend } from '@/scripts/lib/serve/embedded-backend';

/**
 * Serves sites on other machines. The sites authenticate by BACKEND_SECRET; where it is not set, any caller is served,
 * but the site's own data are not.
 */
async function serve(): Promise<void> {
  const port = Number(process.env.PORT ?? 3900);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error('PORT: must be a number from 0 to 65535');
  const { BACKEND_SECRET: secret = null } = getRuntimeEnv();
  const backend = await startEmbeddedBackend({
    port,
    host: process.env.HOST ?? '127.0.0.1',
    secret,
  });
  console.info(`[backend] listening on ${backend.origin}`);
  const stop = () => void backend.close().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

/** Opens the database and migrates it, because a command may run before the site's first start after an upgrade. */
async function openForCommands(): Promise<Db> {
  const db = await openExistingDatabase();
  await migrateToLatest(db);
  return db;
}

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  if (args.length === 0 || args[0] === 'serve') return serve();
  passOnBackendLog();
  process.exitCode = await runCommand(args, {
    openDatabase: openForCommands,
    readDeploymentContext: () => ({ ...readDeploymentSettings(), ...siteFunctions }),
    print: (text) => void process.stdout.write(text),
    printError: (text) => void process.stderr.write(text),
  });
}

main().catch((error: unknown) => {
  console.error('[backend] cannot start:', error instanceof Error ? error.message : error);
  process.exit(1);
});
