/** The seven forms as their pages send them. */
import { randomUUID } from 'node:crypto';
import { Agent, request as open } from 'node:http';
import { bookableDays } from '../../lib/schemas/visit-days';
import { newAddress, newPhone } from './account';
import { ports } from './servers';
import { words, type Locale } from './words';

export type Fields = Record<string, unknown>;

const person = { contact: '王小明', email: 'wang@example.cn' };
const phoned = (fields: Fields) => () => ({ area_code: 86, phone: newPhone(), ...fields });

export interface Kind {
  /** In the address. */
  readonly path: string;
  readonly filled: () => Fields;
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
    filled: () => ({ feedback_kind: 'bug', text: '打不开店铺' }),
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
export const enveloped = (fields: Fields): Fields & { idempotency_key: string } => ({
  apply_from: 1,
  company_website: '',
  filled_ms: 60_000,
  idempotency_key: randomUUID(),
  ...fields,
});

export const without = (fields: Fields, ...names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));

const agent = new Agent({ keepAlive: true });

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly json: Record<string, unknown>;
}

export interface Sending {
  readonly address?: string;
  readonly locale?: Locale;
  readonly headers?: Readonly<Record<string, string>>;
  readonly method?: string;
  /** Of a site other than the run's own. */
  readonly port?: number;
  /** Sends the body in pieces, without saying how long it is. */
  readonly chunked?: boolean;
}

/** Sends a body as it is; what the site's own page would say is in the headers unless told otherwise. */
export function sendRaw(
  path: string,
  body: string | Buffer,
  sending: Sending = {},
): Promise<Answer> {
  const { address = newAddress(), locale = 'zh-CN', headers, method = 'POST', chunked } = sending;
  const { port = ports.site } = sending;
  const length: Record<string, string> = chunked
    ? { 'transfer-encoding': 'chunked' }
    : { 'content-length': String(Buffer.byteLength(body)) };
  return new Promise((resolve, reject) => {
    const sent = open(
      {
        port,
        agent,
        path: `/api/applications/${path}`,
        method,
        headers: {
          'content-type': 'application/json',
          'content-language': locale,
          'sec-fetch-site': 'same-origin',
          'x-forwarded-for': address,
          ...length,
          ...headers,
        },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => (text += chunk));
        response.on('end', () => {
          const json = /json/.test(response.headers['content-type'] ?? '') ? text : '{}';
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            json: JSON.parse(json) as Record<string, unknown>,
          });
        });
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Sends fields as the page of their form does. */
export const apply = (path: string, fields: Fields, sending?: Sending): Promise<Answer> =>
  sendRaw(path, JSON.stringify(enveloped(fields)), sending);

/** Sends feedback with a picture as its page does: both as parts of one body. */
export function applyWithPicture(
  form: Fields,
  picture: Buffer,
  { headers, ...sending }: Sending = {},
): Promise<Answer> {
  const boundary = `----WebKitFormBoundary${randomUUID().slice(0, 16)}`;
  const part = (head: string) => `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`;
  const body = Buffer.concat([
    Buffer.from(`${part('name="form"')}${JSON.stringify(form)}\r\n`),
    Buffer.from(part('name="screenshot"; filename="blob"\r\nContent-Type: image/png')),
    picture,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  const type = `multipart/form-data; boundary=${boundary}`;
  return sendRaw('feedback', body, { ...sending, headers: { 'content-type': type, ...headers } });
}

/** The answer to fields that do not fit, in the words of a language. */
export function fieldRefusal(locale: Locale, codes: Readonly<Record<string, string>>) {
  const { errors, forms } = words[locale];
  const known: Readonly<Record<string, string>> = forms.errors;
  const fields = Object.entries(codes).map(([name, code]) => [name, known[code]]);
  return {
    message: errors.fieldsInvalid,
    reason: 'fieldsInvalid',
    fields: Object.fromEntries(fields) as Record<string, string>,
  };
}
