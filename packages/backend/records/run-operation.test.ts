/** Tests the rules of operations, with record types as examples. */
import { randomInt } from 'node:crypto';
import {
  groupApplicationNumber,
  createApplicationNumber,
} from '@superbrowser/contract/forms/application-number';
import { beijingDay } from '@superbrowser/shared/beijing-time';
import { bilingual } from '@superbrowser/shared/bilingual-text';
import type { Db } from '../database/open-database';
import { addStaff } from '../staff/staff-accounts';
import {
  operationsOn,
  createMigratedDatabase,
  sampleDeployment,
} from '../testing/support/sample-deployment';
import { bareApplication } from '../testing/support/bare-application';
import { recordTypes } from '../admin/all-operation-groups';
import { adRecordType } from '../admin/record-types/ads';
import { applicationRecordType } from '../admin/record-types/applications/index';
import { blockRecordType } from '../admin/record-types/blocks';
import { promoterRecordType } from '../admin/record-types/promoters/index';
import { siteSettingRecordType } from '../admin/record-types/settings';
import { staffRecordType } from '../admin/record-types/staff/index';
import { formatAuditEntry } from './format-audit-entry';
import { formatActor } from './fields/format-value';
import type { Actor } from './access';
import type { FieldValues, Operation, RecordType } from './record-type';
import { describePast, findOperationOfEntry } from './audit-log';
import { loadChoices } from './read-records';
import { noVersion } from './record-version';
import { findConfirmationQuestion, runOperation } from './run-operation';

// Staff accounts seal their secrets with this key.
process.env.SESSION_KEY ??= 'a-session-key-for-tests-0123456789';

let db: Db;
let as: ReturnType<typeof operationsOn>;
beforeEach(async () => {
  db = await createMigratedDatabase();
  as = operationsOn(db);
});
afterEach(() => db.destroy());

const loadEntries = () => db.selectFrom('audit_lines').selectAll().orderBy('at').execute();
const promoter = { base: '50', more: '30', name: '王芳', company: '某公司' };

it('a reader can run no operation', async () => {
  for (const recordType of recordTypes)
    for (const [name, { access, isUnaudited }] of Object.entries(recordType.operations))
      if (!isUnaudited)
        await expect(as('reader').run(recordType, name, 'top')).rejects.toMatchObject({
          status: access.visibleTo.includes('reader') ? 403 : 404,
        });
  expect(await loadEntries()).toEqual([]);
});

it.each([
  ['audit', 'editor', 404],
  ['staff', 'support', 404],
  ['blocks', 'editor', 404],
  ['promoters', 'reader', null],
] as const)('%s are listed by %s: %s', async (name, role, status) => {
  const recordType = recordTypes.find((recordType) => recordType.name === name)!;
  const listing = as(role).list(recordType);
  if (status === null) expect(await listing).toMatchObject({ page: 1, pageCount: 1 });
  else await expect(listing).rejects.toMatchObject({ status });
});

it('personal data is masked in lists, logged when opened, and never in the audit log', async () => {
  await as('editor').run(promoterRecordType, 'set', 'abc', promoter);
  const { rows } = await as('reader').list(promoterRecordType);
  expect(rows).toMatchObject([{ id: 'abc', name: '王**', company: '某公司' }]);
  expect((await as('reader').open(promoterRecordType, 'abc')).row.name).toBe('王芳');
  await as('editor').run(promoterRecordType, 'set', 'abc', { name: '李强' });
  const auditLines = await loadEntries();
  expect(auditLines.map(({ who, verb }) => `${who}: ${verb}`)).toEqual([
    'editor: promoters set',
    'reader: promoters show',
    'editor: promoters set',
  ]);
  expect(JSON.stringify(auditLines)).not.toMatch(/王芳|李强/);
  expect(auditLines[2]).toMatchObject({ before: '{"name":"***"}', after: '{"name":"***"}' });
});

