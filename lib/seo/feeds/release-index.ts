/** The version list as machines read it. Pure. */
import { downloadHref, type Release } from '@/lib/releases/types';
import type { ReleaseList } from '@/lib/upstream/cache/freshness';
import { site } from '@/lib/site';

const absolute = (path: string) => new URL(path, site.origin).toString();

function entry({ platform, line, version, type, releasedOn, size, sha256, url }: Release) {
  return {
    platform,
    line,
    version,
    type,
    date: releasedOn,
    size,
    sha256,
    // Packages' own addresses are signed and expire; this one redirects to a fresh one (D1).
    download: url === null ? null : absolute(downloadHref(platform, { version, line })),
  };
}

/**
 * @param v5 releases of the website's version list
 * @param v6 releases of the v6 client
 */
export function releaseIndex(v5: ReleaseList, v6: ReleaseList) {
  return {
    product: site.name['en-US'],
    page: absolute('/download'),
    /** live: asked just now; last-good: kept from earlier; fallback: one Windows package, written in advance. */
    source: { v5: v5.freshness, v6: v6.freshness },
    releases: [...v5.releases, ...v6.releases].map(entry),
  };
}
