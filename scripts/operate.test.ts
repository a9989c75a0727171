/** Runs an operator's command as it is typed, in a folder with links to the project. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openSqlite } from '@superbrowser/backend/database/open-database';
import { migrateToLatest } from '@superbrowser/backend/database/migrate';

function project(environment: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'operate-'));
  for (const name of [
    'scripts',
    'lib',
    'packages',
    'node_modules',
    'package.json',
    'tsconfig.json',
  ])
    symlinkSync(resolve(name), join(folder, name));
  writeFileSync(join(folder, '.env.production'), environment);
  return folder;
}

/** An environment without variables of the machine or the test run. */
const bareEnvironment = { PATH: process.env.PATH, HOME: process.env.HOME } as Record<
  string,
  string
>;

function operate(folder: string, args: string[], environment: Record<string, string> = {}) {
  const script = resolve('scripts/operate.mjs');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--conditions=react-server', '--preserve-symlinks-main', script, ...args],
    {
      cwd: folder,
      env: { ...bareEnvironment, ...environment } as unknown as NodeJS.ProcessEnv,
      encoding: 'utf8',
    },
  );
  return { status, stdout, stderr: stderr.trim() };
}

const exportArguments = ['backend', 'export', 'applications'];

it('reads .env.production, and variables of the environment win', async () => {
  const data = mkdtempSync(join(tmpdir(), 'operate-data-'));
  const db = await openSqlite(join(data, 'backend.db'));
  await migrateToLatest(db);
  await db.destroy();
  const folder = project(`DATA_DIR=${data}\n`);
  const outcome = operate(folder, exportArguments);
  expect(outcome).toMatchObject({ status: 0, stderr: '' });
  expect(outcome.stdout).toContain('nothing since then');
  expect(operate(folder, exportArguments, { DATA_DIR: '.nowhere' }).status).toBe(1);
});

it('creates no database where there is none, and reports in one line where it looked', () => {
  const folder = project('');
  const { status, stdout, stderr } = operate(folder, exportArguments);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(/^DATA_DIR is \S+\/\.data, where no database of this site is\. .*$/);
  expect(existsSync(join(folder, '.data'))).toBe(false);
});

it('names an invalid setting of the file', () => {
  const { status, stderr } = operate(
    project('DATABASE_URL=mysql://me:hidden@x/y\n'),
    exportArguments,
  );
  expect(status).toBe(1);
  expect(stderr).toContain('DATABASE_URL: must be a postgres:// address');
  expect(stderr).not.toContain('hidden');
});