it('fields that are not described are left out of lists and records', async () => {
  const recordType: RecordType = {
    ...adRecordType,
    list: {
      ...adRecordType.list,
      load: async (query, context) => {
        const page = await adRecordType.list.load(query, context);
        return { ...page, rows: page.rows.map((row) => ({ ...row, secret: 1 })) };
      },
    },
    view: { panels: [], load: () => Promise.resolve({ slot: 'top', secret: 1 }) },
  };
  expect(JSON.stringify((await as('reader').list(recordType)).rows)).not.toContain('secret');
  expect((await as('reader').open(recordType, 'top')).row).not.toHaveProperty('secret');
});

it('an audit entry holds only the fields that changed', async () => {
  await as('editor').run(promoterRecordType, 'set', 'abc', promoter);
  await as('editor').run(promoterRecordType, 'set', 'abc', { more: '40' });
  expect((await loadEntries())[1]).toMatchObject({
    subject: 'abc',
    before: '{"more":30}',
    after: '{"more":40}',
  });
});

it('a form that was rendered before a colleague changed the record names who did', async () => {
  const { version } = await as('editor').open(adRecordType, 'top');
  const ad = { link: '/#one', title: 'One' };
  await as('editor', 'anna').run(adRecordType, 'set', 'top', ad, { version });
  const lateSave = as('editor', 'bob').run(
    adRecordType,
    'set',
    'top',
    { ...ad, title: 'Two' },
    { version },
  );
  await expect(lateSave).rejects.toMatchObject({ status: 409, who: 'anna' });
  const { version: fresh, row } = await as('editor').open(adRecordType, 'top');
  expect(row.title).toBe('One');
  await as('editor', 'bob').run(
    adRecordType,
    'set',
    'top',
    { ...ad, title: 'Two' },
    { version: fresh },
  );
  expect((await as('editor').open(adRecordType, 'top')).row.title).toBe('Two');
});

it('operations that only append accept an outdated version', async () => {
  await as('editor').run(promoterRecordType, 'set', 'abc', promoter);
  const { version } = await as('editor').open(promoterRecordType, 'abc');
  await as('editor').run(promoterRecordType, 'set', 'abc', { more: '31' });
  const { data } = await as('editor').run(promoterRecordType, 'link', 'abc', {}, { version });
  expect(data).toMatchObject({ promoter: 'abc' });
});

it.each([
  ['what no field is', adRecordType, 'set', 'top', { link: '/', nonsense: 'x' }, 'nonsense'],
  ['a missing argument', adRecordType, 'set', 'top', {}, 'link'],
  ['a script', adRecordType, 'set', 'top', { link: 'javascript:alert(1)', title: 'x' }, 'link'],
  [
    'an address without its scheme',
    adRecordType,
    'set',
    'top',
    { link: '//evil.example', title: 'x' },
    'link',
  ],
  ['neither words nor picture', adRecordType, 'set', 'top', { link: '/' }, 'title'],
  [
    'a picture no page shows',
    adRecordType,
    'set',
    'top',
    { link: '/', image: 'https://a.example/b.png' },
    'image',
  ],
  ['no place for it', adRecordType, 'set', 'left', { link: '/', title: 'x' }, 'slot'],
  ['a new one without its amounts', promoterRecordType, 'set', 'abc', { base: '1' }, 'more'],
  ['a number below none', promoterRecordType, 'set', 'abc', { base: '-1', more: '1' }, 'base'],
  ['no number', promoterRecordType, 'set', 'abc', { base: 'a lot', more: '1' }, 'base'],
  ['a reserved word', promoterRecordType, 'set', 'official', { base: '1', more: '1' }, 'id'],
  [
    'a range of half the world',
    blockRecordType,
    'block-range',
    null,
    { range: '10.0.0.0/4' },
    'range',
  ],
  ['no number of stores', siteSettingRecordType, 'set', 'stores', { value: 'many' }, 'value'],
] as const)('%s is refused at its argument', async (_, recordType, name, key, args, argument) => {
  const refusal = await as('owner')
    .run(recordType, name, key, args)
    .catch((error: unknown) => error);
  expect(refusal).toMatchObject({ status: 422 });
  const { issues } = refusal as { issues: Record<string, { zh: string; en: string }> };
  expect(issues[argument]?.zh).toMatch(/[\u4e00-\u9fff]/);
  expect(issues[argument]?.en).not.toMatch(/[\u4e00-\u9fff]|Invalid|expected/);
  expect(await loadEntries()).toEqual([]);
});

