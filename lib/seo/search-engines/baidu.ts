/**
 * Baidu's push interface: one URL for each line, with a daily quota. A request above the quota is refused as a whole.
 * So one URL is sent first, and the answer tells how many more are allowed.
 */
import 'server-only';
import { z } from 'zod';
import { reasonOf } from '@/lib/core/log/log';
import { shortenedLine, type SearchEngine, type SubmissionResult } from './engine';
import { postToEngine, type EngineResponse, type PostOptions } from './post-to-engine';

const acceptedSchema = z.object({
  success: z.int().nonnegative(),
  remain: z.int().nonnegative(),
  not_same_site: z.array(z.string()).default([]),
  not_valid: z.array(z.string()).default([]),
});
const refusedSchema = z.object({ error: z.int(), message: z.string() });

/** Maximum number of URLs in one request. */
const maxBatchUrls = 2_000;

interface BaiduOptions extends PostOptions {
  readonly url: string;
  readonly token: string;
  /** Origin of the site, as registered with Baidu. */
  readonly origin: string;
}

type PushOutcome =
  | { readonly kind: 'taken'; readonly remain: number; readonly refusedUrls: readonly string[] }
  | { readonly kind: 'quota' }
  | { readonly kind: 'fault'; readonly reason: string };

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Reads the answer to a batch. When its counts do not add up, no URL counts as accepted. */
function parseBaiduResponse(
  { status, text }: EngineResponse,
  batch: readonly string[],
): PushOutcome {
  const body = jsonOrNull(text);
  const refusal = refusedSchema.safeParse(body);
  if (refusal.success && /over quota/i.test(refusal.data.message)) return { kind: 'quota' };
  if (refusal.success || status !== 200)
    return {
      kind: 'fault',
      reason: `${status} ${shortenedLine(refusal.data?.message ?? text)}`.trim(),
    };
  const acceptance = acceptedSchema.safeParse(body);
  if (!acceptance.success)
    return { kind: 'fault', reason: `an answer of another form: ${shortenedLine(text)}` };
  const { success, remain, not_same_site: foreign, not_valid: invalid } = acceptance.data;
  const refusedUrls = batch.filter((url) => foreign.includes(url) || invalid.includes(url));
  if (success !== batch.length - refusedUrls.length)
    return {
      kind: 'fault',
      reason: `${success} of ${batch.length} taken, without a word which: ${shortenedLine(text)}`,
    };
  return { kind: 'taken', remain, refusedUrls };
}

/** Names the URLs that were refused; empty where there are none. */
const refusalReasons = (refusedUrls: readonly string[]): string[] =>
  refusedUrls.length > 0 ? [`not accepted: ${refusedUrls.join(' ')}`] : [];

/** A client of Baidu's push interface, which accepts a limited number of URLs a day. */
export function createBaiduClient({ url, token, origin, ...options }: BaiduOptions): SearchEngine {
  const endpoint = new URL(url);
  endpoint.searchParams.set('site', origin);
  endpoint.searchParams.set('token', token);

  async function push(batch: readonly string[]): Promise<PushOutcome> {
    try {
      return parseBaiduResponse(
        await postToEngine(endpoint, 'text/plain', batch.join('\n'), options),
        batch,
      );
    } catch (error) {
      return { kind: 'fault', reason: reasonOf(error) };
    }
  }

  async function submit(urls: readonly string[]): Promise<SubmissionResult> {
    const acceptedUrls: string[] = [];
    const refusedUrls: string[] = [];
    let batchSize = 1;
    for (let start = 0; start < urls.length;) {
      const batch = urls.slice(start, start + batchSize);
      const outcome = await push(batch);
      if (outcome.kind === 'fault') return { acceptedUrls, reason: outcome.reason, isError: true };
      const isQuotaUsedUp = outcome.kind === 'quota';
      if (!isQuotaUsedUp) {
        start += batch.length;
        refusedUrls.push(...outcome.refusedUrls);
        acceptedUrls.push(...batch.filter((batchUrl) => !outcome.refusedUrls.includes(batchUrl)));
        batchSize = Math.min(outcome.remain, maxBatchUrls);
      }
      if ((isQuotaUsedUp || batchSize === 0) && start < urls.length)
        return {
          acceptedUrls,
          reason: [...refusalReasons(refusedUrls), "the day's quota is used up"].join('; '),
          isError: refusedUrls.length > 0,
        };
    }
    const [reason = null] = refusalReasons(refusedUrls);
    return { acceptedUrls, reason, isError: reason !== null };
  }

  return { title: 'Baidu', wantsRemoved: false, submit };
}
