/** Tests of the audit log: the values before and after a change, without any personal text. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { groupApplicationNumber } from '@superbrowser/contract/forms/application-number';
import { applicationTypes } from '@superbrowser/contract/forms/application-kinds';
import { endpoints } from '@superbrowser/contract/endpoints';
import { allGroups } from '@superbrowser/backend/admin/all-operation-groups';
import {
  findOperationOfEntry,
  parseAuditValues,
  writeAuditEntry,
} from '@superbrowser/backend/records/audit-log';
import { accountSteps, createPhone } from '../../support/account-steps';
import { filledForms } from '../../support/filled-forms';
import type { TestedBackend } from '../../support/tested-backend';
import { adminSteps } from '../../support/admin-steps';

const price = { name: { zh: '专业版', en: 'Pro' }, amount: 99, period: 'month', unit: 'store' };

export function adminAuditSuite(subject: () => TestedBackend): void {
  const { register, call } = accountSteps(subject);
  const { perform, loadData } = adminSteps(subject);

  /** Audit lines of one person, oldest first: operation, values before, values after. */
  async function loadLinesOf(who: string) {
    const rows = await subject().withDb((db) =>
      db.selectFrom('audit_lines').selectAll().where('who', '=', who).orderBy('at').execute(),
    );
    const parse = (text: string | null) => text && (JSON.parse(text) as unknown);
    return rows.map(({ verb, before, after }) => [verb, parse(before), parse(after)]);
  }

  /** A staff member with their own clock, so that audit lines keep their order. */
  function createColleague() {
    const who = `w${randomUUID().slice(0, 8)}`;
    let now = Date.now();
    const does = (name: string, input: object) =>
      perform(name, input, { who, now: (now += 1_000) });
    return { who, does };
  }

  it('records a promoter’s values before and after, without a person’s name', async () => {
    const { who, does } = createColleague();
    const id = `p${randomUUID().slice(0, 8)}`;
    await does('promoters set', { id, base: '50', more: '30', company: '某公司', name: '王芳' });
    await does('promoters set', { id, more: '40', to_v6: 'yes' });
    await does('promoters set', { id, name: '李强' });
    // An argument that is left out keeps the stored value; an empty one deletes it.
    await does('promoters set', { id, company: '' });
    await does('promoters remove', { id });
    const lines = await loadLinesOf(who);
    expect(lines).toEqual([
      ['promoters set', null, expect.objectContaining({ base: 50, company: '某公司' })],
      ['promoters set', { more: 30, to_v6: false }, { more: 40, to_v6: true }],
      ['promoters set', { name: '***' }, { name: '***' }],
      ['promoters set', { company: '某公司' }, { company: '' }],
      ['promoters remove', expect.objectContaining({ base: 50, name: '***' }), null],
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/王芳|李强/);
  });

  it('records that a person was blocked, without a reason that names a person', async () => {
    const { who, does } = createColleague();
    const phone = createPhone();
    await does('people block', { phone, reason: 'a secret' });
    await does('people unblock', { phone });
    const [yes, no] = [
      { blocked: true, block_reason: '***' },
      { blocked: false, block_reason: '***' },
    ];
    expect(await loadLinesOf(who)).toEqual([
      ['people block', no, yes],
      ['people unblock', yes, no],
    ]);
  });

  it('records the prices before and after', async () => {
    const { who, does } = createColleague();
    const folder = await mkdtemp(join(tmpdir(), 'prices-'));
    const file = join(folder, 'prices.json');
    try {
      await writeFile(file, JSON.stringify([price]));
      await does('prices set', { file });
      await does('prices clear', {});
    } finally {
      await rm(folder, { recursive: true });
    }
    const rows = await subject().withDb((db) =>
      db.selectFrom('audit_lines').select('detail').where('who', '=', who).orderBy('at').execute(),
    );
    const [none, some] = [
      { zh: '', en: '' },
      { zh: '专业版 99/月', en: 'Pro 99/Month' },
    ];
    expect(rows.map(({ detail }) => JSON.parse(detail ?? '') as unknown)).toEqual([
      { before: none, after: some },
      { before: some, after: none },
    ]);
  });

  it('distinguishes commands on the machine from actions of signed-in people', async () => {
    const who = `w${randomUUID().slice(0, 8)}`;
    await perform('people block', { phone: createPhone() }, { who, source: 'console' });
    await subject().withDb((db) =>
      writeAuditEntry(
        null,
        'people unblock',
        { subject: null },
        {
          actor: { name: who, source: 'command', systemUser: 'root' },
          db,
          now: Date.now() + 1_000,
        },
      ),
    );
    expect(await loadData('audit list', { by: who })).toMatchObject([
      { who: { en: `command line: ${who} (root)` } },
      { who: { en: who } },
    ]);
  });

  it('is searched by a whole phone and by its end, although it holds neither', async () => {
    const { does } = createColleague();
    const phone = createPhone();
    await does('people block', { phone });
    const masked = `${phone.slice(0, 3)}****${phone.slice(-4)}`;
    for (const subject of [phone, `+86 ${phone}`, phone.slice(-4), masked])
      expect(await loadData('audit list', { subject })).toContainEqual(
        expect.objectContaining({ subject: { text: masked } }),
      );
  });

  it('finds by a whole phone what was done with the applications of the person too', async () => {
    const { who, does } = createColleague();
    const phone = createPhone();
    const { apply_no } = await call(endpoints.apply, {
      type: applicationTypes.private,
      from: 1,
      fields: filledForms(phone)[applicationTypes.private] ?? {},
      idempotency_key: randomUUID(),
    });
    await does('applications take', { number: apply_no });
    // Entries are found by the person's phone, and by the application number in any spelling.
    for (const subject of [phone, apply_no, apply_no.replace('-', '').toLowerCase()])
      expect(await loadData('audit list', { subject, by: who })).toContainEqual(
        expect.objectContaining({
          subject: expect.objectContaining({ text: groupApplicationNumber(apply_no) }) as unknown,
        }),
      );
  });

  it('refuses a last day before the first', async () => {
    await expect(
      loadData('audit list', { from: '2026-11-22', until: '2026-11-20' }),
    ).rejects.toMatchObject({
      issues: { until: { en: expect.any(String) as string } },
    });
  });

  it('leads to what an entry is about, while it is there', async () => {
    const { who, does } = createColleague();
    const id = `p${randomUUID().slice(0, 8)}`;
    await does('promoters set', { id, base: '1', more: '1' });
    await does('promoters remove', { id });
    expect(await loadData('audit list', { by: who })).toMatchObject([
      { subject: { text: id } },
      { subject: { text: id, record: { name: 'promoters', key: id } } },
    ]);
  });

  it('records how many rows of a person were erased, without the phone', async () => {
    const { who, does } = createColleague();
    const phone = createPhone();
    await register(phone);
    await does('people erase', { phone });
    const lines = await subject().withDb((db) =>
      db.selectFrom('audit_lines').selectAll().where('who', '=', who).execute(),
    );
    expect(lines).toMatchObject([
      {
        verb: 'people erase',
        detail: expect.stringMatching(/^\{"rows":\d+,"area":86\}$/) as string,
      },
    ]);
    expect(JSON.stringify(lines)).not.toContain(phone);
  });
}

/** Runs after the other suites: each audit value that their operations recorded must have a label. */
export function adminAuditDetailSuite(subject: () => TestedBackend): void {
  it('labels each audit value of an operation', async () => {
    const rows = await subject().withDb((db) =>
      db
        .selectFrom('audit_lines')
        .select(['verb', 'detail'])
        .where('detail', 'like', '{%')
        .execute(),
    );
    const unlabeled = rows.flatMap(({ verb, detail }) => {
      const operation = allGroups
        .map((group) => findOperationOfEntry(group, verb))
        .find((found) => found !== undefined);
      if (!operation) return [];
      const labels = { ...operation.args, ...operation.auditFields };
      return Object.keys(parseAuditValues(detail ?? '') ?? {})
        .filter((name) => !(name in labels))
        .map((name) => `${verb}: ${name}`);
    });
    expect(rows.length).toBeGreaterThan(20);
    expect([...new Set(unlabeled)]).toEqual([]);
  });
}
