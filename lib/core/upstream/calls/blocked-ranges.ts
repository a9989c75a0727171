/** Reads the IP ranges that staff block. With an upstream that has no such list, nothing is blocked. */
import 'server-only';
import { endpoints } from '@superbrowser/contract/endpoints';
import { callUpstream } from '../client/call-upstream';
import { UpstreamError } from '../client/upstream-error';

const knowsNoList = (error: unknown): boolean =>
  error instanceof UpstreamError &&
  (error.kind === 'ret' || [400, 404, 405, 501].includes(error.status ?? 0));

/** @throws UpstreamError while the upstream is not usable */
export async function loadBlockedRanges(): Promise<readonly string[]> {
  try {
    return (await callUpstream(endpoints.blockedRanges, {})).ranges;
  } catch (error) {
    if (knowsNoList(error)) return [];
    throw error;
  }
}
