/** Tests how PostgreSQL's own tools are called, and the message where they are missing. */
import { readdirSync } from 'node:fs';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTestFolder, isolateDataDir, runAsJson } from '../testing/support/backup-steps';
import {
  dropFreshDatabases,
  createPostgresDatabase,
  withPostgres,
  postgresServerUrl,
} from '../testing/support/postgres-databases';
import { migrateToLatest } from '../database/migrate';

isolateDataDir();
afterEach(dropFreshDatabases);

describe('pg_dump', () => {
  const createFakeTool = async (lines: readonly string[]) => {
    const bin = createTestFolder();
    await writeFile(join(bin, 'pg_dump'), ['#!/bin/sh', ...lines, ''].join('\n'));
    await chmod(join(bin, 'pg_dump'), 0o755);
    return bin;
  };
  const withTool = async (bin: string, address: string) => {
    process.env.PATH = `${bin}:/usr/bin:/bin`;
    process.env.DATABASE_URL = address;
    return runAsJson('backup', join(createTestFolder(), 'x.dump'));
  };
  const createSiteDatabase = async () => {
    const address = await createPostgresDatabase();
    await withPostgres(address, migrateToLatest);
    return address;
  };
  const forServer = postgresServerUrl ? it : it.skip;

  forServer('gets the password by the environment, and it is never visible', async () => {
    const folder = createTestFolder();
    const bin = await createFakeTool([
      `printf '%s\\n' "$@" > ${folder}/arguments`,
      `printf '%s' "$PGPASSWORD" > ${folder}/password`,
      'for one in "$@"; do case "$one" in --file=*) echo x > "${one#--file=}";; esac; done',
    ]);
    const address = new URL(await createSiteDatabase());
    address.password = 'p%40ss word';
    const { code, data } = await withTool(bin, address.href);
    expect([code, data.applications]).toEqual([0, 0]);
    expect(await readFile(join(folder, 'password'), 'utf8')).toBe('p@ss word');
    const toolArguments = await readFile(join(folder, 'arguments'), 'utf8');
    expect(toolArguments).toMatch(/^--dbname=postgres:\/\/\S+@/m);
    expect(toolArguments).toMatch(/^--no-password$/m);
    expect(toolArguments).not.toMatch(/ss(%20| )word/);
  });

  forServer('is named where it is missing, with what to install', async () => {
    const address = await createSiteDatabase();
    process.env.PATH = createTestFolder();
    process.env.DATABASE_URL = address;
    const target = createTestFolder();
    const { code, err } = await runAsJson('backup', target);
    expect([code, err.trim().split('\n').length]).toEqual([1, 1]);
    expect(err).toMatch(/pg_dump is not installed\. .*apt-get install postgresql-client/);
    expect(readdirSync(target)).toEqual([]);
  });

  forServer('leaves nothing where it fails, and its words stand in one line', async () => {
    const bin = await createFakeTool([
      "echo 'pg_dump: error: server version mismatch' >&2",
      "echo 'pg_dump: detail: x' >&2",
      'exit 1',
    ]);
    const result = await withTool(bin, await createSiteDatabase());
    expect(result).toMatchObject({
      code: 1,
      err: 'pg_dump failed: pg_dump: error: server version mismatch; pg_dump: detail: x\n',
    });
  });
});

it('names the tool and the guide for restoring with PostgreSQL in one line, without a password', async () => {
  process.env.DATABASE_URL =
    'postgres://me:hidden-word@nowhere.example:5433/site?password=hidden-too';
  const { code, err } = await runAsJson('restore', '/backups/x.dump');
  expect([code, err.trim().split('\n').length]).toEqual([1, 1]);
  expect(err).toContain('pg_restore --no-owner --single-transaction ');
  expect(err).toContain("'postgres://me@nowhere.example:5433/site'");
  expect(err).toContain('docs/operations/backup.md');
  expect(err).not.toContain('hidden');
});
