/** The content of /releases.json: the version list for programs. Pure. */
import { site } from '@/lib/site';
import { absoluteUrl } from '@/lib/seo/absolute-urls';
import { downloadHref, type PackageList, type ReleasePackage } from './release-package';

function toReleaseEntry({
  platform,
  line,
  version,
  type,
  releasedOn,
  size,
  sha256,
  url,
}: ReleasePackage) {
  return {
    platform,
    line,
    version,
    type,
    date: releasedOn,
    size,
    sha256,
    // A package's own URL works only with a signature, which expires. The URL here redirects to a freshly signed one
    // (D1).
    download: url === null ? null : absoluteUrl(downloadHref(platform, { version, line })),
  };
}

/**
 * @param website packages of the website's version list
 * @param v6 packages of v6
 */
export function releasesJson(website: PackageList, v6: PackageList) {
  return {
    product: site.name['en-US'],
    page: absoluteUrl('/download'),
    /**
     * live: the list was loaded just now; last-good: it was stored earlier; fallback: it is built in, with one Windows
     * package or none.
     */
    source: { v5: website.freshness, v6: v6.freshness },
    releases: [...website.packages, ...v6.packages].map(toReleaseEntry),
  };
}
