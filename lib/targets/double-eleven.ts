/** Links to the double-eleven activity lead to the variant brand's site (B3). */
import { buildEnv } from '@/lib/env/build';

/** Host of the variant brand's site: configured, or this one's where this is that site. */
function configuredHost(): string | undefined {
  const { VARIANT_HOST, SITE_BRAND, SITE_ORIGIN } = buildEnv();
  return VARIANT_HOST ?? (SITE_BRAND === 'variant' ? new URL(SITE_ORIGIN).host : undefined);
}

/**
 * A web address that names both `activity` and `11-11`, with the variant brand's host; path, query and
 * fragment stay. Every other address, and a path without a host, is given back as it is.
 * @param host host of the variant brand, with a port where it is not the usual one; unset: nothing changes
 */
export function doubleElevenHref(
  href: string,
  host: string | undefined = configuredHost(),
): string {
  if (!host || !href.includes('activity') || !href.includes('11-11')) return href;
  if (!/^https?:\/\//i.test(href) || !URL.canParse(href)) return href;
  const url = new URL(href);
  const variant = new URL(`${url.protocol}//${host}`);
  // Setting `host` without a port would keep the old one.
  url.hostname = variant.hostname;
  url.port = variant.port;
  return url.toString();
}
