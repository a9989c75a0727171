/** Posts of the private deployment form, each from its own visitor, because the limits of the site stay on. */
import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { visitorIp } from './visitor-ip.mjs';

const digits = (n, length) => String(n).padStart(length, '0');

/** What the form of the n-th visitor holds. */
export const applicationOf = (n) => ({
  company_name: '蓝鲸贸易',
  seats: '21-50',
  stores: '51-200',
  deployment: 'ownServers',
  compliance: '数据留在本地',
  contact: '王小明',
  area_code: 86,
  phone: `139${digits(n, 8)}`,
  email: `visitor${n}@example.cn`,
  preferred_time: 'any',
  message: '',
  is_agreed: true,
  apply_from: 1,
  idempotency_key: randomUUID(),
  company_website: '',
  filled_ms: 60_000,
});

/**
 * Posts JSON as a page of the site does.
 * @returns {Promise<{ status: number, body: string, retryAfter: string | undefined }>}
 */
export function postJson(url, body, { agent, ip = visitorIp(1), locale = 'zh-CN' } = {}) {
  const text = JSON.stringify(body);
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
    'content-language': locale,
    'sec-fetch-site': 'same-origin',
    'x-forwarded-for': ip,
  };
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { method: 'POST', agent, headers }, (response) => {
      let responseText = '';
      response.setEncoding('utf8');
      response.on('data', (chunk) => (responseText += chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          body: responseText,
          retryAfter: response.headers['retry-after'],
        }),
      );
    });
    outgoing.on('error', reject);
    outgoing.end(text);
  });
}
