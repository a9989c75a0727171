/** Tests of handling applications: several people at once, and what is recorded. */
import { randomInt, randomUUID } from 'node:crypto';
import type { Target } from '@superbrowser/backend/records/run-operation';
import type { StaffRole } from '@superbrowser/backend/database/tables/staff';
import { addStaff } from '@superbrowser/backend/staff/staff-accounts';
import {
  groupApplicationNumber,
  createApplicationNumber,
} from '@superbrowser/contract/forms/application-number';
import { bareApplication } from '../../support/bare-application';
import type { TestedBackend } from '../../support/tested-backend';
import { adminSteps } from '../../support/admin-steps';

export function adminApplicationHandlingSuite(subject: () => TestedBackend): void {
  const { perform, performOn, loadData, openAs } = adminSteps(subject);
  const store = async (count: number) => {
    const numbers = Array.from({ length: count }, () => createApplicationNumber(randomInt));
    const rows = numbers.map((number) => bareApplication(number, new Date().toISOString()));
    await subject().withDb((db) => db.insertInto('applications').values(rows).execute());
    return numbers.map(groupApplicationNumber);
  };
  const storeOne = async () => (await store(1))[0] ?? '';
  const loadRow = (number: string) =>
    subject().withDb((db) =>
      db
        .selectFrom('applications')
        .selectAll()
        .where('apply_no', '=', number.replace('-', ''))
        .executeTakeFirstOrThrow(),
    );
  /** The history of a record, newest first, without views. */
  const loadChanges = async (number: string) =>
    (await openAs('applications', number)).history
      .filter(({ verb }) => verb !== 'applications show')
      .map(({ before, after, ...line }) => ({
        ...line,
        before: before && (JSON.parse(before) as unknown),
        after: after && (JSON.parse(after) as unknown),
      }));
  /** Undoes the operation `done`, with the targets that it returned. */
  const reopen = (targets: readonly Target[], options = {}) =>
    performOn('applications reopen', targets, {}, options);
  const createColleague = async (role: StaffRole = 'support') => {
    const name = `m${randomUUID().slice(0, 8)}`;
    await subject().withDb((db) => addStaff(db, { name, role, now: Date.now() }));
    return name;
  };

  it('are assigned and unassigned, but not to a disabled account or another role', async () => {
    const [number, mia] = [await storeOne(), await createColleague()];
    for (const role of ['reader', 'editor'] as const)
      await expect(
        perform('applications assign', { number, to: await createColleague(role) }),
      ).rejects.toThrow(/handles no applications/);
    await perform('applications assign', { number, to: mia });
    expect(await loadRow(number)).toMatchObject({ state: 'in work', handled_by: mia });
    await perform('applications assign', { number, to: 'nobody' });
    expect(await loadRow(number)).toMatchObject({ state: 'new', handled_by: null });
    await expect(
      perform('applications assign', { number, to: 'no-such-account' }),
    ).rejects.toThrow();
    await perform('staff disable', { name: mia });
    await expect(perform('applications assign', { number, to: mia })).rejects.toThrow(/closed/);
    await perform('applications done', { number });
    await expect(perform('applications assign', { number, to: 'nobody' })).rejects.toThrow(/done/);
  });

  it('record in their history who changed what, without any personal text', async () => {
    const number = await storeOne();
    await perform('applications take', { number }, { who: 'anna', now: Date.now() + 1_000 });
    await perform('applications note', { number, text: 'a secret' }, { now: Date.now() + 2_000 });
    await perform('applications done', { number, note: 'sold it' }, { now: Date.now() + 3_000 });
    await perform('applications reopen', { number }, { who: 'bo', now: Date.now() + 4_000 });
    const lines = await loadChanges(number);
    expect(lines.map(({ verb, before, after }) => [verb.split(' ')[1], before, after])).toEqual([
      ['reopen', { state: 'done' }, { state: 'in work' }],
      ['done', { state: 'in work', notes: '***' }, { state: 'done', notes: '***' }],
      ['note', { notes: '***' }, { notes: '***' }],
      ['take', { state: 'new', handled_by: null }, { state: 'in work', handled_by: 'anna' }],
    ]);
    expect(lines[0]).toMatchObject({ who: 'bo' });
    expect(JSON.stringify(lines)).not.toMatch(/secret|sold/);
  });

  it('are changed together, and restored together', async () => {
    const numbers = await store(3);
    await perform('applications take', { number: numbers[1] }, { who: 'bo' });
    const { targets } = await perform('applications done', { number: numbers.join(', ') });
    expect(await Promise.all(numbers.map(loadRow))).toMatchObject([
      { state: 'done', handled_by: 'anna' },
      { state: 'done', handled_by: 'bo' },
      { state: 'done', handled_by: 'anna' },
    ]);
    await reopen(targets, { now: Date.now() + 1_000 });
    expect(await Promise.all(numbers.map(loadRow))).toMatchObject([
      { state: 'new', handled_by: null },
      { state: 'in work', handled_by: 'bo' },
      { state: 'new', handled_by: null },
    ]);
    expect((await loadChanges(numbers[2]!)).map(({ verb }) => verb)).toEqual([
      'applications reopen',
      'applications done',
    ]);
    await expect(reopen(targets)).rejects.toThrow(/changed/i);
  });

  it('are not restored once another account has changed one since', async () => {
    const numbers = await store(2);
    const { targets } = await perform('applications done', { number: numbers.join() });
    const later = { who: 'bo', now: Date.now() + 5_000 };
    await perform('applications note', { number: numbers[1], text: 'was right' }, later);
    await expect(reopen(targets)).rejects.toMatchObject({ who: 'bo' });
    expect(await loadRow(numbers[0]!)).toMatchObject({ state: 'done' });
  });

  it('are all changed or none: not when one is done, missing, or changed since it was seen', async () => {
    const numbers = await store(3);
    const [first, second, third] = numbers as [string, string, string];
    const openedTargets = await Promise.all(
      numbers.map(async (key) => ({ key, version: (await openAs('applications', key)).version })),
    );
    await perform('applications done', { number: second }, { who: 'bo', now: Date.now() + 5_000 });
    const close = (input: object) => perform('applications done', input);
    await expect(close({ number: numbers.join() })).rejects.toThrow(/done already/);
    await expect(performOn('applications done', openedTargets)).rejects.toMatchObject({
      who: 'bo',
    });
    await expect(close({ number: `${first},23456-789AB` })).rejects.toThrow();
    const unknown = groupApplicationNumber(createApplicationNumber(randomInt));
    await expect(close({ number: `${first},${unknown}` })).rejects.toThrow(/no such record/);
    expect(await loadRow(first)).toMatchObject({ state: 'new' });
    expect(await loadChanges(first)).toEqual([]);
    await close({ number: `${first}，${third} ${first}` });
    expect(await loadRow(third)).toMatchObject({ state: 'done' });
  });

  it.each([
    ['applications done', { number: '' }],
    ['applications done', { number: ',' }],
    ['applications done', {}],
    ['applications reopen', { number: 'all' }],
    ['applications assign', { number: '22222-22222' }],
    ['applications export', { handler: 'x'.repeat(81) }],
    ['applications export', { until: 'tomorrow' }],
  ])('%s refuses %j', (name, input) => expect(perform(name, input)).rejects.toThrow());

  it('of more than a hundred are not changed', async () => {
    const number = (await store(101)).join();
    await expect(perform('applications done', { number })).rejects.toThrow();
  });

  it('reopens only those that are done', async () => {
    const number = await storeOne();
    await expect(perform('applications reopen', { number })).rejects.toThrow(/not done/);
  });

  it('are changed by one of two who saw the same, and the other learns by whom', async () => {
    const number = await storeOne();
    const { version } = await openAs('applications', number);
    await perform('applications take', { number }, { who: 'bo', now: Date.now() + 5_000 });
    const staleTargets = [{ key: number, version }];
    for (const name of ['take', 'assign', 'done'])
      await expect(
        performOn(`applications ${name}`, staleTargets, name === 'assign' ? { to: 'nobody' } : {}),
      ).rejects.toMatchObject({ who: 'bo' });
    // Notes are accepted with an outdated version, because they never conflict with each other.
    await performOn('applications note', staleTargets, { text: 'called' });
  });

  it('keep every note of several simultaneous writers', async () => {
    const number = await storeOne();
    const writers = ['anna', 'bo', 'cy', 'dee', 'eve'];
    await Promise.all(
      writers.map((who) => perform('applications note', { number, text: `from ${who}` }, { who })),
    );
    const { row: application } = await openAs('applications', number);
    const notes = application.notes as readonly { text: string }[];
    expect(notes.map(({ text }) => text).sort()).toEqual(writers.map((who) => `from ${who}`));
  });

  it('are exported one by one or as filtered, with an audit entry that contains no search', async () => {
    const [number, other] = (await store(2)) as [string, string];
    await perform('applications note', { number, text: 'called' });
    await perform('applications note', { number, text: 'called again' });
    const single = await loadData<{ apply_no: string }[]>('applications export-one', { number });
    expect(single).toMatchObject([{ apply_no: number, note: 'called\ncalled again' }]);
    expect((await loadChanges(number))[0]).toMatchObject({ verb: 'applications export-one' });
    await perform('applications take', { number: other }, { who: 'exporter' });
    const filter = { handler: 'exporter', state: 'in work', kind: 'feedback' };
    const filtered = await loadData<{ apply_no: string }[]>('applications export', filter);
    expect(filtered.map(({ apply_no }) => apply_no)).toEqual([other]);
    expect(await loadData('applications export', { ...filter, q: other })).toHaveLength(1);
    expect(await loadData('applications export', { ...filter, q: 'no such company' })).toEqual([]);
    const lines = await subject().withDb((db) =>
      db
        .selectFrom('audit_lines')
        .select('detail')
        .where('verb', '=', 'applications export')
        .execute(),
    );
    expect(JSON.stringify(lines)).not.toMatch(/no such company/);
  });
}
