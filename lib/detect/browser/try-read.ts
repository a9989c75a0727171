/** Reads a part of the check with a deadline, and never throws. */
import type { ReadFailure } from '../facts';

type ReadResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: ReadFailure };

/** Thrown by a reader whose interface this browser does not have. */
export class UnsupportedError extends Error {
  override readonly name = 'UnsupportedError';
}

/**
 * Longest time for any part. Sound is the slowest part that does not need the network, and takes a tenth of this time.
 */
const defaultDeadlineMs = 4_000;

/**
 * Runs a reader.
 * @returns its value, or the reason why there is none; never throws
 */
export async function tryRead<Value>(
  read: () => Value | Promise<Value>,
  deadlineMs = defaultDeadlineMs,
): Promise<ReadResult<Value>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<ReadResult<Value>>((resolve) => {
    timer = setTimeout(() => resolve({ ok: false, failure: 'late' }), deadlineMs);
  });
  const attempt = async (): Promise<ReadResult<Value>> => {
    try {
      return { ok: true, value: await read() };
    } catch (error) {
      return { ok: false, failure: error instanceof UnsupportedError ? 'absent' : 'failed' };
    }
  };
  try {
    return await Promise.race([attempt(), timeout]);
  } finally {
    clearTimeout(timer);
  }
}
