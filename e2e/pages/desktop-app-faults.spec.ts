/** The pages with a desktop app that misbehaves (W2–W4). */
import type { Page } from '@playwright/test';
import { isNightly } from '../support/nightly';
import { addDesktopAppCookies, expect, openDetectPanel, test } from './support/desktop-app-page';

/** How often the page was loaded. */
function countLoads(page: Page): () => number {
  let count = 0;
  page.on('load', () => (count += 1));
  return () => count;
}

/** How many frames the page got. */
function countFrames(page: Page): () => number {
  let count = 0;
  page.on('websocket', (socket) => socket.on('framereceived', () => (count += 1)));
  return () => count;
}

test('noise, duplicate answers and answers out of order: the page shows the right values', async ({
  page,
  desktopApp,
}) => {
  Object.assign(desktopApp.faults, { garbage: true, twice: true, outOfOrder: true });
  await addDesktopAppCookies(page, desktopApp);
  const { connectedNotice, ip, gateway } = await openDetectPanel(page);
  await expect(connectedNotice).toBeVisible();
  await expect(ip).toContainText('203.0.113.24');
  await expect(gateway).toContainText('us-west');
});

const issues = ['silence', 'wrongKey', 'oversized'] as const;
for (const issue of isNightly ? issues : issues.slice(0, 1)) {
  test(`${issue}: says so after 30 s and connects once the fault has ended`, async ({
    page,
    desktopApp,
  }) => {
    desktopApp.faults[issue] = true;
    await addDesktopAppCookies(page, desktopApp);
    const { status, connectedNotice, ip, messages, advanceClock } = await openDetectPanel(page);
    await expect.poll(() => desktopApp.receivedRequests.length).toBe(1);
    await expect(status).toContainText(messages.connection.initing);
    await advanceClock(30_000);
    await expect(status).toContainText(messages.connection.problems.unreachable);
    desktopApp.faults[issue] = false;
    await advanceClock(400);
    await expect(connectedNotice).toBeVisible();
    await expect(ip).toContainText('203.0.113.24');
  });
}

test('close: the page reloads after 5 s and is connected again', async ({ page, desktopApp }) => {
  await addDesktopAppCookies(page, desktopApp);
  const countPageLoads = countLoads(page);
  const { connectedNotice, status, button, messages, advanceClock } = await openDetectPanel(page);
  await expect(connectedNotice).toBeVisible();
  desktopApp.faults.close = true;
  await button(messages.fix.button).click();
  await expect(status).toContainText(messages.connection.problems.lost);
  desktopApp.faults.close = false;
  await advanceClock(4_900);
  expect(countPageLoads()).toBe(1);
  await advanceClock(100);
  await expect(connectedNotice).toBeVisible();
  expect([countPageLoads(), desktopApp.connections.made]).toEqual([2, 2]);
});

test('close with noReload: it is connected again without a reload', async ({
  page,
  desktopApp,
}) => {
  await page.addInitScript(() => Object.assign(window, { noReload: true }));
  await addDesktopAppCookies(page, desktopApp);
  const countPageLoads = countLoads(page);
  const { connectedNotice, status, button, messages, advanceClock } = await openDetectPanel(page);
  await expect(connectedNotice).toBeVisible();
  desktopApp.faults.close = true;
  await button(messages.fix.button).click();
  await expect(status).toContainText(messages.connection.problems.lost);
  desktopApp.faults.close = false;
  await advanceClock(5_000);
  await expect(connectedNotice).toBeVisible();
  expect(countPageLoads()).toBe(1);
});

test('never reloads over text the visitor typed', async ({ page, desktopApp }) => {
  await addDesktopAppCookies(page, desktopApp);
  const countPageLoads = countLoads(page);
  const { connectedNotice, advanceClock } = await openDetectPanel(page);
  await expect(connectedNotice).toBeVisible();
  await page.evaluate(() => {
    const textArea = document.createElement('textarea');
    document.body.append(textArea);
    textArea.value = 'half a sentence';
  });
  desktopApp.drop();
  await expect.poll(() => desktopApp.connections.open).toBe(0);
  await advanceClock(5_000);
  await expect.poll(() => desktopApp.connections.made).toBe(2);
  await expect(connectedNotice).toBeVisible();
  expect(countPageLoads()).toBe(1);
  await expect(page.locator('textarea').last()).toHaveValue('half a sentence');
});

