/** The walkthroughs: lessons that the demo plays, by mouse and by keys, with a text for each step. */
import type { Page } from '@playwright/test';
import { pathPrefixByLocale } from '@/lib/core/i18n/paths';
import type { Locale } from '@/lib/core/i18n/routing';
import { lessonIds, lessonOf, type LessonId } from '@/lib/demo/lessons';
import { scenes as scenesZh } from '@/messages/zh-CN/product.json';
import { findViolations } from '../support/browser/axe';
import { parseHtml, textOf } from '../support/pages/html';
import { phoneDevice } from '../support/browser/user-agents';
import { expect, test } from '../support/browser/test';
import { demoMessages } from './support/demo-page';

const linesOf = (locale: Locale, lesson: LessonId) =>
  Object.values(demoMessages[locale].lessons[lesson].steps);

/** Opens the page at a lesson, with a clock that the test controls, and waits until the lesson can be played. */
async function openLesson(page: Page, locale: Locale, lesson: LessonId) {
  await page.clock.install();
  await page.goto(`${pathPrefixByLocale[locale]}/help/video#${lesson}`);
  return findPlayer(page, locale, lesson);
}

async function findPlayer(page: Page, locale: Locale, lesson: LessonId) {
  await page.locator(`#${lesson}`).scrollIntoViewIfNeeded();
  const player = page.getByRole('group', { name: demoMessages[locale].lessons[lesson].title });
  await player.waitFor();
  const { play, pause, previous, next } = demoMessages[locale].player;
  const button = (name: string) => player.getByRole('button', { name, exact: true });
  return {
    player,
    play: button(play),
    pause: button(pause),
    previous: button(previous),
    next: button(next),
    now: player.locator('[aria-current="step"]'),
    caption: player.locator('[aria-live="polite"]'),
    /**
     * A right in the desktop app.
     * @param position its row and column
     */
    cell: (position: string) => player.locator(`[data-cell="${position}"][aria-pressed]`),
  };
}

test('by mouse, one lesson at a time', async ({ page }) => {
  const locale = 'zh-CN';
  const [first = '', second = '', , fourth = ''] = linesOf(locale, 'share-a-store');
  const share = await openLesson(page, locale, 'share-a-store');
  await expect(share.caption).toHaveText(first);
  await expect(share.cell('2-6')).toHaveAttribute('aria-pressed', 'false');
  // No lesson starts on its own.
  await page.clock.runFor(60_000);
  await expect(share.now).toHaveText(first);
  await share.play.click();
  await expect(share.pause).toBeVisible();
  await page.clock.fastForward(5_000);
  await expect(share.now).toHaveText(second);
  await expect(share.caption).toHaveText(second);
  await expect(share.cell('2-6')).toHaveAttribute('aria-pressed', 'true');
  await share.player.getByRole('button', { name: fourth, exact: true }).click();
  await expect(share.now).toHaveText(fourth);
  await expect(share.pause).toBeVisible();

  const leaving = await findPlayer(page, locale, 'someone-leaves');
  await leaving.play.click();
  await expect(leaving.pause).toBeVisible();
  await expect(share.play).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  const { scene } = lessonOf('someone-leaves');
  await page.locator(`#someone-leaves a[href$="#${scene}"]`).click();
  await expect(page.locator('[data-demo-island]')).toHaveAttribute('data-demo-island', scene);
});

test('by keys', async ({ page }) => {
  const [first = '', second = ''] = linesOf('en-US', 'share-a-store');
  const share = await openLesson(page, 'en-US', 'share-a-store');
  await share.play.focus();
  await page.keyboard.press('Space');
  await expect(share.pause).toBeFocused();
  await page.keyboard.press('Space');
  await expect(share.play).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(share.now).toHaveText(second);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(share.now).toHaveText(first);
  await expect(share.previous).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Tab');
  await expect(share.next).toBeFocused();
  // The desktop app cannot be focused, so Tab reaches the texts next.
  await page.keyboard.press('Tab');
  await expect(share.now).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(share.now).toHaveText(second);
});

test('a click on the picture plays and pauses, and changes nothing in the desktop app', async ({
  page,
}) => {
  const share = await openLesson(page, 'en-US', 'share-a-store');
  const box = await share.cell('2-6').boundingBox();
  const press = () => page.mouse.click((box?.x ?? 0) + 5, (box?.y ?? 0) + 5);
  await press();
  await expect(share.pause).toBeVisible();
  await press();
  await expect(share.play).toBeVisible();
  await expect(share.cell('2-6')).toHaveAttribute('aria-pressed', 'false');
});

test('without movement for visitors who prefer reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const share = await openLesson(page, 'zh-CN', 'share-a-store');
  await share.play.click();
  await page.clock.fastForward(5_000);
  await expect(share.now).toHaveText(linesOf('zh-CN', 'share-a-store')[1] ?? '');
  expect(await share.player.evaluate((root) => root.getAnimations({ subtree: true }).length)).toBe(
    0,
  );
});

test('where scripts do not run, pictures and all texts are shown, and no player', async ({
  request,
}) => {
  const page = await parseHtml(await (await request.get('/help/video')).text());
  for (const lesson of lessonIds) {
    const section = page.querySelector(`#${lesson}`);
    const { scene } = lessonOf(lesson);
    expect(section?.querySelector(`img[alt="${scenesZh[scene].window}"]`)).toBeTruthy();
    expect(section?.querySelectorAll('li').map((item) => textOf(item))).toEqual(
      linesOf('zh-CN', lesson),
    );
    expect(section?.querySelectorAll('button')).toEqual([]);
  }
  expect(page.querySelectorAll('video')).toEqual([]);
});

test.describe('on a phone', () => {
  test.use(phoneDevice);

  test('a lesson by touch, while the page stays in place', async ({ page }) => {
    const { lessons } = demoMessages['en-US'];
    const { player, play } = await openLesson(page, 'en-US', 'someone-leaves');
    const measureHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await measureHeight();
    // From here on a step lasts until the test has checked it.
    await page.clock.pauseAt(Date.now() + 60_000);
    await play.tap();
    for (const line of Object.values(lessons['someone-leaves'].steps)) {
      await expect(player.locator('[aria-live="polite"]')).toHaveText(line);
      expect(await measureHeight()).toBe(before);
      if (line === lessons['someone-leaves'].steps.leave)
        await expect(player.locator('[data-gone] [data-hint]')).toBeInViewport({ ratio: 1 });
      await page.clock.fastForward(5_000);
    }
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scrollWidth).toBeLessThanOrEqual(await page.evaluate(() => innerWidth));
  });
});
