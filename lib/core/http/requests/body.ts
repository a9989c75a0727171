/**
 * Reads bodies of writes. Their size, the time for reading, and the number of bodies that are read at once are limited
 * (F3).
 */
import 'server-only';
import { maxScreenshotBytes } from '@superbrowser/contract/forms/fields';
import { parseJson } from '@superbrowser/contract/wire-format';
import { readLimited } from '@/lib/core/fetch/read-limited';
import { getProcessWideValue } from '@/lib/core/shared-state/process-wide';
import { RequestRefusal } from '../responses/refusal';
import { createConcurrencyLimit } from '../limits/concurrency-limit';
import { clientIpHeader } from './client-ip';

/** Bytes of a body without a screenshot: 64 KB (F3). */
export const maxBodyBytes = 64 * 1024;

interface BodyLimits {
  readonly maxBytes: number;
  /** Milliseconds for reading; a slower sender then loses its slot. */
  readonly deadlineMs: number;
}

const smallBodyLimits: BodyLimits = { maxBytes: maxBodyBytes, deadlineMs: 15_000 };
/**
 * Limits for a body with a screenshot, form fields and multipart headers. Sending an image from a phone takes a while.
 */
const screenshotBodyLimits: BodyLimits = {
  maxBytes: maxScreenshotBytes + maxBodyBytes + 4 * 1024,
  deadlineMs: 120_000,
};

const createReadLimiters = () => ({
  small: createConcurrencyLimit({
    name: 'bodies',
    maxRunning: 64,
    maxRunningPerSubject: 16,
    waitMs: 3_000,
  }),
  withScreenshot: createConcurrencyLimit({
    // Named `pictures`, because stored limit hits have this name.
    name: 'pictures',
    maxRunning: 4,
    maxRunningPerSubject: 2,
    waitMs: 15_000,
  }),
});

/** How many bodies are read at once. */
const getReadLimiters = () => getProcessWideValue('body slots', createReadLimiters);
/** Whom a read body counts for: the visitor's IP. */
const readingSubjectOf = (request: Request) => request.headers.get(clientIpHeader) ?? 'unknown';

const tooLargeRefusal = () => new RequestRefusal(413, 'tooLarge');

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/** Bytes of a refused body that are still read and discarded. */
const maxDiscardedBytes = 4 * 1024 * 1024;

/** Discards the rest of a refused body, so that its connection can be used again; an endless body is aborted. */
async function discardRest(reader: Reader): Promise<void> {
  for (let bytes = 0; bytes < maxDiscardedBytes;) {
    const { done, value } = await reader.read();
    if (done) return;
    bytes += value.byteLength;
  }
  await reader.cancel();
}

/**
 * Reads a body to its end.
 * @throws RequestRefusal 413 over the limit, 408 when the body does not arrive in time, 400 when the visitor breaks off
 */
async function readBytes(request: Request, { maxBytes, deadlineMs }: BodyLimits): Promise<Buffer> {
  const reader = request.body?.getReader();
  if (!reader) return Buffer.alloc(0);
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new RequestRefusal(408, 'network')), deadlineMs);
  });
  try {
    return await readLimited(reader, maxBytes, tooLargeRefusal, timeout);
  } catch (error) {
    discardRest(reader).catch(() => undefined);
    // A visitor who left half way through has sent nothing readable.
    throw error instanceof RequestRefusal ? error : new RequestRefusal(400, 'malformed');
  } finally {
    clearTimeout(timer);
  }
}

/** Refuses at once when Content-Length already exceeds the limit. */
function refuseDeclaredSize(request: Request, maxBytes: number): void {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLargeRefusal();
}

function readSmallBody(request: Request, maxBytes: number): Promise<Buffer> {
  refuseDeclaredSize(request, maxBytes);
  return getReadLimiters().small(
    () => readBytes(request, { ...smallBodyLimits, maxBytes }),
    readingSubjectOf(request),
  );
}

/**
 * Parses bytes as a JSON object.
 * @throws RequestRefusal 400
 */
export function parseJsonObject(bytes: Uint8Array): Record<string, unknown> {
  try {
    const value = parseJson(bytes);
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>;
  } catch {
    // Falls through to the refusal below.
  }
  throw new RequestRefusal(400, 'malformed');
}

/**
 * The JSON object in the body of a request.
 * @throws RequestRefusal 415 for another type, 413 over the limit, 408 when the body does not arrive in time, 503 while
 * too many bodies are being read, 400 for anything but an object
 */
export async function readJsonObject(
  request: Request,
  maxBytes = maxBodyBytes,
): Promise<Record<string, unknown>> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) throw new RequestRefusal(415, 'wrongType');
  return parseJsonObject(await readSmallBody(request, maxBytes));
}

/**
 * The fields of a URL-encoded form.
 * @throws RequestRefusal 415 for another type, 413, 408 and 503 as for JSON, 400 when the visitor breaks off
 */
export async function readForm(
  request: Request,
  maxBytes = maxBodyBytes,
): Promise<URLSearchParams> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type))
    throw new RequestRefusal(415, 'wrongType');
  return new URLSearchParams((await readSmallBody(request, maxBytes)).toString('utf8'));
}

/**
 * Reads a body with a screenshot and passes it to `useBytes`. The slot is held until `useBytes` is done, because the
 * image stays in memory so long, even in several copies on its way to the upstream.
 * @throws RequestRefusal 413, 408 and 503 as for JSON, 400 when the visitor breaks off, and any error of `useBytes`
 */
export async function withScreenshotBody<T>(
  request: Request,
  useBytes: (bytes: Buffer) => Promise<T>,
): Promise<T> {
  refuseDeclaredSize(request, screenshotBodyLimits.maxBytes);
  return getReadLimiters().withScreenshot(
    async () => useBytes(await readBytes(request, screenshotBodyLimits)),
    readingSubjectOf(request),
  );
}
