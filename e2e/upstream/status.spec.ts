/** What /status says while the upstream works and while it does not (O6), read without scripts. */
import { expect, test, type APIRequestContext } from '@playwright/test';
import { pathPrefixByLocale } from '@/lib/core/i18n/paths';
import { routing } from '@/lib/core/i18n/routing';
import { parseHtml } from '../support/pages/html';
import { isNightly } from '../support/nightly';
import { setUpSiteWithUpstream } from './support/site-with-upstream';
import { FaultyProxy } from './support/faulty-proxy';

interface StatusReport {
  readonly parts: readonly { readonly part: string; readonly state: string }[];
}

const upstream = new FaultyProxy();
const site = setUpSiteWithUpstream(upstream, { settings: { STATUS_SAMPLE_SECONDS: '1' } });

const fetchStates = async (request: APIRequestContext) => {
  const report = (await (await request.get(`${site.origin}/status.json`)).json()) as StatusReport;
  return Object.fromEntries(report.parts.map(({ part, state }) => [part, state]));
};

const expectedTexts = {
  'zh-CN': ['正常', '这几项还没有数据', '验证码'],
  'en-US': ['Available', 'No data yet', 'Verification codes'],
} as const;

test('measures what the site itself requests, and says that the rest is not measured', async ({
  request,
}) => {
  await expect
    .poll(async () => (await fetchStates(request)).serverTime, { timeout: 30_000 })
    .toBe('works');
  expect(await fetchStates(request)).toMatchObject({
    versionList: 'works',
    v6List: 'works',
    forms: 'not-measured',
    codes: 'not-measured',
  });
  for (const locale of routing.locales) {
    const response = await request.get(`${site.origin}${pathPrefixByLocale[locale]}/status`);
    expect(response.headers()['cache-control']).toBe('private, no-store');
    const page = await parseHtml(await response.text());
    const headings = page.querySelectorAll('main h3').map(({ textContent }) => textContent);
    const [works, unmeasured, codes] = expectedTexts[locale];
    expect(headings.filter((row) => row.endsWith(works)).length).toBeGreaterThanOrEqual(3);
    const unmeasuredText = page
      .querySelectorAll('main p')
      .find((paragraph) => paragraph.textContent.startsWith(unmeasured));
    expect(unmeasuredText?.textContent).toContain(codes);
    expect(headings.join()).not.toContain(codes);
  }
});

// Good answers of this minute weigh as much as the bad ones after them, so a change takes a minute.
if (isNightly)
  test('reports an upstream that is down', async ({ request }) => {
    await upstream.open('error');
    await expect
      .poll(async () => (await fetchStates(request)).serverTime, { timeout: 90_000 })
      .toMatch(/^(impaired|fails)$/);
  });
