import { sql } from 'kysely';
import { openSqlite, type Db } from './connect';
import { migrateToLatest } from './migrate';
import { prepared } from './prepared';

let db: Db;
beforeEach(async () => {
  db = await openSqlite(':memory:');
  await migrateToLatest(db);
});
afterEach(() => db.destroy());

it('is put together once, and takes its values each time', async () => {
  const make = jest.fn((of: Db) => of);
  const store = prepared<{ name: string; value: string }, { name: string }>((of, slot) =>
    make(of)
      .insertInto('settings')
      .values({
        name: slot('name'),
        value: sql<string>`${slot('value')} || ${'!'} || ${slot('value')}`,
      })
      .returning('name'),
  );
  for (const name of ['a', 'b']) expect(await store(db, { name, value: name })).toEqual([{ name }]);
  expect(make).toHaveBeenCalledTimes(1);
  expect(await db.selectFrom('settings').selectAll().orderBy('name').execute()).toEqual([
    { name: 'a', value: 'a!a' },
    { name: 'b', value: 'b!b' },
  ]);
});

it('works in a transaction, and with null', async () => {
  const read = prepared<{ wanted: string | null }, { is: number }>((of, slot) =>
    of.selectNoFrom(sql<number>`${slot('wanted')} is null`.as('is')),
  );
  const answers = await db
    .transaction()
    .execute((transaction) =>
      Promise.all([read(transaction, { wanted: null }), read(transaction, { wanted: 'x' })]),
    );
  expect(answers).toEqual([[{ is: 1 }], [{ is: 0 }]]);
});
