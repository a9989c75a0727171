/** Which events are counted, that each is counted once, and that a visitor can decline. */
import { expect, test } from '../support/browser/visitor-test';
import { siteOrigin } from '../support/servers/ports-and-folders';
import { userAgents } from '../support/browser/user-agents';
import { waitForHydration } from '../support/browser/hydration';
import { goToDownloads } from '../support/browser/test';
import { readStoredValue, waitForHomeVisitStored } from './support/local-storage';
import { loadEvents, createEventMark, loadEventSummaries } from './support/analytics-events';

test.use({ userAgent: userAgents.windows });

const pollOptions = { timeout: 15_000, intervals: [300] };

test('each event arrives exactly once, also those of a tab that closes', async ({
  page,
  context,
}) => {
  const mark = createEventMark();
  await page.goto(`/?promoter=${mark}`);
  await waitForHomeVisitStored(page, 1);
  await goToDownloads(page);
  await expect(page.locator('main')).toHaveAttribute('data-page', 'download');
  await page.getByRole('contentinfo').getByRole('link', { name: '隐私协议' }).click();
  await expect(page.locator('main')).toHaveAttribute('data-page', 'privacy');
  // An effect records the view, after the page is visible.
  await waitForHydration(page);
  await page.close();
  const story = [
    'ab_group home',
    'click download footer',
    'page_view download',
    'page_view home',
    'page_view privacy',
  ];
  await expect.poll(() => loadEventSummaries(mark), pollOptions).toEqual(story);
  // The events of a visit that begins now take a whole batch interval, so a duplicate would have arrived before them.
  const laterMark = createEventMark();
  const otherPage = await context.newPage();
  await otherPage.goto(`/vps?promoter=${laterMark}`);
  await expect.poll(() => loadEventSummaries(laterMark), pollOptions).toContain('page_view vps');
  expect(await loadEventSummaries(mark)).toEqual(story);
  const [event] = await loadEvents(mark);
  expect([event?.count, event?.platform]).toEqual([1, 'PC']);
});

test('the hot-product block counts once it was seen, and clicks count by their mark', async ({
  page,
}) => {
  const mark = createEventMark();
  await page.goto(`/en?promoter=${mark}`);
  await waitForHomeVisitStored(page, 1);
  await page.locator('[data-display="hot-product"]').scrollIntoViewIfNeeded();
  await expect.poll(() => loadEventSummaries(mark), pollOptions).toContain('display home');
  await page.locator('[data-display="hot-product"]').scrollIntoViewIfNeeded();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('banner').locator('a[data-track="download"]').click(),
  ]);
  await download.cancel();
  expect(await readStoredValue(page, 'HAS_DOWNLOADED')).toBe('1');
  // Leaving the page loses no event.
  await page.goto('about:blank');
  for (const entry of ['download home auto', 'click home download'])
    await expect.poll(() => loadEventSummaries(mark), pollOptions).toContain(entry);
  const story = await loadEventSummaries(mark);
  expect(story.filter((entry) => entry === 'display home')).toHaveLength(1);
  const events = await loadEvents(mark);
  for (const { segmentation } of events) {
    expect(segmentation.language).toBe('en-US');
    expect(segmentation.anonymous_id ?? '').toMatch(/^[0-9a-f]{32}$/);
  }
});

test('a visit counts that ends before its script is loaded', async ({ page }) => {
  const mark = createEventMark();
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto(`/vps?promoter=${mark}`);
  await waitForHydration(page);
  await page.goto('about:blank');
  await expect.poll(() => loadEventSummaries(mark), pollOptions).toEqual(['page_view vps']);
});

test('events carry the visitor’s attribution, but no callback, activity or token (A9, R11)', async ({
  page,
  context,
}) => {
  const mark = createEventMark();
  await context.addCookies([{ name: 'isfromxsb', value: 'xsb', url: siteOrigin }]);
  const secret = 'secret0123456789';
  await page.goto(
    `/teaminvited?token=${secret}&promoter=${mark}&callback=${secret}&activity_id=${secret}&utm_source=blog`,
  );
  await page.waitForFunction(() => localStorage.getItem('analytics_id'));
  await page.goto('about:blank');
  await expect.poll(() => loadEventSummaries(mark), pollOptions).toContain('page_view teamInvited');
  const events = await loadEvents(mark);
  expect(events[0]?.segmentation).toMatchObject({
    promoter: mark,
    utm_source: 'blog',
    landing_source: 'xsb',
    language: 'zh-CN',
  });
  expect(JSON.stringify(events)).not.toContain(secret);
});

test('with Global Privacy Control nothing is sent, and nothing is stored for analytics', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  );
  await page.goto('/?promoter=abc123&utm_source=blog');
  await waitForHomeVisitStored(page, 1);
  await goToDownloads(page);
  await page.waitForFunction(() => localStorage.getItem('HAS_VIEW_DOWNLOAD'));
  await page.goto('/vps');
  await waitForHydration(page);
  expect(requests).not.toContain('/api/log');
  const keys = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  expect(keys.sort()).toEqual(['HAS_VIEW_DOWNLOAD', 'HOME_VISIT']);
});
