/** The walkthroughs: lessons that play in the demo, by mouse and by keys, in step with their lines. */
import type { Page } from '@playwright/test';
import { prefixOf } from '../../lib/i18n/paths';
import { routing, type Locale } from '../../lib/i18n/routing';
import { lessonIds, lessonOf, type LessonId } from '../../lib/demo/lessons';
import scenesZh from '../../messages/zh-CN/scenes.json';
import { axe } from '../support/axe';
import { demoWords } from '../support/demo';
import { expect, test } from '../support/test';

const linesOf = (locale: Locale, lesson: LessonId) =>
  Object.values(demoWords[locale].lessons[lesson].steps);

/** Opens the page at a lesson, with a clock that can be put forward, and waits until the lesson can be played. */
async function openLesson(page: Page, locale: Locale, lesson: LessonId) {
  await page.clock.install();
  await page.goto(`${prefixOf[locale]}/help/video#${lesson}`);
  return playerOf(page, locale, lesson);
}

async function playerOf(page: Page, locale: Locale, lesson: LessonId) {
  await page.locator(`#${lesson}`).scrollIntoViewIfNeeded();
  const player = page.getByRole('group', { name: demoWords[locale].lessons[lesson].title });
  await player.waitFor();
  const { play, pause, previous, next } = demoWords[locale].player;
  const button = (name: string) => player.getByRole('button', { name, exact: true });
  return {
    player,
    play: button(play),
    pause: button(pause),
    previous: button(previous),
    next: button(next),
    now: player.locator('[aria-current="step"]'),
    caption: player.locator('[aria-live="polite"]'),
    /** A right in the console. @param at row and column */
    cell: (at: string) => player.locator(`[data-cell="${at}"][aria-pressed]`),
  };
}

for (const locale of routing.locales) {
  const [first = '', second = '', , fourth = ''] = linesOf(locale, 'share-a-store');

  test(`by mouse, one lesson at a time, ${locale}`, async ({ page }) => {
    const share = await openLesson(page, locale, 'share-a-store');
    await expect(share.caption).toHaveText(first);
    await expect(share.cell('2-6')).toHaveAttribute('aria-pressed', 'false');
    await share.play.click();
    await expect(share.pause).toBeVisible();
    await page.clock.fastForward(5_000);
    await expect(share.now).toHaveText(second);
    await expect(share.caption).toHaveText(second);
    await expect(share.cell('2-6')).toHaveAttribute('aria-pressed', 'true');
    await share.player.getByRole('button', { name: fourth, exact: true }).click();
    await expect(share.now).toHaveText(fourth);
    await expect(share.pause).toBeVisible();

    const leaving = await playerOf(page, locale, 'someone-leaves');
    await leaving.play.click();
    await expect(leaving.pause).toBeVisible();
    await expect(share.play).toBeVisible();
    expect(await axe(page)).toEqual([]);

    const { scene } = lessonOf('someone-leaves');
    await page.locator(`#someone-leaves a[href$="#${scene}"]`).click();
    await expect(page.locator('[data-demo-island]')).toHaveAttribute('data-demo-island', scene);
  });

  test(`by keys, ${locale}`, async ({ page }) => {
    const share = await openLesson(page, locale, 'share-a-store');
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
    // Nothing in the console can be reached: the lines follow.
    await page.keyboard.press('Tab');
    await expect(share.now).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(share.now).toHaveText(second);
  });
}

test('nothing plays by itself, and a lesson stops at its end', async ({ page }) => {
  const device = await openLesson(page, 'zh-CN', 'unknown-device');
  const [first = '', , last = ''] = linesOf('zh-CN', 'unknown-device');
  await page.clock.runFor(60_000);
  await expect(device.now).toHaveText(first);
  await device.play.click();
  await page.clock.runFor(60_000);
  await expect(device.now).toHaveText(last);
  await expect(device.play).toBeVisible();
  await device.play.click();
  await expect(device.now).toHaveText(first);
});

test('a press on the picture plays and pauses, and changes nothing in the console', async ({
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

test('steps without movement for those who asked for none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const share = await openLesson(page, 'zh-CN', 'share-a-store');
  await share.play.click();
  await page.clock.fastForward(5_000);
  await expect(share.now).toHaveText(linesOf('zh-CN', 'share-a-store')[1] ?? '');
  expect(await share.player.evaluate((root) => root.getAnimations({ subtree: true }).length)).toBe(
    0,
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('pictures and all lines stay, and no empty player', async ({ page }) => {
    await page.goto('/help/video');
    for (const lesson of lessonIds) {
      const section = page.locator(`#${lesson}`);
      const { scene } = lessonOf(lesson);
      await expect(section.getByRole('img', { name: scenesZh[scene].window })).toBeVisible();
      await expect(section.getByRole('listitem')).toHaveText(linesOf('zh-CN', lesson));
      await expect(section.getByRole('button')).toHaveCount(0);
    }
    await expect(page.locator('video')).toHaveCount(0);
  });
});
