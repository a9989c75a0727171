/** /detect with the values of a real browser; all rules are tested in lib/detect. */
import { readFileSync } from 'node:fs';
import { devices, type Browser, type Page } from '@playwright/test';
import { pagePath } from '@/lib/core/i18n/paths';
import type { Locale } from '@/lib/core/i18n/routing';
import { findViolations } from '../support/browser/axe';
import { isNightly } from '../support/nightly';
import { userAgents, phoneDevice } from '../support/browser/user-agents';
import { waitForHydration } from '../support/browser/hydration';
import { expect, test, waitForAnalyticsRequest } from '../support/browser/test';
import { messages } from '../support/pages/messages';

/** The visitor's IP, which the tests' proxy forwards; it is public, so that it can be compared. */
const visitorIp = '93.184.216.34';

/** A device's user agent with the version of the browser that runs. */
const currentAgent = (browser: Browser, agent: string): string =>
  agent.replace(/Chrome\/[\d.]+/, `Chrome/${browser.version().split('.')[0]}.0.0.0`);

/** Hides that Playwright drives the browser, because visitors' browsers are not automated. */
async function hideAutomation(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }),
  );
}

/** Opens the page, clicks the button and returns the ids of the findings. */
async function detect(page: Page, locale: Locale = 'en-US'): Promise<string[]> {
  await page.goto(pagePath(locale, '/detect'));
  await waitForHydration(page);
  return press(page, locale);
}

/** Clicks the button and waits for the report. */
async function press(page: Page, locale: Locale): Promise<string[]> {
  const { start, facts } = messages[locale].detect.tool;
  await page.getByRole('button', { name: start, exact: true }).click();
  await expect(page.getByRole('heading', { name: facts })).toBeVisible();
  return page
    .locator('[data-finding]')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-finding') ?? ''));
}

test.use({
  // The browser's own user agent, not the project's: a plain undefined would mean the project's.
  userAgent: async ({}, give) => give(undefined),
  extraHTTPHeaders: { 'x-forwarded-for': visitorIp },
});

test.describe('an ordinary browser', () => {
  test.beforeEach(({ page }) => hideAutomation(page));

  test('has no contradiction, and an accessible report', async ({ page }) => {
    const { tool } = messages['zh-CN'].detect;
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await detect(page, 'zh-CN')).toEqual([]);
    const result = page.getByRole('heading', { name: tool.results.consistent.title });
    await expect(result).toBeFocused();
    await page.locator('[data-report] summary', { hasText: tool.groups.network }).click();
    await expect(page.getByText(visitorIp)).toBeVisible();
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findViolations(page), `at ${width} px`).toEqual([]);
    }
  });

  // The rules about zones and languages have their own tests; at night real names from the browser are tested too.
  const timeZones = [
    ['ja-JP', 'Asia/Tokyo'],
    ['de-DE', 'Europe/Berlin'],
    ['zh-CN', 'Asia/Shanghai'],
    ['en-US', 'America/New_York'],
  ] as const;
  for (const [locale, timezoneId] of isNightly ? timeZones : timeZones.slice(0, 1))
    test.describe(`${locale} in ${timezoneId}`, () => {
      test.use({ locale, timezoneId });
      test('has no contradiction', async ({ page }) => expect(await detect(page)).toEqual([]));
    });

  test('requests /api/echo once and nothing else, and exports no complete address', async ({
    page,
  }) => {
    const analyticsRequest = waitForAnalyticsRequest(page);
    await page.goto('/en/detect');
    await waitForHydration(page);
    await analyticsRequest;
    await page.waitForLoadState('networkidle');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await press(page, 'en-US');
    const { tool } = messages['en-US'].detect;
    await page.getByRole('button', { name: tool.rtc.ask }).click();
    await expect(page.locator('[data-report]')).toContainText(/Found: |No address was given away/);
    expect(requests.filter((path) => !path.startsWith('/_next/static/'))).toEqual(['/api/echo']);

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: tool.export.download }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^superbrowser-detect-\d{4}-\d\d-\d\d\.json$/);
    const text = readFileSync(await file.path(), 'utf8');
    expect(text).not.toContain(visitorIp);
    expect(text).not.toMatch(/[\da-f]{8}-[\da-f]{4}-/);
    const report = JSON.parse(text) as { facts: Record<string, Record<string, unknown> | null> };
    expect(report.facts.server?.address).toBe('93.184.x.x');
    expect(report.facts.browser?.userAgent).toContain('Chrome/');
    for (const part of ['time', 'screen', 'canvas', 'audio', 'fonts'])
      expect(report.facts[part], part).not.toBeNull();
  });
});

