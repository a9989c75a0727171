/** Probes: requests that the site sends to itself and to the API with each sample. They only read. */
import 'server-only';
import { endpoints } from '@superbrowser/contract/endpoints';
import { fetchExternal } from '@/lib/core/fetch/fetch-external';
import { getInternalKey, internalKeyHeader } from '@/lib/core/http/internal-key';
import { callUpstream } from '@/lib/core/upstream/client/call-upstream';
import type { Tally } from '../conditions';
import type { Tallies } from './counter-increases';

/** Longest wait for a probe, in milliseconds; longer than the usual deadlines of the calls it makes. */
const deadlineMs = 5_000;

/** Waits for calls without using their results, because the calls are counted where they are made. */
const waitForAll = (calls: readonly Promise<unknown>[]) => Promise.allSettled(calls);

/** Requests with the internal key of this process are not counted, because the probe's result is counted below. */
function sendProbe(url: URL, method: 'GET' | 'HEAD', origin: string) {
  const request = new Request(url, { method, signal: AbortSignal.timeout(deadlineMs) });
  if (url.origin === new URL(origin).origin)
    request.headers.set(internalKeyHeader, getInternalKey());
  return fetchExternal(request);
}

/**
 * Whether visitors get the Windows package. Requests the URL of the button, then the package.
 * @param origin where this process listens
 * @returns null where nothing is released
 */
async function isPackageAvailable(origin: string): Promise<boolean | null> {
  const buttonResponse = await sendProbe(new URL('/api/download/windows', origin), 'GET', origin);
  await buttonResponse.body?.cancel();
  const location = buttonResponse.headers.get('location');
  if (buttonResponse.status === 303) return null;
  if (buttonResponse.status !== 302 || !location) return false;
  const packageResponse = await sendProbe(new URL(location, origin), 'HEAD', origin);
  return packageResponse.ok;
}

async function probeDownload(origin: string): Promise<Tally | null> {
  const startedAt = performance.now();
  const isAvailable = await isPackageAvailable(origin).catch(() => false);
  if (isAvailable === null) return null;
  const seconds = (performance.now() - startedAt) / 1_000;
  return { answered: 1, failed: isAvailable ? 0 : 1, seconds };
}

/**
 * Sends all probes.
 * @param origin where this process listens
 * @returns the tally of the download, which the counters of this process do not contain; empty where nothing is
 * released. Never throws.
 */
export async function probeParts(origin: string): Promise<Partial<Tallies>> {
  const callOptions = { deadlineMs };
  const [downloads] = await Promise.all([
    probeDownload(origin),
    waitForAll([
      callUpstream(endpoints.versionList, {}, callOptions),
      callUpstream(endpoints.v6Versions, {}, callOptions),
      callUpstream(endpoints.serverTime, {}, callOptions),
    ]),
  ]);
  return downloads ? { downloads } : {};
}
