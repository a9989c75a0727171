/** Status records in the database: minutes, hours computed from minutes, and incidents. */
import 'server-only';
import type { StatusStore } from '@superbrowser/contract/site-data/status';
import { columnsAsNumbers } from '../database/columns-as-numbers';
import type { Db } from '../database/open-database';

const conditionColumns = ['works', 'impaired', 'fails'] as const;

const createMinuteStore = (
  db: Db,
): Pick<StatusStore, 'addMinutes' | 'loadMinutesSince' | 'loadLatestMinutes'> => ({
  async addMinutes(rows) {
    if (rows.length === 0) return;
    await db
      .insertInto('status_minutes')
      .values([...rows])
      .onConflict((conflict) =>
        conflict.columns(['part', 'minute']).doUpdateSet((eb) => ({
          answered: eb('status_minutes.answered', '+', eb.ref('excluded.answered')),
          failed: eb('status_minutes.failed', '+', eb.ref('excluded.failed')),
          milliseconds: eb('status_minutes.milliseconds', '+', eb.ref('excluded.milliseconds')),
        })),
      )
      .execute();
  },
  async loadMinutesSince(minute) {
    const query = db.selectFrom('status_minutes').selectAll().where('minute', '>=', minute);
    const rows = await query.orderBy('minute').execute();
    return rows.map((row) => columnsAsNumbers(row, ['milliseconds']));
  },
  async loadLatestMinutes() {
    const rows = await db
      .selectFrom('status_minutes as row')
      .selectAll()
      .where('minute', '=', ({ selectFrom, fn, ref }) =>
        selectFrom('status_minutes')
          .select(fn.max('minute').as('latest'))
          .where('part', '=', ref('row.part')),
      )
      .execute();
    return rows.map((row) => columnsAsNumbers(row, ['milliseconds']));
  },
});

const createHourStore = (db: Db): Pick<StatusStore, 'putHours' | 'loadDaysSince'> => ({
  async putHours(rows) {
    if (rows.length === 0) return;
    await db
      .insertInto('status_hours')
      .values([...rows])
      .onConflict((conflict) =>
        conflict.columns(['part', 'hour']).doUpdateSet((eb) => ({
          works: eb.ref('excluded.works'),
          impaired: eb.ref('excluded.impaired'),
          fails: eb.ref('excluded.fails'),
        })),
      )
      .execute();
  },
  async loadDaysSince(day) {
    const rows = await db
      .selectFrom('status_hours')
      .select(({ fn }) => [
        'part',
        'day',
        ...conditionColumns.map((condition) => fn.sum<number>(condition).as(condition)),
      ])
      .where('day', '>=', day)
      .groupBy(['part', 'day'])
      .execute();
    return rows.map((row) => columnsAsNumbers(row, conditionColumns));
  },
});

const createIncidentStore = (
  db: Db,
): Pick<StatusStore, 'loadOpenIncidents' | 'loadIncidentsSince' | 'putIncident'> => ({
  loadOpenIncidents: () =>
    db.selectFrom('status_incidents').selectAll().where('ended_at', 'is', null).execute(),
  loadIncidentsSince: (at) =>
    db
      .selectFrom('status_incidents')
      .selectAll()
      .where(({ or, eb }) => or([eb('ended_at', 'is', null), eb('ended_at', '>=', at)]))
      .orderBy('began_at', 'desc')
      .execute(),
  async putIncident(row) {
    await db
      .insertInto('status_incidents')
      .values(row)
      .onConflict((conflict) =>
        conflict.columns(['part', 'began_at']).doUpdateSet({ ended_at: row.ended_at }),
      )
      .execute();
  },
});

export const createStatusStore = (db: Db): StatusStore => ({
  ...createMinuteStore(db),
  ...createHourStore(db),
  ...createIncidentStore(db),
  async removeOld({ minute, day, at }) {
    await db.deleteFrom('status_minutes').where('minute', '<', minute).execute();
    await db.deleteFrom('status_hours').where('day', '<', day).execute();
    await db.deleteFrom('status_incidents').where('ended_at', '<', at).execute();
  },
});
