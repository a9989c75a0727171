/** What pages have stored in the browser's local storage. */
import type { Page } from '@playwright/test';

/** A value of local storage; the page must not be navigating. */
export const readStoredValue = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key);

/** Waits until the analytics (lib/analytics/visits) have stored this number of arrivals at the home page. */
export const waitForHomeVisitStored = (page: Page, visits: number): Promise<unknown> =>
  page.waitForFunction((count) => localStorage.getItem('HOME_VISIT') === String(count), visits);