it('refuses an unavailable operation with its unavailableReason, for which its form is left out', async () => {
  await expect(as('owner').run(siteSettingRecordType, 'off', 'mourning')).rejects.toMatchObject({
    status: 409,
  });
  const { targets } = await as('owner').run(siteSettingRecordType, 'on', 'mourning');
  const [{ key = '', version = '' } = {}] = targets;
  // The operation is undone from the page on which it ran.
  await as('owner').run(
    siteSettingRecordType,
    siteSettingRecordType.operations.on!.undoOperation!,
    key,
    {},
    { version },
  );
  expect((await as('owner').open(siteSettingRecordType, 'mourning')).row.value).toBe('off');
});

it('stores nothing of an operation that fails, not even an audit entry', async () => {
  const broken: RecordType = {
    ...adRecordType,
    operations: {
      set: {
        ...adRecordType.operations.set!,
        async run(args, target, context, prepared) {
          await adRecordType.operations.set!.run(args, target, context, prepared);
          throw new Error('the disk is full');
        },
      },
    },
  };
  await expect(as('owner').run(broken, 'set', 'top', { link: '/', title: 'x' })).rejects.toThrow(
    'disk',
  );
  expect((await as('owner').open(adRecordType, 'top')).row.shown).toBe(false);
  expect(await loadEntries()).toEqual([]);
});

it('does not offer the console an operation that is for the command line', async () => {
  const { staff } = Object.fromEntries(
    recordTypes.map((recordType) => [recordType.name, recordType]),
  );
  await expect(as('owner').run(staff!, 'add', 'anna', { role: 'owner' })).rejects.toMatchObject({
    status: 404,
  });
});

it.each([
  ['anna', 'console', null, 'anna', 'anna'],
  ['anna', 'command', 'root', '命令行：anna (root)', 'command line: anna (root)'],
  ['root', 'command', 'root', '命令行：root', 'command line: root'],
  ['anna', 'schedule', null, 'anna（定时发布）', 'anna (schedule)'],
] as const)('%s by %s of %s is %s', (who, source, system_user, zh, en) => {
  const line = { who, source, system_user };
  expect([formatActor(line, 'zh'), formatActor(line, 'en')]).toEqual([zh, en]);
});

const entry = { detail: null, before: null, after: null };

it('shows changes by their labels, and those of earlier versions by the names they had', () => {
  const before = '{"to_v6":false,"is_to_v6":0,"name":"***"}';
  const line = { ...entry, before, after: '{"to_v6":true,"name":"***"}' };
  expect(formatAuditEntry(line, promoterRecordType, undefined, 'zh')).toBe(
    '默认 v6：否 → 是；is_to_v6：0 → –；推荐人（内容不记录）',
  );
});

it.each(['before', 'after'])('a record that is there %s alone is shown by what it has', (side) => {
  const line = { ...entry, [side]: '{"base":50,"company":"","blocked":false}' };
  expect(formatAuditEntry(line, promoterRecordType, undefined, 'en')).toBe(
    'Base coupon (CNY): 50; Blocked: no',
  );
});

