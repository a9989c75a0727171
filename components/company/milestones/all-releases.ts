import type { Release } from '@/lib/releases/types';
import { getHistory, getV6Releases, getWebsiteReleases } from '@/lib/upstream/releases';

/** Every release there is a list of; what stands in two lists comes twice. Never throws. */
export async function allReleases(): Promise<readonly Release[]> {
  const lists = await Promise.all([getWebsiteReleases(), getV6Releases(), getHistory()]);
  return lists.flatMap(({ releases }) => releases);
}
