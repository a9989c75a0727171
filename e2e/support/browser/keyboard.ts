import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** Presses Tab until the control has the focus, and checks that it is visible. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) {
      await expect(control).toBeInViewport();
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error('Eighty steps did not reach the control');
}
