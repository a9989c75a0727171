/** The seven forms as their pages send them: a filled one of each, and which fields take what. */
import { randomInt, randomUUID } from 'node:crypto';
import { bookableDays } from '@superbrowser/contract/forms/visit-days';

const newPhone = (): string => `137${String(randomInt(100_000_000)).padStart(8, '0')}`;

export type KindFields = Record<string, unknown>;

const person = { contact: '王小明', email: 'wang@example.cn' };
const phoned = (fields: KindFields) => () => ({ area_code: 86, phone: newPhone(), ...fields });

export interface Kind {
  /** In the address. */
  readonly path: string;
  readonly filled: () => KindFields;
  /** Fields anything may be written into, with their limits; those in `needed` must hold something. */
  readonly free: Readonly<Record<string, number>>;
  readonly needed: readonly string[];
  /** Fields with rules of their own. */
  readonly strict: readonly string[];
}

export const kinds: readonly Kind[] = [
  {
    path: 'private',
    filled: phoned({
      ...person,
      company_name: '蓝鲸贸易',
      seats: '21-50',
      stores: '51-200',
      deployment: 'ownServers',
      preferred_time: 'any',
      is_agreed: true,
    }),
    free: { compliance: 500, message: 1_000 },
    needed: [],
    strict: ['company_name', 'contact', 'email', 'phone'],
  },
  {
    path: 'ecology',
    filled: phoned({
      ...person,
      company_name: '蓝鲸贸易',
      partner_kind: 'erp',
      website: 'https://example.cn/',
      message: '对接订单',
      is_agreed: true,
    }),
    free: { message: 1_000 },
    needed: ['message'],
    strict: ['company_name', 'contact', 'email', 'phone', 'website'],
  },
  {
    path: 'partners',
    filled: phoned({
      ...person,
      company_name: '蓝鲸贸易',
      city: '深圳',
      main_business: '跨境培训',
      team_size: '5-19',
      is_agreed: true,
    }),
    free: { city: 40, main_business: 200, message: 1_000 },
    needed: ['city', 'main_business'],
    strict: ['company_name', 'contact', 'email', 'phone'],
  },
  {
    path: 'customization',
    filled: phoned({
      ...person,
      company_name: 'A.B公司',
      industry: 'game',
      business_scope: '游戏出海',
      company_scale: '200+',
      is_agreed: true,
    }),
    free: { business_scope: 200, requirement: 2_000 },
    needed: ['business_scope'],
    strict: ['company_name', 'contact', 'email', 'phone', 'website'],
  },
  {
    path: 'appointment',
    filled: phoned({
      company_name: '蓝鲸贸易',
      contact: '王小明',
      city: '广州',
      date: bookableDays(Date.now())[0],
      slot: 'morning',
      topic: '了解团队权限',
      is_agreed: true,
    }),
    free: { city: 40, topic: 500 },
    needed: ['city', 'topic'],
    strict: ['company_name', 'contact', 'phone', 'date'],
  },
  {
    path: 'feedback',
    filled: () => ({ feedback_kind: 'bug', text: '打不开店铺', is_agreed: true }),
    free: { text: 2_000, reply_to: 100 },
    needed: ['text'],
    strict: [],
  },
  {
    // Its code is judged last: what is wrong with the form itself is told before.
    path: 'cancel-account',
    filled: phoned({ code: '000000', reason: 'unused', confirmation: '注销账号', is_agreed: true }),
    free: { message: 1_000 },
    needed: [],
    strict: ['phone', 'code', 'confirmation'],
  },
];

export const kindOf = (path: string): Kind => {
  const kind = kinds.find((one) => one.path === path);
  if (!kind) throw new Error(`No form ${path}`);
  return kind;
};

/** A filled form in what every form sends beside its fields. */
export const enveloped = (fields: KindFields): KindFields & { idempotency_key: string } => ({
  apply_from: 1,
  company_website: '',
  filled_ms: 60_000,
  idempotency_key: randomUUID(),
  ...fields,
});

export const without = (fields: KindFields, ...names: readonly string[]): KindFields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
