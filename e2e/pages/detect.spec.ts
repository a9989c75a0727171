import { readFileSync } from 'node:fs';
import { pagePath } from '../../lib/i18n/paths';
import { axe } from '../support/axe';
import { asVisitor, detect, press, visitorAddress } from '../support/detection';
import { agents, expect, hydrated, test, visitCounted } from '../support/test';
import { locales, words } from '../support/words';

test.use({
  // The browser's own user agent, not the project's: a plain undefined would mean the latter.
  userAgent: async ({}, give) => give(undefined),
  extraHTTPHeaders: { 'x-forwarded-for': visitorAddress },
});

test.describe('an ordinary browser', () => {
  test.beforeEach(({ page }) => asVisitor(page));

  for (const locale of locales) {
    test(`contradicts nothing, and the report is accessible: ${locale}`, async ({ page }) => {
      const { tool } = words[locale].detect;
      await page.emulateMedia({ reducedMotion: 'reduce' });
      expect(await detect(page, locale)).toEqual([]);
      const verdict = page.getByRole('heading', { name: tool.verdicts.consistent.title });
      await expect(verdict).toBeFocused();
      await page.locator('[data-report] summary', { hasText: tool.groups.network }).click();
      await expect(page.getByText(visitorAddress)).toBeVisible();
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await axe(page), `at ${width} px`).toEqual([]);
      }
    });
  }

  for (const [locale, timezoneId] of [
    ['de-DE', 'Europe/Berlin'],
    ['zh-CN', 'Asia/Shanghai'],
    ['ja-JP', 'Asia/Tokyo'],
    ['en-US', 'America/New_York'],
  ] as const) {
    test.describe(`${locale} in ${timezoneId}`, () => {
      test.use({ locale, timezoneId });
      test('contradicts nothing', async ({ page }) => expect(await detect(page)).toEqual([]));
    });
  }

  test('asks for the echo once and for nothing else but its own code', async ({ page }) => {
    const counted = visitCounted(page);
    await page.goto('/en/detect');
    await hydrated(page);
    await counted;
    await page.waitForLoadState('networkidle');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await press(page, 'en-US');
    const { rtc } = words['en-US'].detect.tool;
    await page.getByRole('button', { name: rtc.ask }).click();
    await expect(page.locator('[data-report]')).toContainText(/Found: |No address was given away/);
    expect(asked.filter((path) => !path.startsWith('/_next/static/'))).toEqual(['/api/echo']);
  });

  test('exports a report without whole addresses', async ({ page }) => {
    await detect(page);
    const { tool } = words['en-US'].detect;
    await page.getByRole('button', { name: tool.rtc.ask }).click();
    await expect(page.locator('[data-report]')).toContainText(/Found: |No address was given away/);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: tool.export.download }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^superbrowser-detect-\d{4}-\d\d-\d\d\.json$/);
    const text = readFileSync(await file.path(), 'utf8');
    expect(text).not.toContain(visitorAddress);
    expect(text).not.toMatch(/[\da-f]{8}-[\da-f]{4}-/);
    const report = JSON.parse(text) as { facts: Record<string, Record<string, unknown> | null> };
    expect(report.facts.server?.address).toBe('93.184.x.x');
    expect(report.facts.browser?.userAgent).toContain('Chrome/');
    for (const part of ['time', 'screen', 'canvas', 'audio', 'fonts'])
      expect(report.facts[part], part).not.toBeNull();
  });
});

interface Plant {
  readonly what: string;
  readonly finds: readonly string[];
  readonly use?: Parameters<typeof test.use>[0];
  /** Runs in the page before its own scripts, as an extension would. */
  readonly script?: () => void;
}

const headers = { 'x-forwarded-for': visitorAddress };

const plants: readonly Plant[] = [
  {
    what: 'the user agent of an old Chrome on a Mac',
    use: { userAgent: agents.mac.replace(/Version.*$/, 'Chrome/100.0.0.0 Safari/537.36') },
    finds: ['systemPlatform', 'version'],
  },
  {
    what: 'the user agent of Safari',
    use: { userAgent: agents.mac },
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
    use: { extraHTTPHeaders: { ...headers, 'user-agent': agents.windows } },
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
    what: 'memory nobody sells',
    script: () => Object.defineProperty(Navigator.prototype, 'deviceMemory', { get: () => 6 }),
    finds: ['hardware'],
  },
];

test.describe('finds what was planted, and nothing else', () => {
  for (const { what, use, script, finds } of plants) {
    test.describe(what, () => {
      if (use) test.use(use);
      test(finds.join(', '), async ({ page }) => {
        await asVisitor(page);
        if (script) await page.addInitScript(script);
        expect(await detect(page)).toEqual(finds);
      });
    });
  }

  test('automation', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await detect(page, 'zh-CN')).toEqual(['automation']);
    expect(await axe(page)).toEqual([]);
  });
});

test('the check survives a server that does not answer', async ({ page, problems }) => {
  await asVisitor(page);
  await page.route('**/api/echo', (route) => route.abort());
  expect(await detect(page)).toEqual([]);
  await page.locator('[data-report] summary', { hasText: 'Network' }).click();
  await expect(
    page.getByText(words['en-US'].detect.tool.unread.failed).locator('visible=true').first(),
  ).toBeVisible();
  // The aborted request is the only complaint.
  expect(problems.splice(0).every((text) => text.includes('ERR_FAILED'))).toBe(true);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const locale of locales) {
    test(`the page still explains itself: ${locale}`, async ({ page }) => {
      await page.goto(pagePath(locale, '/detect'));
      const { check, unknown } = words[locale].detect;
      const note = page.locator('main noscript > p');
      await expect(note).toBeVisible();
      await expect(note).toHaveText(check.noscript);
      await expect(page.getByRole('heading', { name: unknown.items.score.title })).toBeVisible();
    });
  }
});
