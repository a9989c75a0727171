/** Leads links of the double-eleven activity to the variant brand's site (B3). */
import { parseUrl } from '@superbrowser/shared/parse-url';
import { getBuildTimeEnv } from '@/lib/core/env/build-time';

/**
 * Host of the variant brand's site: the configured host, or this site's host where this is the variant brand's site.
 */
function configuredHost(): string | undefined {
  const { VARIANT_HOST, SITE_BRAND, SITE_ORIGIN } = getBuildTimeEnv();
  return VARIANT_HOST ?? (SITE_BRAND === 'variant' ? new URL(SITE_ORIGIN).host : undefined);
}

/**
 * Replaces the host of a URL that contains both `activity` and `11-11` by the variant brand's; path, query and fragment
 * stay. Every other URL, and a path without a host, is unchanged.
 * @param host host of the variant brand, with its port unless it is the default; without a host nothing changes
 */
export function withVariantBrandHost(
  href: string,
  host: string | undefined = configuredHost(),
): string {
  if (!host || !href.includes('activity') || !href.includes('11-11')) return href;
  const url = /^https?:\/\//i.test(href) ? parseUrl(href) : null;
  if (!url) return href;
  const variantUrl = new URL(`${url.protocol}//${host}`);
  // Setting `host` without a port would keep the old port.
  url.hostname = variantUrl.hostname;
  url.port = variantUrl.port;
  return url.toString();
}
