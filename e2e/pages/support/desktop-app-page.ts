/** A page next to a simulated desktop app. */
import { type Page } from '@playwright/test';
import { pagePath } from '@/lib/core/i18n/paths';
import { startSimulator, type Simulator } from '@/scripts/desktop/simulator';
import type { Locale } from '@/lib/core/i18n/routing';
import { siteOrigin } from '../../support/servers/ports-and-folders';
import { waitForHydration } from '../../support/browser/hydration';
import { test as base } from '../../support/browser/test';
import { messages } from '../../support/pages/messages';

/** Every test has its own desktop app, on its own port. */
export const test = base.extend<{ desktopApp: Simulator }>({
  desktopApp: async ({}, provide) => {
    const desktopApp = await startSimulator({ origins: [siteOrigin] });
    await provide(desktopApp);
    await desktopApp.stop();
  },
});

export { expect } from '../../support/browser/test';

/** Gives a page the cookies of a page inside the desktop app. */
export const addDesktopAppCookies = (
  page: Page,
  { cookies }: Simulator,
  without: readonly string[] = [],
) =>
  page.context().addCookies(
    Object.entries(cookies)
      .filter(([name]) => !without.includes(name))
      .map(([name, value]) => ({ name, value, url: siteOrigin })),
  );

/** The part of the check page for the desktop app. The test controls the page's clock. */
export async function openDetectPanel(page: Page, locale: Locale = 'zh-CN') {
  await page.clock.install();
  await page.goto(pagePath(locale, '/detect'));
  await waitForHydration(page);
  const { connection, app } = messages[locale].desktop;
  const panel = page.locator('[data-desktop-app]');
  const value = (label: string) => panel.locator(`dt:text-is("${label}") + dd`);
  return {
    panel,
    messages: { ...app, connection },
    status: panel.getByRole('status').first(),
    connectedNotice: panel.getByText(connection.success),
    ip: value(app.ip.label),
    gateway: value(app.gateway.label),
    button: (name: string) => panel.getByRole('button', { name, exact: true }),
    advanceClock: (ms: number) => page.clock.fastForward(ms),
  };
}
