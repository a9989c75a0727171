import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { applicationForms } from '@superbrowser/contract/forms/application-forms';
import { applicationSlugOf } from '@superbrowser/contract/forms/application-kinds';
import {
  groupApplicationNumber,
  parseApplicationNumber,
} from '@superbrowser/contract/forms/application-number';
import { pagePath } from '@/lib/core/i18n/paths';
import { answerDeadline } from '@/lib/support-hours';
import type { Locale } from '@/lib/core/i18n/routing';
import { messages } from '../pages/messages';
import { namesOf, type FormCase, type FormValues } from './form-cases';

/**
 * A form filled faster than this counts as filled by a robot: `minFillMs` of lib/applications/accept-application.ts.
 */
const humanMs = 2_000;

/** Fills one value into its control, whatever kind of control that is. */
async function fillControl(box: Locator, name: string, value: string | true): Promise<void> {
  const control = box.locator(`[name="${name}"]`);
  if (value === true) return control.check();
  const first = control.first();
  const kind = await first.evaluate((element: HTMLInputElement) => element.type);
  if (kind === 'radio') return box.locator(`[name="${name}"][value="${value}"]`).check();
  if (kind === 'select-one') return void (await first.selectOption(value));
  return first.fill(value);
}

/** An application form on its page, found by its texts; `open` opens it. The test controls the page's clock. */
export async function createApplicationPage(page: Page, locale: Locale, formCase: FormCase) {
  await page.clock.install();
  const { name, submit } = namesOf(formCase, locale);
  const form = page.getByRole('form', { name, exact: true });
  const button = form.getByRole('button', { name: submit, exact: true });
  const idempotencyKeys: string[] = [];
  page.on('request', (request: Request) => {
    if (!request.url().endsWith(`/api/applications/${applicationSlugOf(formCase.kind)}`)) return;
    // The browser does not expose the body of a form with a file.
    const key = /"idempotency_key":"([^"]+)"/.exec(request.postData() ?? '');
    idempotencyKeys.push(key?.[1] ?? '');
  });
  const waitUntilHydrated = () => expect(button).toHaveAttribute('type', 'submit');
  return {
    form,
    submitButton: button,
    summary: form.getByRole('alert'),
    restored: form.getByText(messages[locale].applications.form.restored),
    honeypot: form.locator('[name="company_website"]'),
    /** Idempotency keys of submitted forms, oldest first; '' for a form with a screenshot. */
    idempotencyKeys,
    handlerPattern: `**/api/applications/${applicationSlugOf(formCase.kind)}`,
    path: pagePath(locale, formCase.path, formCase.hash),
    waitUntilHydrated,
    open: async (query: `?${string}` | '' = '') => {
      await page.goto(pagePath(locale, formCase.path, `${query}${formCase.hash}` as typeof query));
      // Where the page's clock stands still, its scripts start with the first key.
      await page.keyboard.press('Shift');
      await waitUntilHydrated();
    },
    /** The first control of a field. */
    field: (field: string) => form.locator(`[name="${field}"]`).first(),
    /** The element that carries a field's error: the control, or the group of its cards. */
    describedElement: (field: string) =>
      form.locator(
        `[role="radiogroup"]:has([name="${field}"]), [name="${field}"]:not([type="radio"])`,
      ),
    fill: async (values: FormValues) => {
      for (const [field, value] of Object.entries(values)) await fillControl(form, field, value);
    },
    /** The present values of the form, except files and the honeypot. */
    readValues: (): Promise<Record<string, string | true>> =>
      form.evaluate((element: HTMLFormElement) =>
        Object.fromEntries(
          [...new FormData(element)].flatMap(([field, value]) =>
            field === 'company_website' || typeof value !== 'string'
              ? []
              : [[field, field === 'is_agreed' ? true : value]],
          ),
        ),
      ),
    /** Names of the fields in the order of the page. */
    readFieldNames: (): Promise<string[]> =>
      form.evaluate((element: HTMLFormElement) => [
        ...new Set(
          Array.from(element.elements as HTMLCollectionOf<HTMLInputElement>, ({ name, type }) =>
            // A screenshot is read when it is chosen; its control submits nothing and needs no name.
            type === 'file' ? 'screenshot' : name,
          ),
        ),
      ]),
    /** The key of the last submission that was not acknowledged, which the page stores for a retry. */
    readStoredKey: (): Promise<string> =>
      page.evaluate(() => {
        const sentForm = JSON.parse(sessionStorage.getItem('apply_sent') ?? '{}') as {
          key?: string;
        };
        return sentForm.key ?? '';
      }),
    /** Advances the page's clock by the time a person needs to fill the form. */
    passFillingTime: () => page.clock.fastForward(humanMs),
  };
}

export type ApplicationPage = Awaited<ReturnType<typeof createApplicationPage>>;

const queryOf = (page: Page): Record<string, string> =>
  Object.fromEntries(new URL(page.url()).searchParams);

/** Waits for the page after a form (F5) and reads the number on it. */
export async function readReceiptNumber(
  page: Page,
  locale: Locale,
  { kind }: FormCase,
): Promise<string> {
  const { receiptPath } = applicationForms[kind];
  await expect(page).toHaveURL(({ pathname }) => pathname === pagePath(locale, receiptPath));
  // The only other parameter may be the promoter.
  const { no: number = '', promoter, ...otherParameters } = queryOf(page);
  expect([promoter ?? 'abc123', otherParameters]).toEqual(['abc123', {}]);
  expect(parseApplicationNumber(number), 'the check character').toBe(number);
  const { receipts } = messages[locale];
  const { title, text } = receipts[kind];
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByText(text.replace('{answerTime}', answerDeadline[locale]))).toBeVisible();
  await expect(page.getByText(groupApplicationNumber(number), { exact: true })).toBeVisible();
  return number;
}
