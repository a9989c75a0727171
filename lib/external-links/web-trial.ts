/** The online trial, a separate site (D9). Pure: the visitor's values come from the route handler. */
import { parseUrl } from '@superbrowser/shared/parse-url';
import type { PageName } from '@/lib/pages';

/** The trial site's value for visitors from the website (D9). */
const sourceType = '2';

/**
 * URL of a trial button. It is a plain link, so that it works without scripts and the page stays the same for all
 * visitors. The handler of the link adds who brought the visitor.
 * @param pageName analytics name of the page the button is on
 */
export function trialHref(pageName: PageName): string {
  return `/api/trial?page_where=${encodeURIComponent(pageName)}`;
}

/**
 * URL of the trial site for one visitor.
 * @param base WEB_TRIAL_URL; its own query and fragment stay
 * @param promoterOrChannel who brought the visitor; '' when there is neither
 * @param pageName analytics name of the page the visitor comes from; '' when it is unknown
 * @returns null when there is no trial site, or its URL is invalid
 */
export function visitorTrialUrl(
  base: string | undefined,
  {
    promoterOrChannel,
    pageName,
  }: { readonly promoterOrChannel: string; readonly pageName: string },
): string | null {
  const url = parseUrl(base ?? '');
  if (!url) return null;
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  const values = { promoter: promoterOrChannel, source_type: sourceType, page_where: pageName };
  for (const [name, value] of Object.entries(values))
    if (value !== '') url.searchParams.set(name, value);
  return url.toString();
}
