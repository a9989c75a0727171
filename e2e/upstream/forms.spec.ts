/**
 * The upstream fails while a form is sent (F2): nothing typed is lost, and the form is stored once when the upstream
 * works again.
 */
import { site } from '@/lib/site';
import { dropLoadErrors } from '../support/browser/test';
import { expect, test } from '../support/browser/visitor-test';
import {
  createApplicationPage,
  readReceiptNumber,
  type ApplicationPage,
} from '../support/applications/application-page';
import { caseOf, expectedStoredValues, prepareValues } from '../support/applications/form-cases';
import { storedFieldsOf, loadApplicationsByKey } from '../support/applications/application-rows';
import { dataDirs } from '../support/servers/ports-and-folders';
import { messages } from '../support/pages/messages';
import { setUpSiteWithUpstream } from './support/site-with-upstream';
import { FaultyProxy } from './support/faulty-proxy';

test.describe.configure({ mode: 'serial', timeout: 150_000 });

const upstream = new FaultyProxy();
const ownSite = setUpSiteWithUpstream(upstream);
test.use({ baseURL: ({}, use) => use(ownSite.origin) });

/** How the upstream fails, and which message visitors see, in both languages. */
const issues = [
  { issue: 'dead', message: 'network', kind: 'private', locale: 'zh-CN' },
  { issue: 'hang', message: 'network', kind: 'partners', locale: 'en-US' },
  { issue: 'error', message: 'busy', kind: 'cancelAccount', locale: 'zh-CN' },
] as const;

/** Expects the message, with other contacts of the company. */
async function expectHelp({ summary }: ApplicationPage, message: string): Promise<void> {
  // The test waits longer than a handler waits for its upstream.
  await expect(summary).toContainText(message, { timeout: 45_000 });
  await expect(summary).toBeFocused();
  const { phone, email } = site.company;
  await expect(summary.getByRole('link', { name: phone })).toHaveAttribute('href', `tel:${phone}`);
  await expect(summary.getByRole('link', { name: email })).toHaveAttribute(
    'href',
    `mailto:${email}`,
  );
}

for (const { issue, message, kind, locale } of issues)
  test(`${kind}, upstream ${issue}: kept, reported, and sent once it works again, ${locale}`, async ({
    page,
    request,
    pageErrors,
  }) => {
    const form = caseOf(kind);
    const formPage = await createApplicationPage(page, locale, form);
    await upstream.open('forward');
    const testedSite = { origin: ownSite.origin, dataDir: dataDirs.backend };
    const values = await prepareValues(form, locale, request, testedSite);
    await formPage.open();
    await formPage.fill(values);
    await formPage.passFillingTime();

    if (issue === 'dead') await upstream.close();
    else await upstream.open(issue);
    await formPage.submitButton.click();
    if (issue === 'hang') await expect(formPage.form).toHaveAttribute('aria-busy', 'true');
    await expectHelp(formPage, messages[locale].errors[message]);
    expect(await formPage.readValues()).toEqual(values);

    await upstream.open('forward');
    await formPage.submitButton.click();
    await readReceiptNumber(page, locale, form);
    const rows = await loadApplicationsByKey(formPage.idempotencyKeys[0] ?? '', dataDirs.backend);
    expect(rows.map(storedFieldsOf)).toEqual([expectedStoredValues(values)]);
    expect(new Set(formPage.idempotencyKeys).size).toBe(1);
    dropLoadErrors(pageErrors);
  });

// After three failures no calls are sent for ten seconds; visitors see no difference.
test('after a pause in the calls the upstream is used again', async ({ page, pageErrors }) => {
  const [form, locale] = [caseOf('partners'), 'zh-CN'] as const;
  const values = form.createValues();
  const formPage = await createApplicationPage(page, locale, form);
  await formPage.open();
  await formPage.fill(values);
  await formPage.passFillingTime();
  await upstream.open('error');
  // From the fourth form on no call is sent; the message stays the same.
  for (let n = 1; n <= 4; n += 1) {
    const formResponse = page.waitForResponse(formPage.handlerPattern);
    await formPage.submitButton.click();
    await formResponse;
    await expect(formPage.form).toHaveAttribute('aria-busy', 'false');
    await expectHelp(formPage, messages[locale].errors.busy);
  }
  await upstream.open('forward');
  await expect(async () => {
    const formResponse = page.waitForResponse(formPage.handlerPattern);
    await formPage.submitButton.click();
    expect((await formResponse).status()).toBe(200);
  }).toPass({ timeout: 30_000, intervals: [3_000] });
  await readReceiptNumber(page, locale, form);
  expect(
    await loadApplicationsByKey(formPage.idempotencyKeys[0] ?? '', dataDirs.backend),
  ).toHaveLength(1);
  dropLoadErrors(pageErrors);
});
