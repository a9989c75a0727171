/** The upstream's log of events. */
import 'server-only';
import { endpoints } from '@superbrowser/contract/endpoints';
import { callUpstream } from './client';

/** Nothing waits for it, and a slow receiver gets less of it. */

/** Hands one event over, once: it is never repeated. @throws UpstreamError */
export async function sendEvent(
  key: string,
  segmentation: Readonly<Record<string, string>>,
): Promise<void> {
  await callUpstream(endpoints.log, { key, count: 1, platform: 'PC', segmentation });
}
