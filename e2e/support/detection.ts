import { expect, type Browser, type Page } from '@playwright/test';
import { pagePath } from '../../lib/i18n/paths';
import { hydrated } from './test';
import { words, type Locale } from './words';

/** The address a visitor comes from; the tests' proxy forwards it. Public, so that it can be compared. */
export const visitorAddress = '93.184.216.34';

/** A device's user agent with the version of the browser that is really there. */
export const agentOf = (browser: Browser, agent: string): string =>
  agent.replace(/Chrome\/[\d.]+/, `Chrome/${browser.version().split('.')[0]}.0.0.0`);

/** Playwright drives the browser and the browser says so; visitors' browsers are driven by nobody. */
export async function asVisitor(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }),
  );
}

/** Opens the page, presses the button and gives the ids of what was found. */
export async function detect(page: Page, locale: Locale = 'en-US'): Promise<string[]> {
  await page.goto(pagePath(locale, '/detect'));
  await hydrated(page);
  return press(page, locale);
}

/** Presses the button and waits for the report. */
export async function press(page: Page, locale: Locale): Promise<string[]> {
  const { start, facts } = words[locale].detect.tool;
  await page.getByRole('button', { name: start, exact: true }).click();
  await expect(page.getByRole('heading', { name: facts })).toBeVisible();
  return page
    .locator('[data-finding]')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-finding') ?? ''));
}
