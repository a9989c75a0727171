/** The console without a mouse: controls are reached with Tab and pressed with Enter. */
import { createPhone } from '../support/visitors/visitor';
import { tabTo } from '../support/browser/keyboard';
import { expect, addSignedInStaff, test } from './support/console-test';
import { loadApplicationState, storeApplication } from './support/console-rows';
import { describeRecordType } from './support/record-descriptions';
import { consoleMessages } from './support/console-messages';

const { frame, list, signIn } = consoleMessages['en-US'];
const [applications, people] = [
  describeRecordType('applications', 'en'),
  describeRecordType('people', 'en'),
];
const [promoters, staff] = [
  describeRecordType('promoters', 'en'),
  describeRecordType('staff', 'en'),
];

test('signs in and works on an application with keys alone', async ({ openPageAs }) => {
  const { name, password, authenticator } = await addSignedInStaff('support');
  const number = await storeApplication({ company: 'Keys alone' });
  const page = await openPageAs('signedOut', { locale: 'en-US' });
  await page.goto('/applications');
  await expect(page.getByLabel(signIn.name)).toBeFocused();
  for (const text of [name, password]) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type(authenticator.takeCode());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/applications$/);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: frame.skip })).toBeFocused();
  await tabTo(page, page.getByLabel(applications.filter('q')));
  await page.keyboard.type(number);
  await page.keyboard.press('Enter');
  await expect(page.locator('tbody tr')).toHaveCount(1);
  await tabTo(page, page.getByRole('link', { name: number }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: applications.label('take'), exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toBeVisible();
  await tabTo(page, page.getByLabel(applications.arg('note', 'text')));
  await page.keyboard.type('called');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('called')).toBeVisible();
  expect(await loadApplicationState(number)).toMatchObject({ state: 'in work', handler: name });
});

test('reaches the main control of each screen', async ({ openPageAs, ensureStaff }) => {
  const phone = createPhone();
  await storeApplication({ company: 'Keys alone', phone: `+86${phone}` });
  const page = await openPageAs('owner', { locale: 'en-US' });
  for (const [path, name] of [
    [`/people?phone=${phone}`, people.label('erase')],
    ['/promoters/abc123', promoters.label('set')],
    ['/audit', list.filter],
    ['/account', consoleMessages['en-US'].account.everywhere.submit],
  ] as const) {
    await page.goto(path);
    await tabTo(page, page.getByRole('button', { name, exact: true }));
  }
  await page.goto(`/staff/${(await ensureStaff('support')).name}`);
  await tabTo(page, page.getByRole('button', { name: staff.label('role') }));
});

test('a table wider than its space scrolls in its own frame, with keys too', async ({
  openPageAs,
}) => {
  await storeApplication({ company: 'Wide table' });
  const page = await openPageAs('reader', {
    locale: 'en-US',
    viewport: { width: 700, height: 800 },
  });
  await page.goto('/applications');
  const table = page.getByRole('region', { name: applications.title });
  await tabTo(page, table);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});
