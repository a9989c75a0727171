/** What holds for each screen in both languages: it is accessible, and nothing on it is wider than a phone. */
import { menuPathOf, menuEntries } from '@superbrowser/console/lib/menu';
import { routing } from '@/lib/core/i18n/routing';
import { findViolations } from '../support/browser/axe';
import { measureSidewaysScroll } from '../support/browser/layout-size';
import { isNightly } from '../support/nightly';
import { expect, phoneSize, findRefusal, test, type SignedInStaff } from './support/console-test';
import { storeApplication } from './support/console-rows';
import { createTestPackage, uploadPackage } from './support/package-uploads';
import type { StaffRole } from './support/staff';

interface Screen {
  readonly name: string;
  readonly who: StaffRole | 'signedOut';
  readonly path:
    string | ((ensureStaff: (role: StaffRole) => Promise<SignedInStaff>) => Promise<string>);
}

const longName = `${'Long name of a company '.repeat(4)}${'x'.repeat(60)}`;

const screens: readonly Screen[] = [
  ...[
    ...menuEntries.map(menuPathOf),
    '/account',
    '/health/errors',
    '/news/edit?sample=1',
    '/news/pictures',
    '/campaigns/edit?sample=1',
    '/releases/windows%3Av5%3A5.290.2',
    '/webhooks',
    '/ads/top',
    '/settings/mourning',
    '/campaigns/new-user-gift',
    '/releases/new',
  ].map((path) => ({ name: path, who: 'owner' as const, path })),
  {
    name: 'an application',
    who: 'support',
    path: async () => `/applications/${await storeApplication({ company: longName })}`,
  },
  {
    name: 'an uploaded version',
    who: 'editor',
    path: async (ensureStaff) =>
      `/releases/new?upload=${await uploadPackage((await ensureStaff('editor')).state, createTestPackage())}`,
  },
  {
    name: 'an upload',
    who: 'editor',
    path: async (ensureStaff) =>
      `/uploads/${await uploadPackage((await ensureStaff('editor')).state, createTestPackage())}`,
  },
  { name: 'a refused sign-in', who: 'signedOut', path: '/sign-in?refused=wrong&name=anna' },
  // A reader sees the page without a form.
  ...(isNightly ? [{ name: '/site of a reader', who: 'reader' as const, path: '/site' }] : []),
];

/** A message key where its text should be. */
const rawKey = /\bconsole\.[\w-]+\.\w+/;

// Axe checks each screen once, and at night also in the other language and on a phone: words and width seldom change
// its result.
for (const { name, who, path } of screens)
  test(`${name} is accessible`, async ({ openPageAs, ensureStaff }) => {
    const pathToOpen = typeof path === 'string' ? path : await path(ensureStaff);
    for (const locale of routing.locales) {
      const page = await openPageAs(who, { locale });
      const response = await page.goto(pathToOpen);
      // Each page has its own script policy (packages/console/middleware.ts).
      expect(response?.headers()['content-security-policy']).toContain("script-src 'nonce-");
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      if (who === 'signedOut') await expect(findRefusal(page)).toBeVisible();
      const text = await page.locator('body').innerText();
      expect(text).not.toMatch(rawKey);
      // Sentences of this page are put together from parts; on other pages people may have typed braces.
      if (pathToOpen.startsWith('/health')) expect(text).not.toMatch(/\{\w+\}/);
      if (isNightly || locale === 'zh-CN') expect(await findViolations(page)).toEqual([]);
      await page.setViewportSize(phoneSize);
      expect(await measureSidewaysScroll(page), `sideways, ${locale}`).toBe(0);
      if (isNightly) expect(await findViolations(page)).toEqual([]);
    }
  });

test('on a phone the menu is one row, and a list begins on the first screen with a card for each row', async ({
  openPageAs,
}) => {
  await storeApplication({ company: longName, phone: '+8613800138000' });
  for (const locale of routing.locales) {
    const page = await openPageAs('owner', { locale, viewport: phoneSize });
    await page.goto('/applications');
    const heights = await page
      .getByRole('navigation')
      .first()
      .evaluate((menu) => [
        menu.clientHeight,
        ...[...menu.children].map((child) => child.clientHeight),
      ]);
    expect(new Set(heights).size, 'as high as one of its links').toBe(1);
    const card = page.locator('tbody tr').first();
    const box = await card.boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(phoneSize.height);
    await expect(page.locator('#q')).toBeHidden();
    await card.getByRole('link').first().click();
    await expect(page.getByRole('link', { name: '+8613800138000' })).toHaveAttribute(
      'href',
      'tel:+8613800138000',
    );
    await page.goto('/health');
    await expect(page.locator('[aria-current=page]')).toBeInViewport();
  }
});

test('missing and forbidden pages say so in both languages', async ({ openPageAs, pageErrors }) => {
  for (const locale of routing.locales) {
    const page = await openPageAs('reader', { locale });
    for (const path of ['/no-such-page', '/people', '/applications/22222-22222']) {
      expect((await page.goto(path))?.status(), path).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      if (isNightly || path === '/people') expect(await findViolations(page)).toEqual([]);
    }
  }
  // The browser itself logs that these pages are missing.
  pageErrors.length = 0;
});

test('the language is changed with one button, and stays', async ({ openPageAs }) => {
  const page = await openPageAs('reader');
  await page.goto('/applications?state=done');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await page.goto('/account');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
});
