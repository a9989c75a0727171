import { useRef } from 'react';
import { createRandomKey } from '@/lib/browser/random-key';
import {
  readSessionValue,
  removeSessionValue,
  writeSessionValue,
} from '@/lib/browser/session-storage';

interface SentForm {
  readonly key: string;
  /**
   * A hash of what was sent with the key: it tells contents apart without revealing them. Open pages of older builds
   * read it under this name.
   */
  readonly mark: string;
}

/**
 * FNV-1a and the length. A changed content with the same hash as the content before would be refused once, and then get
 * a key of its own; that happens once in billions of changes.
 */
function contentHash(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return `${hash}.${text.length}`;
}

function readSentForm(name: 'apply_sent' | undefined): SentForm | null {
  const stored = name && readSessionValue(name);
  const { key, mark } = (stored ?? {}) as Partial<Record<keyof SentForm, unknown>>;
  return typeof key === 'string' && typeof mark === 'string' ? { key, mark } : null;
}

/**
 * The idempotency key of a filled form. It is the same for the same content, so that a form sent several times is
 * stored once (F2); it changes with the content, because a changed form sent with an old key is refused.
 * @param name under which the key outlives a reload; without a name the key lasts as long as the page
 */
export function useIdempotencyKey(name?: 'apply_sent') {
  // Where storage is blocked, the key is remembered until the page is left.
  const lastForm = useRef<SentForm | null>(null);
  return {
    keyFor(content: unknown): string {
      const hash = contentHash(JSON.stringify(content));
      const lastSent = lastForm.current ?? readSentForm(name);
      const sentForm = lastSent?.mark === hash ? lastSent : { key: createRandomKey(), mark: hash };
      lastForm.current = sentForm;
      if (name) writeSessionValue(name, sentForm);
      return sentForm.key;
    },
    forget(): void {
      lastForm.current = null;
      if (name) removeSessionValue(name);
    },
  };
}
