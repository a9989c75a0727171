/** The source of packages, the configured download host or this site's own /files (D5), and the keys for its links. */
import 'server-only';
import { randomBytes } from 'node:crypto';
import { getProcessWideValue } from '@/lib/core/shared-state/process-wide';
import { getBuildTimeEnv } from '@/lib/core/env/build-time';
import { getRuntimeEnv } from '@/lib/core/env/runtime';

/**
 * The signing keys in order: the first key signs, the others are still accepted. Without a configured key the embedded
 * host generates one for this process, so that links work and nothing is signed with an empty key. A separate host
 * cannot know a generated key, so for it the list is empty.
 */
export function getSigningKeys(): string[] {
  const env = getRuntimeEnv();
  const keys = [env.DOWNLOAD_SIGN_KEY, env.DOWNLOAD_SIGN_KEY_PREVIOUS].filter(
    (key): key is string => Boolean(key),
  );
  if (keys.length > 0 || env.DOWNLOAD_HOST) return keys;
  return [getProcessWideValue('generated sign key', () => randomBytes(24).toString('base64url'))];
}

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
export function locationOf(url: URL): string {
  const isEmbedded = !getRuntimeEnv().DOWNLOAD_HOST && isOnDownloadHost(url);
  return isEmbedded ? `${url.pathname}${url.search}` : url.toString();
}