// Limits of time and number are tested with a fake clock in lib/desktop/connection; at night also over a real
// connection.
if (isNightly)
  test.describe('at night', () => {
    test('late: an answer in time is used, one after 30 s is not', async ({ page, desktopApp }) => {
      const countReceived = countFrames(page);
      await addDesktopAppCookies(page, desktopApp);
      desktopApp.faults.delayMs = 300;
      const { connectedNotice, ip, messages, button, advanceClock } = await openDetectPanel(page);
      await expect(connectedNotice).toBeVisible();
      await expect(ip).toContainText('203.0.113.24');
      await expect(button(messages.fix.button)).toBeVisible();
      // The test advances the page's clock, so the page's 30 s pass before the desktop app's 3 s.
      desktopApp.faults.delayMs = 3_000;
      await button(messages.fix.button).click();
      await expect.poll(() => desktopApp.receivedRequests.at(-1)?.action).toBe('AutoFix');
      await advanceClock(30_000);
      const failure = page.getByText(messages.connection.requestFailed);
      await expect(failure).toBeVisible();
      const before = countReceived();
      await expect.poll(countReceived).toBeGreaterThan(before);
      // Frames are read in order, so once this notification shows, the late answer has been read.
      desktopApp.notify('WebBrowser', 'OnLocalIpChange', { ip: '203.0.113.25' });
      await expect(ip).toHaveText('203.0.113.25');
      await expect(failure).toBeVisible();
    });

    test('refuse: tries again, at growing intervals, until it is accepted', async ({
      page,
      desktopApp,
    }) => {
      desktopApp.faults.refusalRet = 1;
      await addDesktopAppCookies(page, desktopApp);
      const { status, connectedNotice, messages, advanceClock } = await openDetectPanel(page);
      await expect(status).toContainText(messages.connection.problems.refused);
      for (const [tries, delay] of [400, 800, 1_600, 3_200].entries()) {
        await expect.poll(() => desktopApp.connections.made).toBe(tries + 1);
        await expect.poll(() => desktopApp.connections.open).toBe(0);
        await advanceClock(delay);
      }
      await expect.poll(() => desktopApp.connections.made).toBe(5);
      await expect.poll(() => desktopApp.connections.open).toBe(0);
      desktopApp.faults.refusalRet = 0;
      await advanceClock(6_400);
      await expect(connectedNotice).toBeVisible();
    });

    test('a desktop app that ends: three reloads in a minute, then only new attempts', async ({
      page,
      desktopApp,
    }) => {
      desktopApp.faults.flapping = true;
      await addDesktopAppCookies(page, desktopApp);
      const countPageLoads = countLoads(page);
      const { advanceClock } = await openDetectPanel(page);
      for (const reloads of [1, 2, 3]) {
        await expect.poll(() => desktopApp.connections.made).toBe(reloads);
        await expect.poll(() => desktopApp.connections.open).toBe(0);
        await advanceClock(5_000);
        await expect.poll(countPageLoads).toBe(reloads + 1);
      }
      await expect.poll(() => desktopApp.connections.made).toBe(4);
      await expect.poll(() => desktopApp.connections.open).toBe(0);
      await advanceClock(5_000);
      await expect.poll(() => desktopApp.connections.made).toBe(5);
      expect(countPageLoads()).toBe(4);
    });

    test('noReload: fifty broken connections cause no busy loop, leave no connection open, and then it works', async ({
      page,
      desktopApp,
    }) => {
      await page.addInitScript(() => Object.assign(window, { noReload: true }));
      desktopApp.faults.flapping = true;
      await addDesktopAppCookies(page, desktopApp);
      const countPageLoads = countLoads(page);
      const { connectedNotice, ip, advanceClock } = await openDetectPanel(page);
      // From here on the test moves the page's clock; a page that tries without waiting would try at every step.
      await page.clock.pauseAt(Date.now() + 60_000);
      const before = desktopApp.connections.made;
      const countTries = () => desktopApp.connections.made - before;
      let passed = 0;
      await expect
        .poll(
          async () => {
            await advanceClock(100);
            passed += 100;
            return countTries();
          },
          { timeout: 60_000, intervals: [1] },
        )
        .toBeGreaterThan(50);
      expect(passed / countTries()).toBeGreaterThan(350);
      desktopApp.faults.flapping = false;
      await page.clock.resume();
      await expect(connectedNotice).toBeVisible();
      await expect(ip).toContainText('203.0.113.24');
      expect(desktopApp.connections.peak).toBe(1);
      expect(desktopApp.connections.open).toBe(1);
      expect(countPageLoads()).toBe(1);
    });
  });
