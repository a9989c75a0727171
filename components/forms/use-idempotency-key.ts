import { useRef } from 'react';
import { randomKey } from '@/lib/browser/random-key';
import { readTabValue, removeTabValue, writeTabValue } from '@/lib/browser/session';

interface Sent {
  readonly key: string;
  /** What was sent with it, as a number that tells contents apart and does not give them away. */
  readonly mark: string;
}

/** Two FNV-1a sums of the text: 64 bits, enough to see that somebody changed something. */
function markOf(text: string): string {
  let [a, b] = [0x811c9dc5, 0xcbf29ce4];
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    a = Math.imul(a ^ unit, 0x01000193);
    b = Math.imul(b ^ (unit + 0x9e37), 0x01000193);
  }
  return `${(a >>> 0).toString(36)}.${(b >>> 0).toString(36)}.${text.length}`;
}

function readSent(name: 'apply_sent' | undefined): Sent | null {
  const stored = name && readTabValue(name);
  const { key, mark } = (stored ?? {}) as Partial<Record<keyof Sent, unknown>>;
  return typeof key === 'string' && typeof mark === 'string' ? { key, mark } : null;
}

/**
 * The key of a filled form: the same for the same content, so that it is stored once however often it is
 * sent (F2); another one after a change, which would be taken for a repetition and lost.
 * @param name under which it outlives a reload; without one it lasts as long as the page
 */
export function useIdempotencyKey(name?: 'apply_sent') {
  // Where storage is blocked the page remembers, until it is left.
  const last = useRef<Sent | null>(null);
  return {
    keyOf(content: unknown): string {
      const mark = markOf(JSON.stringify(content));
      const known = last.current ?? readSent(name);
      const sent = known?.mark === mark ? known : { key: randomKey(), mark };
      last.current = sent;
      if (name) writeTabValue(name, sent);
      return sent.key;
    },
    forget(): void {
      last.current = null;
      if (name) removeTabValue(name);
    },
  };
}
