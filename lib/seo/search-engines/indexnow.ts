/**
 * Submits URLs to IndexNow, which passes them on to Bing, Yandex and others. IndexNow verifies the key by a file of the
 * site.
 */
import 'server-only';
import { reasonOf } from '@/lib/core/log/log';
import { shortenedLine, type SearchEngine, type SubmissionResult } from './engine';
import { postToEngine, type EngineResponse, type PostOptions } from './post-to-engine';

/** Maximum number of URLs in one request. */
const maxBatchUrls = 10_000;

interface IndexNowOptions extends PostOptions {
  readonly url: string;
  readonly key: string;
  readonly origin: string;
}

/** The meaning of each status, according to IndexNow's documentation. */
const meaningByStatus: Readonly<Record<number, string>> = {
  400: 'the request has another form than it wants',
  403: 'the key is not the one of the file: is INDEXNOW_KEY the same for the site?',
  422: 'addresses that are not of this site, or a key of another form',
  429: 'too many requests',
};

type IndexNowRefusal = Omit<SubmissionResult, 'acceptedUrls'>;

function parseIndexNowResponse({
  status,
  text,
  retryAfter,
}: EngineResponse): IndexNowRefusal | null {
  if (status === 200 || status === 202) return null;
  const meaning = meaningByStatus[status] ?? shortenedLine(text);
  const waitText =
    status === 429 && retryAfter ? ` (again after ${shortenedLine(retryAfter)})` : '';
  return { reason: `${status} ${meaning}${waitText}`.trim(), isError: status !== 429 };
}

/** A client of IndexNow (Bing and others), which reads the key from a file of this site. */
export function createIndexNowClient({
  url,
  key,
  origin,
  ...options
}: IndexNowOptions): SearchEngine {
  const keyProof = { host: new URL(origin).host, key, keyLocation: `${origin}/${key}.txt` };

  async function sendBatch(urlList: readonly string[]): Promise<IndexNowRefusal | null> {
    const body = JSON.stringify({ ...keyProof, urlList });
    try {
      return parseIndexNowResponse(
        await postToEngine(new URL(url), 'application/json; charset=utf-8', body, options),
      );
    } catch (error) {
      return { reason: reasonOf(error), isError: true };
    }
  }

  async function submit(urls: readonly string[]): Promise<SubmissionResult> {
    const acceptedUrls: string[] = [];
    for (let start = 0; start < urls.length; start += maxBatchUrls) {
      const batch = urls.slice(start, start + maxBatchUrls);
      const refusal = await sendBatch(batch);
      if (refusal) return { acceptedUrls, ...refusal };
      acceptedUrls.push(...batch);
    }
    return { acceptedUrls, reason: null, isError: false };
  }

  return { title: 'IndexNow', wantsRemoved: true, submit };
}
