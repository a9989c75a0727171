/** A site that is not configured: it says so in one line, and leaves out what it does not know (B7). */
import { agents } from '../support/agents';
import { waitForHydration } from '../support/hydration';
import { expect, test } from '../support/test';

test.use({ userAgent: agents.windows });

test('names what to configure, until it is put away', async ({ page, context }) => {
  await page.goto('/');
  const strip = page.locator('[data-demo-data]');
  await strip.locator('summary').click();
  const names = strip.getByText('SITE_ORIGIN');
  await expect(names).toBeVisible();
  const listed = (await names.innerText()).split(' ');
  for (const name of ['SITE_ORIGIN', 'COMPANY_LEGAL_NAME', 'UPSTREAM_HOST'])
    expect(listed).toContain(name);
  // What the site is given is not asked for.
  expect(listed).not.toContain('COMPANY_PHONE');
  await waitForHydration(page);
  // Heard a moment after React has taken over, once effects have run.
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
  await expect(tab.locator('[data-demo-data]')).toBeVisible();
});

test('no row without a value, and the code of the contact page where there is none of the operator (B7)', async ({
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

test('cancelling an account is found where one looks for it', async ({ request }) => {
  for (const path of ['/service', '/en/user-service']) {
    const html = await (await request.get(path)).text();
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    const footer = html.slice(html.indexOf('<footer'), html.indexOf('</footer>'));
    for (const part of [main, footer]) expect(part).toContain('/cancel-account"');
  }
});
