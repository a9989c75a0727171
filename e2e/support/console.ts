/** Tests of the console: `const page = await as('editor')` is a page of an account with that role, signed in. */
import {
  test as base,
  type Browser,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import { newStaff, type Role, type Staff, type StorageState } from './staff';
import { consoleOrigin } from './servers';
import type { Locale } from './messages';

export { expect } from '@playwright/test';
export { newStaff };

export type SignedIn = Staff & { readonly state: StorageState };

interface Seat extends Pick<BrowserContextOptions, 'javaScriptEnabled' | 'viewport'> {
  readonly language?: Locale;
}

/** What a page says was refused; the frame has an element of that role for the names of pages. */
export const refusalOn = (page: Page) => page.getByRole('main').getByRole('alert').first();

/** The width of a phone in a hand. */
export const phoneSize = { width: 390, height: 844 };

interface PerTest {
  /** A page of the role, or of a visitor without a sign-in, in its own browser. Chinese, with scripts and a desktop's size unless said otherwise. */
  readonly as: (who: Role | SignedIn | 'signedOut', seat?: Seat) => Promise<Page>;
  /** What the browser's console said that it must not; a test that looks for a refusal empties it. */
  readonly problems: string[];
}

interface PerWorker {
  /**
   * The account of a role. One for each worker, so that none signs another out; what ends sessions or changes secrets takes one
   * of its own, `newStaff`.
   */
  readonly staffOf: (role: Role) => Promise<SignedIn>;
}

const cookieOf = (language: Locale) => ({
  name: 'console_language',
  value: language,
  url: consoleOrigin,
});

async function open(browser: Browser, state: StorageState | undefined, seat: Seat) {
  const { language = 'zh-CN', ...options } = seat;
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    baseURL: consoleOrigin,
    ...(state && { storageState: state }),
    ...options,
  });
  await context.addCookies([cookieOf(language)]);
  return context;
}

async function stateOf(who: Role | SignedIn | 'signedOut', staffOf: PerWorker['staffOf']) {
  if (who === 'signedOut') return undefined;
  return (typeof who === 'string' ? await staffOf(who) : who).state;
}

export const test = base.extend<PerTest, PerWorker>({
  staffOf: [
    async ({}, use) => {
      const known = new Map<Role, Promise<SignedIn>>();
      await use((role) => {
        const made = known.get(role) ?? newStaff(role);
        known.set(role, made);
        return made;
      });
    },
    { scope: 'worker' },
  ],
  problems: [
    async ({}, use) => {
      const problems: string[] = [];
      await use(problems);
      base.expect(problems, 'errors in the browser console').toEqual([]);
    },
    { scope: 'test' },
  ],
  as: [
    async ({ browser, staffOf, problems }, use) => {
      const opened: Awaited<ReturnType<typeof open>>[] = [];
      await use(async (who, seat = {}) => {
        const context = await open(browser, await stateOf(who, staffOf), seat);
        opened.push(context);
        const page = await context.newPage();
        page.on('console', (message) => {
          if (message.type() === 'error') problems.push(message.text());
        });
        page.on('pageerror', (error) => problems.push(String(error)));
        return page;
      });
      for (const context of opened) await context.close();
    },
    { scope: 'test' },
  ],
});
