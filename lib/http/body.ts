/** Bodies of writes: JSON of a bounded size (F3). */
import 'server-only';
import { RequestRefusal } from './refusal';

/** 64 KB (F3). */
export const bodyLimit = 64 * 1024;
/** A screenshot of 2 MB as base64, and the rest of its form. */
export const pictureBodyLimit = 2_900_000;

const tooLarge = () => new RequestRefusal(413, 'tooLarge');

/** At most `limit` bytes of a request's body; stops reading where it grows beyond. */
async function readBytes(request: Request, limit: number): Promise<Buffer> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let total = 0;
  const reader = request.body?.getReader();
  while (reader) {
    // A visitor who leaves half way through sent nothing that can be read.
    const { done, value } = await reader.read().catch(() => {
      throw new RequestRefusal(400, 'malformed');
    });
    if (done) break;
    total += value.byteLength;
    if (total > limit) {
      await reader.cancel();
      throw tooLarge();
    }
    chunks.push(value);
  }
  return Buffer.concat(chunks);
}

/**
 * The JSON object of a request.
 * @throws RequestRefusal 415 for another type, 413 over the limit, 400 for anything but an object
 */
export async function readJsonObject(
  request: Request,
  limit = bodyLimit,
): Promise<Record<string, unknown>> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) throw new RequestRefusal(415, 'wrongType');
  const bytes = await readBytes(request, limit);
  try {
    // fatal: half a character is no text, and must not be stored as a question mark.
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>;
  } catch {
    // Falls through to the refusal below.
  }
  throw new RequestRefusal(400, 'malformed');
}

/**
 * The fields of a plain form.
 * @throws RequestRefusal 415 for another type, 413 over the limit
 */
export async function readForm(request: Request, limit = bodyLimit): Promise<URLSearchParams> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type))
    throw new RequestRefusal(415, 'wrongType');
  return new URLSearchParams((await readBytes(request, limit)).toString('utf8'));
}