interface FakedBrowser {
  readonly what: string;
  readonly finds: readonly string[];
  readonly use?: Parameters<typeof test.use>[0];
  /** Runs in the page before its own scripts, like a browser extension. */
  readonly script?: () => void;
}

const headers = { 'x-forwarded-for': visitorIp };

const fakedBrowsers: readonly FakedBrowser[] = [
  {
    what: 'the user agent of an old Chrome on a Mac',
    use: { userAgent: userAgents.mac.replace(/Version.*$/, 'Chrome/100.0.0.0 Safari/537.36') },
    finds: ['systemPlatform', 'version'],
  },
  {
    what: 'the user agent of Safari',
    use: { userAgent: userAgents.mac },
    finds: ['systemPlatform', 'engine'],
  },
  {
    what: 'German in Tokyo',
    use: { locale: 'de-DE', timezoneId: 'Asia/Tokyo' },
    finds: ['zoneLanguage'],
  },
  {
    what: 'another language in the request',
    use: { locale: 'de-DE', extraHTTPHeaders: { ...headers, 'accept-language': 'fr-FR,fr;q=0.9' } },
    finds: ['headerLanguage'],
  },
  {
    what: 'another browser in the request',
    use: { extraHTTPHeaders: { ...headers, 'user-agent': userAgents.windows } },
    finds: ['headerUserAgent'],
  },
  {
    what: 'a clock that is not the zone’s',
    use: { timezoneId: 'America/New_York' },
    script: () => {
      Date.prototype.getTimezoneOffset = () => -480;
    },
    finds: ['zoneOffset'],
  },
  {
    what: 'a canvas with noise',
    script: () => {
      const read = CanvasRenderingContext2D.prototype.getImageData;
      CanvasRenderingContext2D.prototype.getImageData = function noisy(...area) {
        const image = read.apply(this, area);
        image.data[0] = Math.floor(Math.random() * 256);
        image.data[5] = performance.now() % 256;
        return image;
      };
    },
    finds: ['canvasNoise'],
  },
  {
    what: 'an impossible amount of memory',
    script: () => Object.defineProperty(Navigator.prototype, 'deviceMemory', { get: () => 6 }),
    finds: ['hardware'],
  },
];

/** Outside the nightly run one fake that a header shows and another that a measurement shows are enough. */
const fakesBeforeMerge = ['headerUserAgent', 'canvasNoise'];
const testedFakes = fakedBrowsers.filter(
  ({ finds }) => isNightly || fakesBeforeMerge.includes(finds.join()),
);

test.describe('finds what was faked, and nothing else', () => {
  for (const { what, use, script, finds } of testedFakes) {
    test.describe(what, () => {
      if (use) test.use(use);
      test(finds.join(', '), async ({ page }) => {
        await hideAutomation(page);
        if (script) await page.addInitScript(script);
        expect(await detect(page)).toEqual(finds);
      });
    });
  }

  test('automation', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await detect(page, 'zh-CN')).toEqual(['automation']);
    expect(await findViolations(page)).toEqual([]);
  });
});

test('the check survives a server that does not answer', async ({ page, pageErrors }) => {
  await hideAutomation(page);
  await page.route('**/api/echo', (route) => route.abort());
  expect(await detect(page)).toEqual([]);
  await page.locator('[data-report] summary', { hasText: 'Network' }).click();
  await expect(
    page.getByText(messages['en-US'].detect.tool.unread.failed).locator('visible=true').first(),
  ).toBeVisible();
  // The aborted request is the only error.
  expect(pageErrors.splice(0).every((text) => text.includes('ERR_FAILED'))).toBe(true);
});

test('the page explains itself where scripts do not run', async ({ request }) => {
  const html = await (await request.get('/detect')).text();
  const { check, unreadableValues } = messages['zh-CN'].detect;
  const [, note = ''] = /<noscript>(.*?)<\/noscript>/.exec(html.slice(html.indexOf('<main'))) ?? [];
  expect(note).toContain(check.noscript);
  expect(html).toContain(unreadableValues.items.score.title);
});

test.describe('a phone', () => {
  test.use(phoneDevice);
  test.use({
    userAgent: ({ browser }, give) => give(currentAgent(browser, devices['Pixel 7'].userAgent)),
  });

  test('has no contradiction, and its report fits the screen', async ({ page }) => {
    await hideAutomation(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await detect(page)).toEqual([]);
    // The first group is open from the start.
    for (const summary of (await page.locator('[data-report] summary').all()).slice(1))
      await summary.tap();
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      360,
    );
    expect(await findViolations(page)).toEqual([]);
    const lowControls = await page
      .locator('[data-report] button, [data-report] summary')
      .evaluateAll(
        (controls) =>
          controls.filter((control) => control.getBoundingClientRect().height < 44).length,
      );
    expect(lowControls).toBe(0);
  });
});
