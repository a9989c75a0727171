/** Sends the application forms as their pages do. */
import { randomUUID } from 'node:crypto';
import { Agent, request as open } from 'node:http';
import { withSubmissionMeta, type KindFields } from '@/lib/testing/every-application-kind';
import type { Locale } from '@/lib/core/i18n/routing';
import { createIp } from '../visitors/visitor';
import { ports } from '../servers/ports-and-folders';
import { messages } from '../pages/messages';

export {
  withSubmissionMeta,
  describeKindOfSlug,
  kindDescriptions,
  omitFields,
} from '@/lib/testing/every-application-kind';
export type { KindFields };

const keepAliveAgent = new Agent({ keepAlive: true });

export interface ApplicationHttpResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly json: Record<string, unknown>;
}

export interface SendOptions {
  readonly ip?: string;
  readonly locale?: Locale;
  readonly headers?: Readonly<Record<string, string>>;
  readonly method?: string;
  /** Port of another site than the run's own. */
  readonly port?: number;
  /** Sends the body in chunks, without Content-Length. */
  readonly isChunked?: boolean;
}

/** Sends a raw body, by default with the headers that the site's own page sends. */
export function sendRaw(
  slug: string,
  body: string | Buffer,
  options: SendOptions = {},
): Promise<ApplicationHttpResponse> {
  const { ip = createIp(), locale = 'zh-CN', headers, method = 'POST', isChunked } = options;
  const { port = ports.site } = options;
  const lengthHeaders: Record<string, string> = isChunked
    ? { 'transfer-encoding': 'chunked' }
    : { 'content-length': String(Buffer.byteLength(body)) };
  return new Promise((resolve, reject) => {
    const request = open(
      {
        port,
        agent: keepAliveAgent,
        path: `/api/applications/${slug}`,
        method,
        headers: {
          'content-type': 'application/json',
          'content-language': locale,
          'sec-fetch-site': 'same-origin',
          'x-forwarded-for': ip,
          ...lengthHeaders,
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
    request.on('error', reject);
    request.end(body);
  });
}

/** Sends fields as the page of their form does. */
export const sendApplication = (
  slug: string,
  fields: KindFields,
  options?: SendOptions,
): Promise<ApplicationHttpResponse> =>
  sendRaw(slug, JSON.stringify(withSubmissionMeta(fields)), options);

/** Sends feedback with a screenshot as its page does: both as parts of one body. */
export function sendWithScreenshot(
  form: KindFields,
  screenshot: Buffer,
  { headers, ...options }: SendOptions = {},
): Promise<ApplicationHttpResponse> {
  const boundary = `----WebKitFormBoundary${randomUUID().slice(0, 16)}`;
  const part = (head: string) => `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`;
  const body = Buffer.concat([
    Buffer.from(`${part('name="form"')}${JSON.stringify(form)}\r\n`),
    Buffer.from(part('name="screenshot"; filename="blob"\r\nContent-Type: image/png')),
    screenshot,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  const type = `multipart/form-data; boundary=${boundary}`;
  return sendRaw('feedback', body, { ...options, headers: { 'content-type': type, ...headers } });
}

/** The answer to invalid fields, with the messages of a language. */
export function fieldRefusal(locale: Locale, codes: Readonly<Record<string, string>>) {
  const { errors, fields } = messages[locale];
  const errorTexts: Readonly<Record<string, string>> = fields.errors;
  const fieldTexts = Object.entries(codes).map(([name, code]) => [name, errorTexts[code]]);
  return {
    message: errors.fieldsInvalid,
    reason: 'fieldsInvalid',
    fields: Object.fromEntries(fieldTexts) as Record<string, string>,
  };
}