it.each([
  ['promoters link', { expires: '2026-12-03T15:15:32Z' }, '失效时间：2026年12月3日 23:15'],
  [
    'applications export',
    { rows: 5, kind: 'private', searched: true },
    '涉及的记录条数：5；类别：私有部署；按搜索：是',
  ],
  [
    'releases publish',
    { type: 'beta', latestBefore: '5.1', latest: null },
    '类型：测试版；之前的最新版：5.1',
  ],
  [
    'webhooks test',
    { status: null, ms: 3, failure: { zh: '没有及时回应', en: 'none' } },
    '用时（毫秒）：3；失败原因：没有及时回应',
  ],
  [
    'prices clear',
    { before: { zh: '专业版 99/月', en: 'Pro 99/Month' }, after: { zh: '', en: '' } },
    '之前：专业版 99/月',
  ],
])("what %s tells besides is in the reader's words", (verb, auditValues, zh) => {
  const group = recordTypes.find(({ name }) => verb.startsWith(`${name} `));
  const operation = group && findOperationOfEntry(group, verb);
  const line = { ...entry, detail: JSON.stringify(auditValues) };
  expect(formatAuditEntry(line, group, operation, 'zh')).toBe(zh);
  expect(formatAuditEntry(line, group, operation, 'en')).not.toMatch(/[\u4e00-\u9fff]|\d{4}-\d\d/);
});

it.each(['9 not taken before', '{odd}.exe'])('a text of an earlier version stays: %s', (detail) =>
  expect(formatAuditEntry({ ...entry, detail }, undefined, undefined, 'zh')).toBe(detail),
);

it('descriptions name only fields and operations that exist', () => {
  for (const { name, fields, key, list, view, operations } of recordTypes) {
    const fieldNames = [
      key,
      ...list.columns,
      ...(view?.panels.flatMap(([, ...more]) => more) ?? []),
    ];
    expect({ name, unknown: fieldNames.filter((fieldName) => !(fieldName in fields)) }).toEqual({
      name,
      unknown: [],
    });
    for (const operation of Object.values(operations)) {
      expect(Object.keys(operation.args)).toEqual(
        expect.arrayContaining([...(operation.positional ?? [])]),
      );
      expect(operation.undoOperation === undefined || operation.undoOperation in operations).toBe(
        true,
      );
      for (const text of [
        operation.label,
        operation.newLabel ?? operation.label,
        operation.help,
        describePast(operation, null),
      ]) {
        expect(text.zh).toMatch(/[\u4e00-\u9fff]/);
        expect(text.en).toMatch(/^[\x20-\x7e’…]+$/);
      }
    }
  }
});

it.each([
  ['{"made":"3"}', '3 made'],
  ['{made by an earlier version', 'none made'],
  ['an old text', 'none made'],
  [null, 'none made'],
])('describes an operation in the history by the audit values %j', (auditValues, text) => {
  const past = ({ made }: FieldValues) => bilingual('x', `${String(made ?? 'none')} made`);
  const operation = { past } as unknown as Operation;
  expect(describePast(operation, auditValues).en).toBe(text);
});

it('offers an actor the operations of the role', async () => {
  const { findConsoleOperations } = await import('./run-operation');
  const actor: Actor = { name: 'x', role: 'editor', source: 'console' };
  const { row } = await as('editor').open(siteSettingRecordType, 'stores');
  const available = findConsoleOperations(siteSettingRecordType, ['record'], actor, row);
  expect(available.map(([name]) => name)).toEqual(['set']);
});

it('asks for a whole number where a fraction is given', async () => {
  const values = { ...promoter, base: '55.5' };
  await expect(as('editor').run(promoterRecordType, 'set', 'abc', values)).rejects.toMatchObject({
    issues: { base: { zh: '必须是整数', en: 'must be a whole number' } },
  });
});

it('refuses an owner who closes the own account or changes its role', async () => {
  await addStaff(db, { name: 'kate', role: 'owner', now: Date.now() });
  await addStaff(db, { name: 'sam', role: 'owner', now: Date.now() });
  const kate = as('owner', 'kate');
  for (const [name, args] of [
    ['disable', {}],
    ['role', { role: 'editor' }],
  ] as const) {
    await expect(kate.run(staffRecordType, name, 'kate', args)).rejects.toMatchObject({
      reason: { en: 'This is your own account. Ask another owner to change it.' },
    });
    await kate.run(staffRecordType, name, 'sam', args);
  }
});

