/**
 * Sends a file part by part, from the server's offset until it is complete, and retries after broken connections. Runs
 * in the browser, independent of the page.
 */
import { secondMs } from '@superbrowser/shared/durations';
import { maxPartBytes } from '@superbrowser/console/lib/uploads/upload-limits';
import type { UploadResponse } from '@superbrowser/console/lib/uploads/upload-requests';

export interface UploadHandle {
  readonly id: string;
  readonly token: string;
}

export interface SendOptions {
  readonly signal: AbortSignal;
  /** Bytes the server has received. */
  readonly onProgress: (received: number) => void;
  /** Milliseconds until the next attempt after a broken connection. */
  readonly onWaiting: (ms: number) => void;
  readonly fetch?: typeof fetch;
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly now?: () => number;
}

/** The server refused the upload with a reason, so retrying is useless. */
export class UploadRefusedError extends Error {
  constructor(
    readonly status: number,
    readonly response: UploadResponse,
  ) {
    super(response.code ?? `answered ${status}`);
  }
}

/** An error after which the request is repeated: no connection, an unavailable server, or an interrupted part. */
class ConnectionBrokenError extends Error {}

const minPartBytes = 262_144;
/**
 * Target duration of a part in milliseconds. It is short, to show progress and to lose little with a broken connection.
 */
const targetPartMs = 3 * secondMs;

const waitOrAbort = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        reject(signal.reason as Error);
      },
      { once: true },
    );
  });

/** Milliseconds until the next attempt. They double with each attempt, up to half a minute. */
export const retryDelayMs = (tries: number): number =>
  Math.min(30 * secondMs, secondMs * 2 ** tries);

/** @throws UploadRefusedError, ConnectionBrokenError */
async function sendRequest(
  path: string,
  init: RequestInit,
  { signal, fetch: send = fetch }: SendOptions,
): Promise<UploadResponse> {
  const response = await send(path, { ...init, signal }).catch((error: unknown) => {
    if (signal.aborted) throw error;
    throw new ConnectionBrokenError();
  });
  const body = (await response.json().catch(() => ({}))) as UploadResponse;
  if (response.ok) return body;
  const isTransient = body.code === 'busy' || response.status === 408 || response.status >= 500;
  if (isTransient && response.status !== 507) throw new ConnectionBrokenError();
  throw new UploadRefusedError(response.status, body);
}

const postInit = (token: string, body?: BodyInit): RequestInit => ({
  method: 'POST',
  headers: {
    'X-Form-Token': token,
    ...(body instanceof Blob && { 'Content-Type': 'application/octet-stream' }),
  },
  ...(body !== undefined && { body }),
});

/** Runs a task, and repeats it after a pause as long as only the connection fails. */
async function retryUntilDone<T>(task: () => Promise<T>, options: SendOptions): Promise<T> {
  const { signal, onWaiting, wait = waitOrAbort } = options;
  for (let tries = 0; ; tries += 1) {
    try {
      return await task();
    } catch (error) {
      if (!(error instanceof ConnectionBrokenError)) throw error;
      const ms = retryDelayMs(tries);
      onWaiting(ms);
      await wait(ms, signal);
    }
  }
}

/** Begins an upload. @param token single-use; sent again for the same file, it returns the same upload */
export const beginSending = (
  { name, size }: Pick<File, 'name' | 'size'>,
  token: string,
  options: SendOptions,
): Promise<UploadResponse> =>
  retryUntilDone(() => {
    const form = new URLSearchParams({ name, size: String(size) });
    return sendRequest('/uploads/begin', postInit(token, form), options);
  }, options);

/** The size of the next part: half or twice the last size if the last part was slow or fast, else the same. */
const nextPartBytes = (lastBytes: number, lastMs: number) =>
  lastMs < targetPartMs / 2
    ? Math.min(maxPartBytes, lastBytes * 2)
    : lastMs > targetPartMs * 2
      ? Math.max(minPartBytes, lastBytes / 2)
      : lastBytes;

/**
 * Sends the file of an upload.
 * @returns the SHA-256 that the server computed
 * @throws UploadRefusedError, or the reason of the signal
 */
export async function sendFile(
  file: Blob,
  { id, token }: UploadHandle,
  options: SendOptions,
): Promise<string> {
  const { onProgress, now = Date.now } = options;
  const path = `/uploads/${id}`;
  const fetchState = () => sendRequest(`${path}/received`, {}, options);
  let received = (await retryUntilDone(fetchState, options)).received ?? 0;
  let partBytes = minPartBytes * 4;
  onProgress(received);
  const sendPart = async () => {
    const startedAt = now();
    const part = file.slice(received, received + partBytes);
    const response = await sendRequest(
      `${path}/append?at=${received}`,
      postInit(token, part),
      options,
    ).catch(async (error: unknown) => {
      // The server keeps the received bytes of a broken part, so they are not sent again.
      if (error instanceof ConnectionBrokenError)
        received = (await fetchState()).received ?? received;
      if (error instanceof UploadRefusedError && error.response.code === 'offset')
        return error.response;
      throw error;
    });
    received = response.received ?? received;
    partBytes = nextPartBytes(partBytes, now() - startedAt);
  };
  while (received < file.size) {
    await retryUntilDone(sendPart, options);
    onProgress(received);
  }
  const response = await retryUntilDone(
    () => sendRequest(`${path}/finish`, postInit(token), options),
    options,
  );
  return response.sha256 ?? '';
}

/** Cancels the upload; the server deletes the sent bytes. */
export const discardUpload = (
  { id, token }: UploadHandle,
  options: SendOptions,
): Promise<UploadResponse> => sendRequest(`/uploads/${id}/discard`, postInit(token), options);
