/** Sends analytics events to the upstream's log. */
import 'server-only';
import { endpoints } from '@superbrowser/contract/endpoints';
import { callUpstream } from './client';

/**
 * Sends one event. It is not retried, because no visitor waits for it and a slow receiver should get fewer events.
 * @throws UpstreamError
 */
export async function sendEvent(
  key: string,
  segmentation: Readonly<Record<string, string>>,
): Promise<void> {
  await callUpstream(endpoints.reportEvent, { key, count: 1, platform: 'PC', segmentation });
}