it('names the closed account whose applications are in work, and finds those by it', async () => {
  await addStaff(db, { name: 'sam', role: 'support', now: Date.now() });
  const handling = { state: 'in work', handled_by: 'sam' } as const;
  const row = { ...bareApplication('ABCDE23456', '2026-11-26T00:00:00.000Z'), ...handling };
  await db.insertInto('applications').values(row).execute();
  const { message } = await as('owner').run(staffRecordType, 'disable', 'sam');
  expect(message?.en).toMatch(/sam still has 1 in work\. Hand them over\.$/);
  const { list, access } = applicationRecordType;
  const owner = as('owner');
  const environment = { db, deployment: sampleDeployment };
  const choices = await loadChoices(list.filters!.handler!, access, owner.actor, environment);
  expect(choices.sam).toEqual({
    zh: 'sam（不再处理申请）',
    en: 'sam (handles applications no longer)',
  });
  expect((await owner.list(applicationRecordType, { state: 'open' })).rows).toHaveLength(1);
  expect((await owner.list(applicationRecordType, { state: 'new' })).rows).toHaveLength(0);
});

it('lists audit entries up to a given day', async () => {
  await as('editor').run(promoterRecordType, 'set', 'abc', promoter);
  const audit = recordTypes.find(({ name }) => name === 'audit')!;
  const today = beijingDay(Date.now());
  expect((await as('owner').list(audit, { until: today })).total).toBe(1);
  expect((await as('owner').list(audit, { until: '2026-01-01' })).total).toBe(0);
});

it('refuses the form of a new record when the key exists', async () => {
  await as('editor').run(promoterRecordType, 'set', 'abc', promoter, { version: noVersion });
  const secondSave = as('editor').run(
    promoterRecordType,
    'set',
    'abc',
    { base: '5', more: '5' },
    { version: noVersion },
  );
  await expect(secondSave).rejects.toMatchObject({
    status: 422,
    issues: { id: expect.anything() as unknown },
  });
  expect((await as('editor').open(promoterRecordType, 'abc')).row.base).toBe(50);
});

it('refuses an operation on several records when none is chosen', async () => {
  const { actor } = as('support');
  const environment = { db, deployment: sampleDeployment };
  await expect(
    runOperation(applicationRecordType, 'done', { targets: [], args: {} }, actor, environment),
  ).rejects.toMatchObject({ status: 422, issues: {} });
});

it.each([
  ['a role with more rights', staffRecordType, 'role', 'mia', { role: 'owner' }, true],
  ['another role', staffRecordType, 'role', 'mia', { role: 'reader' }, false],
  ['what takes away', siteSettingRecordType, 'on', 'mourning', {}, true],
  ['what gives back', siteSettingRecordType, 'off', 'mourning', {}, false],
] as const)('asks before %s: %#', async (_, recordType, name, key, args, isAsked) => {
  await addStaff(db, { name: 'mia', role: 'support', now: Date.now() });
  const question = findConfirmationQuestion(
    recordType,
    name,
    { targets: [{ key }], args },
    as('owner').actor,
    {
      db,
      deployment: sampleDeployment,
    },
  );
  expect((await question) !== null).toBe(isAsked);
});

it('describes an operation on several records in one sentence', async () => {
  const { actor } = as('owner', 'mia');
  const environment = { db, deployment: sampleDeployment };
  await addStaff(db, { name: 'mia', role: 'support', now: Date.now() });
  const numbers = Array.from({ length: 2 }, () => createApplicationNumber(randomInt));
  await db
    .insertInto('applications')
    .values(numbers.map((number) => bareApplication(number, new Date().toISOString())))
    .execute();
  const keys = numbers.map(groupApplicationNumber);
  const input = { targets: keys.map((key) => ({ key })), args: { to: 'mia' } };
  const { message } = await runOperation(
    applicationRecordType,
    'assign',
    input,
    actor,
    environment,
  );
  expect(message?.zh).toContain(`现在由您处理：${keys.join('、')}`);
});
