/** Tests concurrent writes, which need PostgreSQL; runs where TEST_DATABASE_URL names a server. */
import { openPostgres } from '../database/open-database';
import { migrateToLatest } from '../database/migrate';
import { operationsOn } from '../testing/support/sample-deployment';
import { dropFreshDatabases, createPostgresDatabase } from '../testing/support/postgres-databases';
import { staffRecordType } from '../admin/record-types/staff/index';

jest.mock('@superbrowser/backend/common/secrets', () => ({
  ...jest.requireActual<object>('@superbrowser/backend/common/secrets'),
  passwordCost: { N: 2 ** 9, r: 8, p: 1 },
}));

afterAll(dropFreshDatabases);

it('two owners who take the role from each other leave one', async () => {
  const db = openPostgres(await createPostgresDatabase());
  try {
    await migrateToLatest(db);
    const rows = ['anna', 'bob'].map((name) => ({
      staff_id: name,
      name,
      role: 'owner' as const,
      password_hash: '',
      totp_secret: '',
      totp_step: 0,
      signed_out_at: null,
      must_change: 0,
      disabled: 0,
      created_at: '',
    }));
    await db.insertInto('staff').values(rows).execute();
    const as = operationsOn(db);
    for (let round = 0; round < 12; round += 1) {
      await db.updateTable('staff').set({ role: 'owner' }).execute();
      const outcomes = await Promise.allSettled([
        as('owner', 'anna').run(staffRecordType, 'role', 'bob', { role: 'reader' }),
        as('owner', 'bob').run(staffRecordType, 'role', 'anna', { role: 'reader' }),
      ]);
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      const owners = db.selectFrom('staff').select('name').where('role', '=', 'owner');
      expect(await owners.execute()).toHaveLength(1);
    }
  } finally {
    await db.destroy();
  }
});
