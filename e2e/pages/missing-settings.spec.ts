/**
 * A site with no setting but a telephone lists the missing settings in one line, and leaves out what it does not know
 * (B7).
 */
import { userAgents } from '../support/browser/user-agents';
import { waitForHydration } from '../support/browser/hydration';
import { expect, test } from '../support/browser/test';

test.use({ userAgent: userAgents.windows });

test('lists what to configure, until the list is closed', async ({ page, context }) => {
  await page.goto('/');
  const strip = page.locator('[data-missing-settings]');
  await strip.locator('summary').click();
  const names = strip.getByText('SITE_ORIGIN');
  await expect(names).toBeVisible();
  const listedNames = (await names.innerText()).split(' ');
  for (const name of ['SITE_ORIGIN', 'COMPANY_LEGAL_NAME', 'UPSTREAM_HOST'])
    expect(listedNames).toContain(name);
  // Settings that are set are not listed.
  expect(listedNames).not.toContain('COMPANY_PHONE');
  await waitForHydration(page);
  // The button works only after React has hydrated the page and run effects.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(names).toBeHidden({ timeout: 1_000 });
  }).toPass();

  await expect(async () => {
    await strip.getByRole('button').click();
    await expect(strip).toBeHidden({ timeout: 1_000 });
  }).toPass();
  await page.getByRole('contentinfo').locator('a[href$="/about"]').click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(strip).toBeHidden();
  await page.reload();
  await expect(strip).toBeHidden();
  const tab = await context.newPage();
  await tab.goto('/');
  await expect(tab.locator('[data-missing-settings]')).toBeVisible();
});

test('leaves out rows without a value, and shows the site’s own QR code where the operator has set none (B7)', async ({
  request,
}) => {
  const html = await (await request.get('/about')).text();
  const footer = html.slice(html.indexOf('<footer'), html.indexOf('</footer>'));
  expect(footer).toContain(`© ${new Date().getFullYear()} 超级浏览器`);
  expect(footer).toContain('400-000-0000');
  for (const absent of ['待配置', 'beian.miit.gov.cn', '地址', 'undefined'])
    expect(footer).not.toContain(absent);
  expect(footer).toContain('手机扫码打开联系页');
});
