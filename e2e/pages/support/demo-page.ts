/** The live product demo in a browser. */
import type { Locator, Page } from '@playwright/test';
import { pathPrefixByLocale } from '@/lib/core/i18n/paths';
import type { Locale } from '@/lib/core/i18n/routing';
import { demo as en } from '@/messages/en-US/demo.json';
import { demo as zh } from '@/messages/zh-CN/demo.json';

export const demoMessages = { 'zh-CN': zh, 'en-US': en } as const;

/**
 * Opens the page of the demo and waits until the demo is live.
 * @param fragment a scene, with `#`
 */
export async function openDemo(page: Page, locale: Locale, fragment = ''): Promise<Locator> {
  await page.goto(`${pathPrefixByLocale[locale]}/webtrial${fragment}`);
  const demo = page.locator('[data-demo-island]');
  await demo.waitFor();
  return demo;
}

/** Clicks the highlighted control until none is highlighted: the tour step is done. */
export async function finishTourStep(demo: Locator, press: (control: Locator) => Promise<void>) {
  const ring = demo.locator('[data-hint]:visible').last();
  while ((await ring.count()) > 0) await press(ring);
}
