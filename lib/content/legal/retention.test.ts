/** Tests that the privacy agreement promises the periods after which the database removes records (O2). */
import { loginTokenMs } from '@superbrowser/backend/accounts/users';
import { codeDurationsMs } from '@superbrowser/backend/verification-codes/verification-codes';
import type { Tables } from '@superbrowser/backend/database/tables';
import { agreedRetentionRules } from '@superbrowser/backend/retention';
import { plainText, type MarkdownNode } from '@superbrowser/contract/content/markdown';
import type { Localized } from '@/lib/core/i18n/routing';
import { legalText } from './legal-text';
import { retentionKinds, retentionRows } from './retention';

const locales = ['zh-CN', 'en-US'] as const;
const kindOf = (table: string) => retentionKinds.find(({ tables }) => tables.includes(table));

/** Whether a table is about visitors, site content or staff; a new table has to be classified. */
const subjectByTable: Readonly<Record<keyof Tables, 'people' | 'content' | 'staff'>> = {
  users: 'people',
  login_tokens: 'people',
  code_sends: 'people',
  verification_codes: 'people',
  captcha_tokens: 'people',
  invitations: 'people',
  invites: 'people',
  awards: 'people',
  applications: 'people',
  application_notes: 'people',
  application_counts: 'people',
  application_pictures: 'people',
  application_deliveries: 'people',
  audit_lines: 'people',
  blocks: 'people',
  events: 'people',
  promoter_counts: 'people',
  promoter_links: 'people',
  invite_codes: 'people',
  published_texts: 'content',
  drafts: 'content',
  pictures: 'content',
  releases: 'content',
  v6_releases: 'content',
  ads: 'content',
  qr_codes: 'content',
  settings: 'content',
  promoters: 'content',
  activities: 'content',
  figure_days: 'content',
  status_minutes: 'content',
  status_hours: 'content',
  status_incidents: 'content',
  error_lines: 'content',
  limit_hits: 'content',
  staff: 'staff',
  staff_recovery: 'staff',
  staff_failures: 'staff',
  staff_spent: 'staff',
  staff_notes: 'staff',
  package_uploads: 'staff',
  scheduled_releases: 'content',
};
const people = Object.keys(subjectByTable).filter(
  (table) => subjectByTable[table as keyof Tables] === 'people',
);

it('describes every table with records about people, once', () => {
  expect(retentionKinds.flatMap(({ tables }) => tables).sort()).toEqual(people.sort());
});

const year = 365;
/** The daily job's numbers of days, as the agreement writes them. */
const periodTexts: Readonly<Record<number, Localized>> = {
  1: { 'zh-CN': '24 小时', 'en-US': '24 hours' },
  180: { 'zh-CN': '180 天', 'en-US': '180 days' },
  400: { 'zh-CN': '400 天', 'en-US': '400 days' },
  [2 * year]: { 'zh-CN': '2 年', 'en-US': '2 years' },
  [3 * year]: { 'zh-CN': '3 年', 'en-US': '3 years' },
};
/** The time after which rows with an expiry column expire. */
const expiryTexts: Readonly<Record<string, Localized>> = {
  captcha_tokens: {
    'zh-CN': `${codeDurationsMs.captchaToken / 60_000} 分钟`,
    'en-US': `${codeDurationsMs.captchaToken / 60_000} minutes`,
  },
  promoter_links: { 'zh-CN': '到链接失效为止', 'en-US': 'Until the link expires' },
  login_tokens: {
    'zh-CN': `登录后 ${loginTokenMs / 86_400_000} 天`,
    'en-US': `${loginTokenMs / 86_400_000} days after sign-in`,
  },
};

it.each(agreedRetentionRules.map(({ table, days }) => [table, days] as const))(
  '%s: removed after %d days, as the agreement says',
  (table, days) => {
    const kind = kindOf(table);
    expect(kind?.days ?? 0).toBe(days);
    const period = days === 0 ? expiryTexts[table] : periodTexts[days];
    for (const locale of locales) expect(kind?.until[locale]).toContain(period?.[locale]);
  },
);

it('names no number of days for what the job does not remove', () => {
  const removedTables = agreedRetentionRules.map(({ table }) => String(table));
  for (const { days, tables } of retentionKinds)
    if (days !== undefined) expect(removedTables).toEqual(expect.arrayContaining([tables[0]]));
});

it.each(locales)('retention periods are a table of the agreement, %s', (locale) => {
  const rowsIn = (node: MarkdownNode): string[][] =>
    node.type === 'row' ? [node.children.map(plainText)] : node.children.flatMap(rowsIn);
  const rows = rowsIn(legalText('privacy', locale).root);
  expect(rows).toEqual(expect.arrayContaining(retentionRows(locale)));
  // Every row must have another name, because the name is also the row's key.
  expect(new Set(retentionRows(locale).map(([description]) => description)).size).toBe(
    retentionKinds.length,
  );
});
