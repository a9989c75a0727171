/** A page next to a simulated desktop client. */
import { type Page } from '@playwright/test';
import { pagePath } from '@/lib/core/i18n/paths';
import { startSimulator, type Simulator } from '@/scripts/desktop/simulator';
import type { Locale } from '@/lib/core/i18n/routing';
import { siteOrigin } from '../../support/servers/ports-and-folders';
import { waitForHydration } from '../../support/browser/hydration';
import { test as base } from '../../support/browser/test';
import { messages } from '../../support/pages/messages';

/** Every test has its own client, on its own port. */
export const test = base.extend<{ client: Simulator }>({
  client: async ({}, provide) => {
    const client = await startSimulator({ origins: [siteOrigin] });
    await provide(client);
    await client.stop();
  },
});

export { expect } from '../../support/browser/test';

/** Gives a page the cookies of a page inside the client. */
export const addClientCookies = (
  page: Page,
  { cookies }: Simulator,
  without: readonly string[] = [],
) =>
  page.context().addCookies(
    Object.entries(cookies)
      .filter(([name]) => !without.includes(name))
      .map(([name, value]) => ({ name, value, url: siteOrigin })),
  );

/** The part of the check page for the client. The test controls the page's clock. */
export async function openDetectPanel(page: Page, locale: Locale = 'zh-CN') {
  await page.clock.install();
  await page.goto(pagePath(locale, '/detect'));
  await waitForHydration(page);
  const { connection, client } = messages[locale].desktop;
  const panel = page.locator('[data-client]');
  const value = (label: string) => panel.locator(`dt:text-is("${label}") + dd`);
  return {
    panel,
    messages: { ...client, connection },
    status: panel.getByRole('status').first(),
    connectedNotice: panel.getByText(connection.success),
    ip: value(client.ip.label),
    gateway: value(client.gateway.label),
    button: (name: string) => panel.getByRole('button', { name, exact: true }),
    advanceClock: (ms: number) => page.clock.fastForward(ms),
  };
}
