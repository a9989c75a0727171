/**
 * Tests of status records (O6): measured time becomes minutes, hours, days and incidents; unmeasured time stays a gap.
 * The tests set the clock.
 */
import { servicePartNames, type ServicePartName } from '@superbrowser/contract/site-data/status';
import { createStatusStore } from '@superbrowser/backend/site-data/status-store';
import { type StatusReport, loadStatusReport } from '@/lib/status/report/report';
import { createSampler } from '@/lib/status/measuring/sampler';
import { emptyTally, type Tally } from '@/lib/status/conditions';
import type { Tallies } from '@/lib/status/measuring/counter-increases';
import type { TestedBackend } from '../support/tested-backend';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** Noon in Beijing. */
const noon = Date.parse('2031-05-05T04:00:00Z');

const workingTally: Tally = { answered: 1, failed: 0, seconds: 0.1 };
const failingTally: Tally = { answered: 1, failed: 1, seconds: 5 };

const talliesOf = (some: Partial<Tallies>): Tallies =>
  Object.fromEntries(servicePartNames.map((part) => [part, some[part] ?? emptyTally])) as Tallies;

/** Instances with one database, and a clock that tests set. */
function createStatusWorld(subject: () => TestedBackend) {
  const clock = { now: noon };
  const store = subject().withDb((db) => Promise.resolve(createStatusStore(db)));
  const instance = () => {
    const next = { tallies: {} as Partial<Tallies>, asked: {} as Partial<Tallies> };
    const sampler = store.then((statusStore) =>
      createSampler({
        store: statusStore,
        readIncrease: () => Promise.resolve(talliesOf(next.tallies)),
        probe: () => Promise.resolve(next.asked),
        now: () => clock.now,
      }),
    );
    return async (tallies: Partial<Tallies>, asked: Partial<Tallies> = {}) => {
      Object.assign(next, { tallies, asked });
      await (
        await sampler
      )();
    };
  };
  const read = async () => loadStatusReport(await store, clock.now);
  return { clock, instance, read };
}

const partOf = (report: StatusReport, name: ServicePartName) =>
  report.parts.find((part) => part.name === name)!;

export function statusSuite(subject: () => TestedBackend): void {
  afterEach(() =>
    subject().withDb(async (db) => {
      for (const table of ['status_minutes', 'status_hours', 'status_incidents'] as const)
        await db.deleteFrom(table).execute();
    }),
  );

  it('shows only gaps before the first sample', async () => {
    const report = await createStatusWorld(subject).read();
    for (const { condition, measuredAt, availableShare, days } of report.parts) {
      expect({ condition, measuredAt, availableShare }).toEqual({
        condition: null,
        measuredAt: null,
        availableShare: null,
      });
      expect(days.every(({ condition }) => condition === null)).toBe(true);
    }
    expect(report.incidents).toEqual([]);
  });

  it('shows an outage from its first minute to the first in which the part worked again', async () => {
    const { clock, instance, read } = createStatusWorld(subject);
    const sample = instance();
    const pass = async (forms: Tally) => {
      await sample({ forms });
      clock.now += minute;
    };
    for (const tally of [workingTally, workingTally, failingTally, failingTally, failingTally])
      await pass(tally);
    await pass(failingTally);
    expect(await read()).toMatchObject({
      incidents: [{ part: 'forms', beganAt: noon + 2 * minute, endedAt: null, minutes: 4 }],
    });
    expect(partOf(await read(), 'forms').condition).toBe('fails');
    await pass(workingTally);
    await pass(workingTally);
    const report = await read();
    expect(report.incidents).toEqual([
      { part: 'forms', beganAt: noon + 2 * minute, endedAt: noon + 6 * minute, minutes: 4 },
    ]);
    expect(partOf(report, 'forms')).toMatchObject({ condition: 'works' });
    // The last minute is not finished; it counts with the next sample.
    expect(partOf(report, 'forms').days.at(-1)).toMatchObject({
      works: 3,
      fails: 4,
      measuredMinutes: 7,
      condition: 'fails',
    });
    expect(partOf(report, 'codes')).toMatchObject({
      condition: null,
      measuredAt: null,
      availableShare: null,
    });
  });

  it('adds up the samples of several instances, in any order', async () => {
    const { clock, instance, read } = createStatusWorld(subject);
    const [first, second] = [instance(), instance()];
    for (let n = 0; n < 3; n += 1) {
      await Promise.all([
        first({ forms: failingTally }),
        second({ forms: workingTally }, { downloads: workingTally }),
      ]);
      clock.now += minute;
    }
    await first({ forms: { answered: 40, failed: 0, seconds: 1 } });
    clock.now += minute;
    await second({});
    const report = await read();
    // In three minutes one of two answers failed; then no answer did.
    expect(partOf(report, 'forms').days.at(-1)).toMatchObject({ fails: 3, works: 1 });
    expect(partOf(report, 'downloads').days.at(-1)).toMatchObject({ works: 3 });
    expect(report.incidents).toEqual([
      { part: 'forms', beganAt: noon, endedAt: noon + 3 * minute, minutes: 3 },
    ]);
  });

  it('leaves a gap where nothing ran, without an incident', async () => {
    const { clock, instance, read } = createStatusWorld(subject);
    const sample = instance();
    await sample({ downloads: failingTally });
    clock.now += 3 * hour;
    await sample({ downloads: workingTally });
    clock.now += minute;
    await sample({});
    const report = await read();
    expect(report.incidents).toEqual([]);
    expect(partOf(report, 'downloads').days.at(-1)).toMatchObject({ measuredMinutes: 2, fails: 1 });
    clock.now += 11 * minute;
    expect(partOf(await read(), 'downloads')).toMatchObject({
      condition: null,
      measuredAt: noon + 3 * hour,
    });
  });

  it('counts the last minute of an hour although nothing ran when the next one began', async () => {
    const { clock, instance, read } = createStatusWorld(subject);
    clock.now = noon + 59 * minute;
    await instance()({ serverTime: workingTally });
    // Another process measures the same part later.
    clock.now = noon + 70 * minute;
    await instance()({ serverTime: workingTally });
    expect(partOf(await read(), 'serverTime').days.at(-1)).toMatchObject({ works: 1 });
  });

  it('keeps minutes for two days and hours for ninety', async () => {
    const { clock, instance, read } = createStatusWorld(subject);
    const sample = instance();
    for (const part of ['codes', 'forms'] as const) {
      await sample({ [part]: failingTally });
      clock.now += minute;
      await sample({ [part]: failingTally });
      clock.now += minute;
      await sample({ [part]: workingTally });
      clock.now += minute;
      await sample({ [part]: workingTally });
    }
    const count = (table: 'status_minutes' | 'status_hours' | 'status_incidents') =>
      subject().withDb(async (db) => (await db.selectFrom(table).selectAll().execute()).length);
    clock.now += 2 * day + hour;
    await sample({});
    expect([await count('status_minutes'), await count('status_hours')]).toEqual([0, 2]);
    expect(partOf(await read(), 'codes').availableShare).toBeLessThan(1);
    clock.now += 89 * day;
    await sample({});
    expect([await count('status_hours'), await count('status_incidents')]).toEqual([0, 0]);
    expect(partOf(await read(), 'codes').availableShare).toBeNull();
  });
}
