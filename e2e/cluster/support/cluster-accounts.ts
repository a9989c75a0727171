/** Accounts registered on one instance with a code requested on the other. */
import { existsSync } from 'node:fs';
import { expect } from '@playwright/test';
import { createPhone, readMessagesTo, registrationValues } from '../../support/visitors/visitor';
import { bothInstances, dataDirOf, type Instance } from './cluster-processes';
import { sendRequest, createLoopbackIp } from './cluster-requests';

function readCodeSentTo(phone: string): string {
  const dataDirs = bothInstances.map(dataDirOf);
  const message = dataDirs
    .filter((dataDir) => existsSync(`${dataDir}/outbox/sms.jsonl`))
    .flatMap((dataDir) => readMessagesTo(phone, dataDir))
    .at(-1);
  if (!message) throw new Error('Nothing was sent to this phone');
  return message.code;
}

/**
 * Registers on one instance with a code requested on the other.
 * @returns the session's cookie
 */
export async function registerAcross(
  codeInstance: Instance,
  registrationInstance: Instance,
): Promise<string> {
  const [phone, ip] = [createPhone(), createLoopbackIp()];
  const codeRequest = { area_code: 86, phone, channel: 'sms', purpose: 'register' };
  const code = await sendRequest('/api/account/code', {
    instance: codeInstance,
    ip,
    body: codeRequest,
  });
  expect(code.status, code.text).toBe(200);
  const response = await sendRequest('/api/account/register', {
    instance: registrationInstance,
    ip,
    body: { ...registrationValues(phone), code: readCodeSentTo(phone) },
  });
  expect(response.status, response.text).toBe(200);
  return (response.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ');
}

export const isSignedIn = async (instance: Instance, cookie: string): Promise<boolean> => {
  const { text } = await sendRequest('/api/account/session', { instance, headers: { cookie } });
  return text.includes('seller01') || /137\*{4}/.test(text);
};
