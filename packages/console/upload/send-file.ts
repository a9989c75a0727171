/**
 * Sends a file part by part, from where the server has it, until it is whole. Broken connections are waited out. Runs
 * in the browser, and knows nothing of the page.
 */
/** What the server says to the page that uploads. */
export interface UploadAnswer {
  readonly id?: string;
  /** Token of everything about this upload. */
  readonly key?: string;
  /** Token of the next beginning: each counts once. */
  readonly next?: string;
  /** Bytes that are there. */
  readonly received?: number;
  /** Of the whole file. */
  readonly sha256?: string | null;
  /** Why not. */
  readonly code?: string;
  readonly words?: { readonly zh: string; readonly en: string };
}

/** Bytes a part may have. */
export const maxPartBytes = 8 * 1_048_576;

export interface UploadHandle {
  readonly id: string;
  readonly key: string;
}

export interface SendOptions {
  readonly signal: AbortSignal;
  /** Bytes the server has. */
  readonly onProgress: (received: number) => void;
  /** The connection is broken; it is tried again in so many milliseconds. */
  readonly onWaiting: (ms: number) => void;
  readonly fetch?: typeof fetch;
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly now?: () => number;
}

/** The server will not take it, and says why; trying again is no use. */
export class UploadRejectedError extends Error {
  constructor(
    readonly status: number,
    readonly answer: UploadAnswer,
  ) {
    super(answer.code ?? `answered ${status}`);
  }
}

/** What is worth another try: no connection, a server that is away, a part that broke off. */
class ConnectionBrokenError extends Error {}

const second = 1_000;
const leastPartBytes = 262_144;
/** A part should take about this long: progress is seen, and a broken connection costs little. */
const partMs = 3 * second;

const sleep = (ms: number, signal: AbortSignal) =>
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

/** Twice as long each time, at most half a minute. */
export const retryDelay = (tries: number): number => Math.min(30 * second, second * 2 ** tries);

/** @throws UploadRejectedError, ConnectionBrokenError */
async function request(
  path: string,
  init: RequestInit,
  { signal, fetch: send = fetch }: SendOptions,
): Promise<UploadAnswer> {
  const response = await send(path, { ...init, signal }).catch((error: unknown) => {
    if (signal.aborted) throw error;
    throw new ConnectionBrokenError();
  });
  const answer = (await response.json().catch(() => ({}))) as UploadAnswer;
  if (response.ok) return answer;
  const isPassing = answer.code === 'busy' || response.status === 408 || response.status >= 500;
  if (isPassing && response.status !== 507) throw new ConnectionBrokenError();
  throw new UploadRejectedError(response.status, answer);
}

const post = (key: string, body?: BodyInit): RequestInit => ({
  method: 'POST',
  headers: {
    'X-Form-Token': key,
    ...(body instanceof Blob && { 'Content-Type': 'application/octet-stream' }),
  },
  ...(body !== undefined && { body }),
});

/** Until it works: tries again after a while where the connection is what fails. */
async function retryUntilDone<T>(work: () => Promise<T>, sending: SendOptions): Promise<T> {
  const { signal, onWaiting, wait = sleep } = sending;
  for (let tries = 0; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ConnectionBrokenError)) throw error;
      const ms = retryDelay(tries);
      onWaiting(ms);
      await wait(ms, signal);
    }
  }
}

/** Begins. @param token counts once; sent again for the same file it leads to the same upload */
export const beginSending = (
  { name, size }: Pick<File, 'name' | 'size'>,
  token: string,
  sending: SendOptions,
): Promise<UploadAnswer> =>
  retryUntilDone(() => {
    const form = new URLSearchParams({ name, size: String(size) });
    return request('/uploads/begin', post(token, form), sending);
  }, sending);

/** Half or twice as much, by how long the last part took. */
const nextSize = (size: number, ms: number) =>
  ms < partMs / 2
    ? Math.min(maxPartBytes, size * 2)
    : ms > partMs * 2
      ? Math.max(leastPartBytes, size / 2)
      : size;

/**
 * @returns the SHA-256 the server counted
 * @throws UploadRejectedError, or the reason of the signal
 */
export async function sendFile(
  file: Blob,
  { id, key }: UploadHandle,
  sending: SendOptions,
): Promise<string> {
  const { onProgress, now = Date.now } = sending;
  const path = `/uploads/${id}`;
  const state = () => request(`${path}/received`, {}, sending);
  let received = (await retryUntilDone(state, sending)).received ?? 0;
  let size = leastPartBytes * 4;
  onProgress(received);
  const sendPart = async () => {
    const begun = now();
    const part = file.slice(received, received + size);
    const answer = await request(`${path}/append?at=${received}`, post(key, part), sending).catch(
      async (error: unknown) => {
        // What came of a broken part counts; a part the server has already is not sent again.
        if (error instanceof ConnectionBrokenError) received = (await state()).received ?? received;
        if (error instanceof UploadRejectedError && error.answer.code === 'offset')
          return error.answer;
        throw error;
      },
    );
    received = answer.received ?? received;
    size = nextSize(size, now() - begun);
  };
  while (received < file.size) {
    await retryUntilDone(sendPart, sending);
    onProgress(received);
  }
  const done = await retryUntilDone(() => request(`${path}/finish`, post(key), sending), sending);
  return done.sha256 ?? '';
}

/** Takes it away; what was sent is gone. */
export const discardSent = (
  { id, key }: UploadHandle,
  sending: SendOptions,
): Promise<UploadAnswer> => request(`/uploads/${id}/discard`, post(key), sending);
