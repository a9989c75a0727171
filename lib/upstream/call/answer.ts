import 'server-only';
import { readLimited } from '@/lib/net/read-limited';
import { WireError, decodeOpaque, parseJson } from '@superbrowser/contract/codec';
import { decryptJson, isEncryptedMessage } from '@superbrowser/contract/encrypted';
import type { Endpoint } from '@superbrowser/contract/endpoints';
import { envelopeSchema } from '@superbrowser/contract/envelope';
import { rets } from '@superbrowser/contract/rets';
import { UpstreamError } from '../error';

/** Answers are read up to here; more is refused while it arrives. */
export const maxAnswerBytes = 5 * 1024 * 1024;

/** What is refused is let go of: its connection is needed by the next call. */
async function readBytes(response: Response, endpoint: Endpoint): Promise<Uint8Array> {
  const reader = response.body?.getReader();
  const tooLarge = () => new UpstreamError('too-large', endpoint, { status: response.status });
  try {
    return await readLimited(reader, maxAnswerBytes, tooLarge);
  } catch (error) {
    await reader?.cancel();
    throw error;
  }
}

function decode(bytes: Uint8Array, endpoint: Endpoint, encryptionKey: () => string): unknown {
  try {
    const json = parseJson(bytes);
    if (endpoint.channel === 'encrypted' && isEncryptedMessage(json))
      return decryptJson(json, encryptionKey());
    return json;
  } catch (cause) {
    if (cause instanceof WireError) throw new UpstreamError('undecodable', endpoint, { cause });
    throw cause;
  }
}

const refusedStatus = (status: number, endpoint: Endpoint) =>
  new UpstreamError(status === 429 ? 'busy' : 'http', endpoint, { status });

/** The data of an envelope; on the plain and the encrypted channel an answer may also come without one. */
function unwrap(json: unknown, endpoint: Endpoint): unknown {
  const hasRet = typeof json === 'object' && json !== null && 'ret' in json;
  if (!hasRet && endpoint.channel !== 'main') return json;
  const envelope = envelopeSchema.safeParse(json);
  if (!envelope.success)
    throw new UpstreamError('undecodable', endpoint, { cause: envelope.error });
  const { ret, msg, data } = envelope.data;
  try {
    const content =
      endpoint.channel === 'main' && typeof data === 'string' && data !== ''
        ? decodeOpaque(data)
        : data;
    if (ret === rets.ok) return content;
    throw new UpstreamError('ret', endpoint, { ret, msg, data: content });
  } catch (cause) {
    if (cause instanceof WireError) throw new UpstreamError('undecodable', endpoint, { cause });
    throw cause;
  }
}

/**
 * Reads an answer down to its still unchecked data.
 * @throws UpstreamError busy, http, too-large, undecodable or ret
 */
export async function readAnswer(
  response: Response,
  endpoint: Endpoint,
  encryptionKey: () => string,
): Promise<unknown> {
  if (!response.ok) {
    await response.body?.cancel();
    throw refusedStatus(response.status, endpoint);
  }
  return unwrap(decode(await readBytes(response, endpoint), endpoint, encryptionKey), endpoint);
}
