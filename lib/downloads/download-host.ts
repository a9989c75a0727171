/** Where packages come from: the configured download host, or this site's own /files (D5). */
import 'server-only';
import { getBuildTimeEnv } from '@/lib/core/env/build-time';
import { getRuntimeEnv } from '@/lib/core/env/runtime';

/** Whether a URL is on the download host. Only URLs there get promoter names and signatures (D2, D3). */
export function isOnDownloadHost(url: URL): boolean {
  const host = getRuntimeEnv().DOWNLOAD_HOST;
  if (host) return url.origin === new URL(host).origin;
  return (
    url.origin === new URL(getBuildTimeEnv().SITE_ORIGIN).origin &&
    url.pathname.startsWith('/files/')
  );
}

/**
 * Value of a Location header. For the embedded host it is only the path, so that it works under every host name of this
 * site.
 */
export function locationHeaderOf(url: URL): string {
  const isEmbedded = !getRuntimeEnv().DOWNLOAD_HOST && isOnDownloadHost(url);
  return isEmbedded ? `${url.pathname}${url.search}` : url.toString();
}
