/** Every page of the site in both languages. */
import type { APIRequestContext } from '@playwright/test';
import { endedPaths } from '../../lib/content/campaigns/ended';
import { pagePath } from '../../lib/i18n/paths';
import { routing, type Locale } from '../../lib/i18n/routing';
import { routes, type Route } from '../../lib/routes';
import { siteOrigin } from './servers';
import { addressOf, agents, expect } from './test';

export interface Place {
  readonly route: Route;
  readonly locale: Locale;
  readonly path: string;
  /** What it is looked at by: some pages lead elsewhere without a query. */
  readonly address: string;
}

export const places: readonly Place[] = routes.flatMap((route) =>
  routing.locales.map((locale) => ({
    route,
    locale,
    path: pagePath(locale, route.path),
    address: addressOf(locale, route.path),
  })),
);

/** Pages of campaigns that are over, by their records: no upstream of the tests moves a built-in one. */
export const isOver = ({ path }: Route): boolean =>
  endedPaths([], Date.now()).some((one) => one === path);

/** Pages search engines may show; a campaign leaves them when it is over. */
export const indexable = (route: Route): boolean =>
  (route.priority as number | null) !== null && !isOver(route);

const answers = new Map<string, Promise<{ status: number; text: string }>>();

/** What an address answers, asked for once: the same links stand on every page. */
function visited(request: APIRequestContext, address: string) {
  const headers = { 'user-agent': agents.windows };
  const known = answers.get(address);
  const answer =
    known ??
    request.get(address, { maxRedirects: 0, headers }).then(async (response) => ({
      status: response.status(),
      text: response.status() === 200 ? await response.text() : '',
    }));
  answers.set(address, answer);
  return answer;
}

/** Fails when a link of a page leads nowhere on this site, or to an anchor that is not there. */
export async function expectLinksLead(
  request: APIRequestContext,
  address: string,
  links: readonly string[],
): Promise<void> {
  for (const link of new Set(links)) {
    if (link === '' || link === '#') throw new Error(`dead link on ${address}`);
    const url = new URL(link, `${siteOrigin}${address}`);
    if (url.origin !== siteOrigin) continue;
    // The twin of a notice has its target only where scripts carry it over; without, it says so.
    if (url.pathname.endsWith('/redirect')) continue;
    const { status, text } = await visited(request, `${url.pathname}${url.search}`);
    expect([200, 302, 303], link).toContain(status);
    if (url.hash && status === 200)
      expect(text, `${link} names no anchor`).toContain(
        `id="${decodeURIComponent(url.hash.slice(1))}"`,
      );
  }
}
