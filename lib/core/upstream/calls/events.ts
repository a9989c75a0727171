/** Sends analytics events to the upstream's log. */
import 'server-only';
import { endpoints } from '@superbrowser/contract/endpoints';
import { callUpstream } from '../client/call-upstream';

/**
 * Sends one event. It is not retried, because a repeated event could be stored twice.
 * @throws UpstreamError
 */
export async function sendEvent(
  key: string,
  segmentation: Readonly<Record<string, string>>,
): Promise<void> {
  await callUpstream(endpoints.reportEvent, { key, count: 1, platform: 'PC', segmentation });
}
