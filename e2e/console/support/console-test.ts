/**
 * Tests of the console: `const page = await openPageAs('editor')` opens a page of a signed-in account with that role.
 */
import {
  test as base,
  type Browser,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import type { Locale } from '@/lib/core/i18n/routing';
import { consoleOrigin } from '../../support/servers/ports-and-folders';
import { addSignedInStaff, type StaffRole, type Staff, type StorageState } from './staff';
import { consoleMessages } from './console-messages';

export { expect } from '@playwright/test';
export { addSignedInStaff };

export type SignedInStaff = Staff & { readonly state: StorageState };

interface PageOptions extends Pick<BrowserContextOptions, 'javaScriptEnabled' | 'viewport'> {
  readonly locale?: Locale;
}

/** The page's error message. Only in `main`, because Next announces new pages in an element of that role. */
export const findRefusal = (page: Page) => page.getByRole('main').getByRole('alert').first();

/**
 * Confirms the question that the console asks before an action.
 * @param action the name of the action
 */
export const confirmAction = (page: Page, action: string) =>
  page
    .getByRole('button', {
      name: consoleMessages['zh-CN'].resultNotice.sure.replace('{what}', action),
    })
    .click();

/** The size of a phone held upright. */
export const phoneSize = { width: 390, height: 844 };

interface TestFixtures {
  /**
   * A page of the role, or of a visitor without a sign-in, in its own browser. Chinese, with scripts and a desktop's
   * size by default.
   */
  readonly openPageAs: (
    person: StaffRole | SignedInStaff | 'signedOut',
    options?: PageOptions,
  ) => Promise<Page>;
  /** Errors in the browser's console; a test that expects a refusal empties the list. */
  readonly pageErrors: string[];
}

interface WorkerFixtures {
  /**
   * The account of a role. Each worker has its own account, so that no worker signs another out; tests that end
   * sessions or change secrets use `addSignedInStaff`.
   */
  readonly ensureStaff: (role: StaffRole) => Promise<SignedInStaff>;
}

const createLanguageCookie = (locale: Locale) => ({
  name: 'console_language',
  value: locale,
  url: consoleOrigin,
});

async function openContext(
  browser: Browser,
  state: StorageState | undefined,
  pageOptions: PageOptions,
) {
  const { locale = 'zh-CN', ...options } = pageOptions;
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    baseURL: consoleOrigin,
    ...(state && { storageState: state }),
    ...options,
  });
  await context.addCookies([createLanguageCookie(locale)]);
  return context;
}

async function ensureState(
  person: StaffRole | SignedInStaff | 'signedOut',
  ensureStaff: WorkerFixtures['ensureStaff'],
) {
  if (person === 'signedOut') return undefined;
  return (typeof person === 'string' ? await ensureStaff(person) : person).state;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  ensureStaff: [
    async ({}, use) => {
      const accounts = new Map<StaffRole, Promise<SignedInStaff>>();
      await use((role) => {
        const account = accounts.get(role) ?? addSignedInStaff(role);
        accounts.set(role, account);
        return account;
      });
    },
    { scope: 'worker' },
  ],
  pageErrors: [
    async ({}, use) => {
      const pageErrors: string[] = [];
      await use(pageErrors);
      base.expect(pageErrors, 'errors in the browser console').toEqual([]);
    },
    { scope: 'test' },
  ],
  openPageAs: [
    async ({ browser, ensureStaff, pageErrors }, use) => {
      const contexts: Awaited<ReturnType<typeof openContext>>[] = [];
      await use(async (person, pageOptions = {}) => {
        const context = await openContext(
          browser,
          await ensureState(person, ensureStaff),
          pageOptions,
        );
        contexts.push(context);
        const page = await context.newPage();
        page.on('console', (message) => {
          if (message.type() === 'error') pageErrors.push(message.text());
        });
        page.on('pageerror', (error) => pageErrors.push(String(error)));
        return page;
      });
      for (const context of contexts) await context.close();
    },
    { scope: 'test' },
  ],
});
