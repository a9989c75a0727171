/** With PostgreSQL its own tools make the copies: the printed lines are typed as they are. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { sql } from 'kysely';
import { ownData, folder, run, storeMark } from '@/lib/testing/operator/backups';
import { openPostgres, type Db } from '../../db/connect';
import { migrateToLatest } from '../../db/migrate';

ownData();

describe('with PostgreSQL', () => {
  it.each([
    [
      'backup',
      '/backups/',
      "pg_dump --format=custom --no-owner --file='/backups/superbrowser.dump' ",
    ],
    [
      'restore',
      '/backups/x.dump',
      'pg_restore --clean --if-exists --no-owner --single-transaction ',
    ],
  ])('%s says in one line which tool does it, and no password', async (verb, path, command) => {
    process.env.DATABASE_URL =
      'postgres://me:hidden-word@nowhere.example:5433/site?password=hidden-too';
    const { code, err } = await run(verb, path);
    expect([code, err.trim().split('\n').length]).toEqual([1, 1]);
    expect(err).toContain(command);
    expect(err).toContain("'postgres://me@nowhere.example:5433/site'");
    expect(err).not.toContain('hidden');
  });

  const server = process.env.TEST_DATABASE_URL;
  const hasTools = spawnSync('pg_dump', ['--version']).status === 0;

  if (server && hasTools)
    it('the lines it prints save and bring back', async () => {
      const control = openPostgres(server);
      const names = [`backup_from_${process.pid}`, `backup_to_${process.pid}`];
      const at = (name = '') => Object.assign(new URL(server), { pathname: `/${name}` }).href;
      try {
        for (const name of names) await sql.raw(`create database ${name}`).execute(control);
        const inside = async <T>(name: string | undefined, act: (db: Db) => Promise<T>) => {
          const db = openPostgres(at(name));
          return act(db).finally(() => db.destroy());
        };
        await inside(names[0], async (db) => {
          await migrateToLatest(db);
          await storeMark('kept')(db);
        });
        const dump = join(folder(), 'site.dump');
        const printed = async (verb: string, tool: string, name: string | undefined) => {
          process.env.DATABASE_URL = at(name);
          const { err } = await run(verb, dump);
          const line = err.slice(err.indexOf(`${tool} --`));
          return spawnSync('sh', ['-c', line], { encoding: 'utf8' });
        };
        expect(await printed('backup', 'pg_dump', names[0])).toMatchObject({
          status: 0,
          stderr: '',
        });
        // Twice: over nothing, and over what is there.
        for (let n = 0; n < 2; n += 1)
          expect(await printed('restore', 'pg_restore', names[1])).toMatchObject({ status: 0 });
        const found = await inside(names[1], (db) =>
          db.selectFrom('settings').select('name').execute(),
        );
        expect(found).toEqual([{ name: 'kept' }]);
      } finally {
        for (const name of names) await sql.raw(`drop database if exists ${name}`).execute(control);
        await control.destroy();
      }
    }, 60_000);
});
