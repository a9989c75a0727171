import 'server-only';
import { createHash } from 'node:crypto';
import { notContent } from './forms';

type Fields = Readonly<Record<string, string | number | boolean | undefined>>;

/**
 * Tells what two applications say apart; codes, ticks and proofs are no part of it. Made from what was sent, so
 * that a form sent again has the same one also where its day can no longer be chosen.
 */
export function contentDigest(type: number, fields: Fields): string {
  const content = Object.entries(fields)
    .filter(([name, value]) => !notContent.has(name) && value)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([type, content]))
    .digest('base64url');
}
