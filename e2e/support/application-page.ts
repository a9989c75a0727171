import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { applicationForms } from '@superbrowser/contract/forms/registry';
import { pagePath } from '../../lib/i18n/paths';
import { applySlugOf } from '@superbrowser/contract/forms/apply-kinds';
import { groupedApplyNumber, readApplyNumber } from '@superbrowser/contract/forms/apply-number';
import { responsePromise } from '../../lib/site';
import { namesOf, type FormCase, type Values } from './application-forms';
import { messages, type Locale } from './messages';

/** Below this a form counts as filled by a machine. */
const humanMs = 2_000;

/** Puts one value into its control, whatever kind of control it is. */
async function put(box: Locator, name: string, value: string | true): Promise<void> {
  const control = box.locator(`[name="${name}"]`);
  if (value === true) return control.check();
  const first = control.first();
  const kind = await first.evaluate((element: HTMLInputElement) => element.type);
  if (kind === 'radio') return box.locator(`[name="${name}"][value="${value}"]`).check();
  if (kind === 'select-one') return void (await first.selectOption(value));
  return first.fill(value);
}

/** One of the seven forms on its page, through the words on it. Time there passes as the test says. */
export async function applicationPage(page: Page, locale: Locale, form: FormCase) {
  await page.clock.install();
  const { name, submit } = namesOf(form, locale);
  const box = page.getByRole('form', { name, exact: true });
  const button = box.getByRole('button', { name: submit, exact: true });
  const keys: string[] = [];
  page.on('request', (request: Request) => {
    if (!request.url().endsWith(`/api/applications/${applySlugOf(form.kind)}`)) return;
    // Of a form with a file next to it the browser shows nothing.
    const key = /"idempotency_key":"([^"]+)"/.exec(request.postData() ?? '');
    keys.push(key?.[1] ?? '');
  });
  /** Waits until the form answers. */
  const hydrated = () => expect(button).toHaveAttribute('type', 'submit');
  return {
    box,
    submit: button,
    summary: box.getByRole('alert'),
    restored: box.getByText(messages[locale].applications.form.restored),
    trap: box.locator('[name="company_website"]'),
    /** Keys of what was sent, oldest first; '' for a form with a picture. */
    keys,
    handler: `**/api/applications/${applySlugOf(form.kind)}`,
    address: pagePath(locale, form.path, form.hash),
    hydrated,
    open: async (query: `?${string}` | '' = '') => {
      await page.goto(pagePath(locale, form.path, `${query}${form.hash}` as typeof query));
      // Where the page's clock stands still, its scripts come with the first key.
      await page.keyboard.press('Shift');
      await hydrated();
    },
    /** The first control of a field. */
    field: (field: string) => box.locator(`[name="${field}"]`).first(),
    /** What carries a field's error: the control, or the group of its cards. */
    described: (field: string) =>
      box.locator(
        `[role="radiogroup"]:has([name="${field}"]), [name="${field}"]:not([type="radio"])`,
      ),
    fill: async (values: Values) => {
      for (const [field, value] of Object.entries(values)) await put(box, field, value);
    },
    /** Everything the form holds right now, sign by sign; files aside. */
    typed: (): Promise<Record<string, string | true>> =>
      box.evaluate((element: HTMLFormElement) =>
        Object.fromEntries(
          [...new FormData(element)].flatMap(([field, value]) =>
            field === 'company_website' || typeof value !== 'string'
              ? []
              : [[field, field === 'is_agreed' ? true : value]],
          ),
        ),
      ),
    /** Names of the fields in the order of the page. */
    order: (): Promise<string[]> =>
      box.evaluate((element: HTMLFormElement) => [
        ...new Set(
          Array.from(element.elements as HTMLCollectionOf<HTMLInputElement>, ({ name, type }) =>
            // A picture is read when it is chosen; its control sends nothing and needs no name.
            type === 'file' ? 'screenshot' : name,
          ),
        ),
      ]),
    /** The key of what was sent last and not yet taken, as the page keeps it for sending again. */
    storedKey: (): Promise<string> =>
      page.evaluate(() => {
        const sent = JSON.parse(sessionStorage.getItem('apply_sent') ?? '{}') as { key?: string };
        return sent.key ?? '';
      }),
    /** Lets the page's clock go on until a person could have filled it. */
    takeTime: () => page.clock.fastForward(humanMs),
  };
}

export type ApplicationPage = Awaited<ReturnType<typeof applicationPage>>;

const queryOf = (page: Page): Record<string, string> =>
  Object.fromEntries(new URL(page.url()).searchParams);

/** Waits for the page after a form (F5) and reads the number on it. */
export async function receiptOf(page: Page, locale: Locale, { kind }: FormCase): Promise<string> {
  const { success } = applicationForms[kind];
  await expect(page).toHaveURL(({ pathname }) => pathname === pagePath(locale, success));
  // The only other parameter may be the promoter.
  const { no: number = '', promoter, ...more } = queryOf(page);
  expect([promoter ?? 'abc123', more]).toEqual(['abc123', {}]);
  expect(readApplyNumber(number), 'the check character').toBe(number);
  const { receipts } = messages[locale];
  const { title, text } = receipts[kind];
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByText(text.replace('{promise}', responsePromise[locale]))).toBeVisible();
  await expect(page.getByText(groupedApplyNumber(number), { exact: true })).toBeVisible();
  return number;
}

/** Removes the browser's "Failed to load resource" lines, which tests of refused requests expect. */
export function dropRefusals(problems: string[]): void {
  const rest = problems.filter((problem) => !/^Failed to load resource/.test(problem));
  problems.splice(0, problems.length, ...rest);
}
