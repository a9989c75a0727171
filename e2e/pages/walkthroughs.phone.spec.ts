/** The walkthroughs on a phone: by touch, and nothing moves beside the picture. */
import { routing } from '../../lib/i18n/routing';
import { prefixOf } from '../../lib/i18n/paths';
import { demoWords } from '../support/demo';
import { expect, test } from '../support/test';

for (const locale of routing.locales)
  test(`a lesson by touch, ${locale}`, async ({ page }) => {
    const { lessons, player: words } = demoWords[locale];
    await page.clock.install();
    await page.goto(`${prefixOf[locale]}/help/video#someone-leaves`);
    const player = page.getByRole('group', { name: lessons['someone-leaves'].title });
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    await player.waitFor();
    const before = await height();
    await player.getByRole('button', { name: words.play, exact: true }).tap();
    for (const line of Object.values(lessons['someone-leaves'].steps)) {
      await expect(player.locator('[aria-live="polite"]')).toHaveText(line);
      expect(await height()).toBe(before);
      if (line === lessons['someone-leaves'].steps.leave)
        await expect(player.locator('[data-gone] [data-hint]')).toBeInViewport({ ratio: 1 });
      await page.clock.fastForward(5_000);
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(await page.evaluate(() => innerWidth));
  });
