/** Accounts registered on one instance with a code requested on the other. */
import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { bothInstances, dataDirOf, type Instance } from './cluster-processes';
import { sendRequest, newIp } from './visitor';

const createPhone = () => `137${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;

function readCodeSentTo(number: string): string {
  for (const instance of bothInstances) {
    let text = '';
    try {
      text = readFileSync(`${dataDirOf(instance)}/outbox/sms.jsonl`, 'utf8');
    } catch {
      continue;
    }
    const messageLines = text.split('\n').filter(Boolean).reverse();
    for (const line of messageLines) {
      const message = JSON.parse(line) as { phone: string; code: string };
      if (message.phone === number) return message.code;
    }
  }
  throw new Error('Nothing was sent to this phone');
}

/**
 * Registers on one instance with a code requested on the other.
 * @returns the session's cookie
 */
export async function registerAcross(
  codeInstance: Instance,
  registrationInstance: Instance,
): Promise<string> {
  const [number, ip] = [createPhone(), newIp()];
  const codeRequest = { area_code: 86, phone: number, channel: 'sms', purpose: 'register' };
  const code = await sendRequest('/api/account/code', {
    instance: codeInstance,
    ip,
    body: codeRequest,
  });
  expect(code.status, code.text).toBe(200);
  const response = await sendRequest('/api/account/register', {
    instance: registrationInstance,
    ip,
    body: {
      area_code: 86,
      phone: number,
      code: readCodeSentTo(number),
      password: 'Tulip-kettle-92',
      username: 'seller01',
      company_name: '蓝鲸贸易',
      is_agreed: true,
      idempotency_key: crypto.randomUUID(),
    },
  });
  expect(response.status, response.text).toBe(200);
  return (response.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ');
}

export const isSignedIn = async (instance: Instance, cookie: string): Promise<boolean> => {
  const { text } = await sendRequest('/api/account/session', { instance, headers: { cookie } });
  return text.includes('seller01') || /137\*{4}/.test(text);
};
