/** Accounts of the console for tests: created by the command, then signed in once as a person would. */
import { randomBytes } from 'node:crypto';
import { expect, request, type APIRequestContext, type APIResponse } from '@playwright/test';
import { TOTP, URI } from 'otpauth';
import { runCommandForJson } from '../../support/servers/operator-command';
import { consoleOrigin } from '../../support/servers/ports-and-folders';
import { formsOf } from './html-forms';

export const staffRoles = ['reader', 'support', 'editor', 'owner'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Cookies and storage of a signed-in browser. */
export type StorageState = Awaited<ReturnType<APIRequestContext['storageState']>>;

/** The console accepts this password: it is long enough, and contains no name. */
const ownPassword = 'seven-green-kettles';

/** Milliseconds a code of the authenticator is valid. */
const totpPeriodMs = 30_000;

/** Provides codes that are accepted once each: two are available at any time without waiting for the next. */
class Authenticator {
  #lastStep = 0;
  readonly #totp: TOTP;

  constructor(authenticatorUrl: string) {
    const parsedUri = URI.parse(authenticatorUrl);
    if (!(parsedUri instanceof TOTP)) throw new Error('The URL is not that of an authenticator');
    this.#totp = parsedUri;
  }

  /**
   * An unused code.
   * @throws Error when no unused code is valid before the next half minute
   */
  takeCode(): string {
    const now = Math.floor(Date.now() / totpPeriodMs);
    const step = Math.max(now, this.#lastStep + 1);
    if (step > now + 1) throw new Error('Codes count once, and the next comes later');
    this.#lastStep = step;
    return this.#codeAt(step);
  }

  /** The last code, which is no longer accepted. */
  lastCode = (): string => this.#codeAt(this.#lastStep);

  #codeAt = (step: number) => this.#totp.generate({ timestamp: step * totpPeriodMs });
}

export interface Staff {
  readonly name: string;
  readonly role: StaffRole;
  readonly password: string;
  readonly authenticator: Authenticator;
  /** Ten recovery codes, each valid once. */
  readonly recoveryCodes: readonly string[];
}

interface CreatedAccount {
  readonly password: string;
  readonly authenticator: string;
  readonly recovery: string;
}

/** A client of the console without a browser, which submits forms as its pages do. */
export const createConsoleClient = (
  storageState?: StorageState,
  headers: Record<string, string> = {},
): Promise<APIRequestContext> =>
  request.newContext({
    baseURL: consoleOrigin,
    extraHTTPHeaders: { origin: consoleOrigin, ...headers },
    ...(storageState && { storageState }),
    maxRedirects: 0,
  });

/** An account as the command creates it: with a first password that must be changed. */
export async function addStaff(role: StaffRole): Promise<Staff> {
  // The data folder may be from an earlier run; a random name is never taken.
  const name = `${role}-${randomBytes(4).toString('hex')}`;
  const account = (await runCommandForJson([
    'staff',
    'add',
    name,
    role,
  ])) as unknown as CreatedAccount;
  return {
    name,
    role,
    password: account.password,
    authenticator: new Authenticator(account.authenticator),
    recoveryCodes: account.recovery.split('  '),
  };
}

export const sendSignIn = (
  client: APIRequestContext,
  form: { readonly name: string; readonly password: string; readonly code: string },
): Promise<APIResponse> => client.post('/session/start', { form: { ...form, back: '/' } });

/**
 * Signs in. A sign-in that is refused because of another test's requests is tried again, as a person would.
 * @throws Error when it is refused for another reason
 */
async function signInAs(client: APIRequestContext, staff: Staff): Promise<void> {
  const { name, password, authenticator } = staff;
  // A refused request uses up no code.
  const form = { name, password, code: authenticator.takeCode() };
  const signIn = async () => {
    const response = await sendSignIn(client, form);
    return `${response.status()} ${response.headers()['location'] ?? ''}`;
  };
  let line = '';
  await expect.poll(async () => (line = await signIn()), { message: name }).not.toMatch(/^429 /);
  if (!/^303 (?!\/sign-in)/.test(line)) throw new Error(`${name} cannot sign in: ${line}`);
}

/**
 * An account with its own password, ready to work.
 * @returns the account, and the state of a signed-in browser
 */
export async function addSignedInStaff(
  role: StaffRole,
): Promise<Staff & { readonly state: StorageState }> {
  const staff = await addStaff(role);
  const { name } = staff;
  const client = await createConsoleClient();
  await signInAs(client, staff);
  const page = await client.get('/account');
  const form = formsOf(await page.text()).find(({ action }) => action === '/account/password');
  const response = await client.post('/account/password', {
    form: {
      ...form?.fields,
      current: staff.password,
      password: ownPassword,
      repeated: ownPassword,
    },
  });
  const state = await client.storageState();
  const pageAfter = await client.get(response.headers()['location'] ?? '/account');
  const offeredForms = formsOf(await pageAfter.text());
  await client.dispose();
  // Until the password is chosen, no other page is available.
  if (!offeredForms.some(({ action }) => action === '/account/recovery'))
    throw new Error(`${name} could not choose a password: ${response.status()}`);
  return { ...staff, password: ownPassword, state };
}
