/**
 * Test helper for lib/accounts and lib/verification-codes: accounts, browsers and visitors on the real embedded backend
 * with a temporary folder.
 */
import { mkdtempSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sendCodeWithinLimits } from '@/lib/verification-codes/code-limits';
import { register } from '@/lib/accounts/register-and-sign-in';
import { cookieReader, type CookieReader } from '@/lib/core/http/cookie-reader';
import type { RequestRefusal } from '@/lib/core/http/responses/refusal';
import { readSession } from '@/lib/session/session';
import { sendCode } from '@/lib/core/upstream/calls/accounts';
import { startTestBackend } from './embedded-backend';

// Hashing is made cheap for these tests; secrets.test.ts tests the real costs.
jest.mock('@superbrowser/backend/common/secrets', () => ({
  ...jest.requireActual<object>('@superbrowser/backend/common/secrets'),
  passwordCost: { N: 2 ** 9, r: 8, p: 1 },
  codeCost: { N: 2 ** 8, r: 8, p: 1 },
}));

const dataDir = mkdtempSync(join(tmpdir(), 'accounts-'));

/** Registers hooks that start and stop the embedded backend of a site with these settings. */
export function setUpEmbeddedSite(settings: Record<string, string> = {}): void {
  let backend: Awaited<ReturnType<typeof startTestBackend>>;
  beforeAll(async () => {
    Object.assign(process.env, {
      DATA_DIR: dataDir,
      SESSION_KEY: 'k'.repeat(40),
      CODES_PER_HOUR: '200',
      DATABASE_URL: '',
      UPSTREAM_HOST: '',
      REDIRECT_HOSTS: '',
      ...settings,
    });
    jest.spyOn(console, 'info').mockImplementation(() => undefined);
    backend = await startTestBackend({ isInMemory: false });
  });
  afterAll(() => backend.close());
}

let serial = 0;
export const createPhone = (): string => `136${String((serial += 1)).padStart(8, '0')}`;
export const createIp = (): string => `192.0.2.${(serial += 1)}`;
/** A browser without cookies. */
export const noCookies: CookieReader = () => undefined;
/** A visitor with an IP that no other visitor has. */
export const visitorWith = (readCookie: CookieReader, ip = createIp()) => ({
  ip,
  readCookie,
  userAgent: '',
});

/** The cookies of a browser after these responses. */
export const cookiesAfter = (...responses: Response[]): CookieReader => {
  const jar = new Map<string, string>();
  for (const line of responses.flatMap((response) => response.headers.getSetCookie())) {
    const [pair = '', ...attributes] = line.split('; ');
    const [name = '', value = ''] = [
      pair.slice(0, pair.indexOf('=')),
      pair.slice(pair.indexOf('=') + 1),
    ];
    if (attributes.includes('Max-Age=0')) jar.delete(name);
    else jar.set(name, value);
  }
  return cookieReader([...jar].map(([name, value]) => `${name}=${value}`).join('; '));
};

export const responseWithCookies = (lines: readonly string[]): Response =>
  new Response(null, { headers: lines.map((line): [string, string] => ['Set-Cookie', line]) });

/**
 * Requests a code from an IP.
 * @returns the code
 */
export async function requestCode(
  phone: string,
  purpose: 'register' | 'login',
  ip = createIp(),
): Promise<string> {
  const codeRequest = { area_code: 86 as const, phone };
  await sendCodeWithinLimits(ip, { purpose, phone: codeRequest }, () =>
    sendCode({ ...codeRequest, channel: 'sms', purpose }),
  );
  const lines = (await readFile(join(dataDir, 'outbox', 'sms.jsonl'), 'utf8')).split('\n');
  const messages = lines.filter(Boolean).map((line) => JSON.parse(line) as Record<string, string>);
  return messages.filter((message) => message.phone === phone).at(-1)?.code ?? '';
}

export const registrationForm = (phone: string) => ({
  area_code: 86 as const,
  phone,
  password: 'Tulip-kettle-92',
  username: 'seller01',
  company_name: '蓝鲸贸易',
  referral_code: undefined,
  is_agreed: true as const,
  idempotency_key: `0123456789abcdef${phone}`,
});

/** Registers an account with an unused phone; the response signs it in. */
export async function registerAccount(): Promise<{ phone: string; response: Response }> {
  const phone = createPhone();
  const code = await requestCode(phone, 'register');
  return {
    phone,
    response: await register({ ...registrationForm(phone), code }, visitorWith(noCookies)),
  };
}

/** The login token in the session of a response. */
export const readToken = async (response: Response): Promise<string> =>
  (await readSession(cookiesAfter(response)))?.loginToken ?? '';

/** The refusal a promise rejects with; null where it does not reject. */
export const refusalOf = (outcome: Promise<unknown>): Promise<RequestRefusal | null> =>
  outcome.then(
    () => null,
    (error: unknown) => error as RequestRefusal,
  );
