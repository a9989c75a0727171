/**
 * The parts of a form that outlive a reload or a change of the language: the typed texts (F2; never passwords, codes
 * and pictures), the key it was sent with, and the query of the URL.
 */
import { useRef } from 'react';
import { createRandomKey } from '@/lib/browser/random-key';
import {
  readSessionValue,
  removeSessionValue,
  writeSessionValue,
} from '@/lib/browser/session-storage';
import type { SessionStorageKey } from '@/lib/browser/keys';

type Draft<Name extends string> = Partial<Record<Name, string>>;

type Values = Readonly<Record<string, unknown>>;

/**
 * The draft of one form.
 * @param names of the fields that are stored; no other field is read or written, and only texts are
 */
export function createDraft<Name extends string>(key: SessionStorageKey, names: readonly Name[]) {
  const textsOf = (values: Values): Draft<Name> =>
    Object.fromEntries(
      names.flatMap((name) => {
        const value = values[name];
        return typeof value === 'string' && value !== '' ? [[name, value]] : [];
      }),
    ) as Draft<Name>;

  const read = (): Draft<Name> => textsOf((readSessionValue(key) ?? {}) as Values);

  /** Stores the filled fields; a form that is empty again removes its draft. */
  function store(values: Values): void {
    const filled = textsOf(values);
    // The area code is filled in before the visitor types anything.
    if (Object.keys(filled).every((name) => name === 'area_code')) removeSessionValue(key);
    else writeSessionValue(key, filled);
  }

  return {
    names,
    read,
    store,
    /** Stores the given fields and leaves the others as they were. */
    update: (values: Values): void =>
      store({
        ...read(),
        ...Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)),
      }),
    remove: (): void => removeSessionValue(key),
  };
}

interface Sent {
  readonly key: string;
  /** A number made from what was sent with the key: it tells contents apart without revealing them. */
  readonly mark: string;
}

/** Two FNV-1a sums of the text: 64 bits, enough to notice a change. */
function contentHash(text: string): string {
  let [a, b] = [0x811c9dc5, 0xcbf29ce4];
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    a = Math.imul(a ^ unit, 0x01000193);
    b = Math.imul(b ^ (unit + 0x9e37), 0x01000193);
  }
  return `${(a >>> 0).toString(36)}.${(b >>> 0).toString(36)}.${text.length}`;
}

function readSent(name: 'apply_sent' | undefined): Sent | null {
  const stored = name && readSessionValue(name);
  const { key, mark } = (stored ?? {}) as Partial<Record<keyof Sent, unknown>>;
  return typeof key === 'string' && typeof mark === 'string' ? { key, mark } : null;
}

/**
 * The idempotency key of a filled form. It is the same for the same content, so that a form sent several times is
 * stored once (F2); it changes with the content, because a changed form would be taken for a repetition and lost.
 * @param name under which it outlives a reload; without one it lasts as long as the page
 */
export function useIdempotencyKey(name?: 'apply_sent') {
  // Where storage is blocked, the key is remembered until the page is left.
  const last = useRef<Sent | null>(null);
  return {
    keyOf(content: unknown): string {
      const mark = contentHash(JSON.stringify(content));
      const lastSent = last.current ?? readSent(name);
      const sent = lastSent?.mark === mark ? lastSent : { key: createRandomKey(), mark };
      last.current = sent;
      if (name) writeSessionValue(name, sent);
      return sent.key;
    },
    forget(): void {
      last.current = null;
      if (name) removeSessionValue(name);
    },
  };
}

/**
 * The language switch leads to this page in the other language, which needs the query of this page as well: an
 * invitation, a number, where the visitor came from. The link gets the query only at the click, so that no token is
 * in the markup.
 * @returns how to stop
 */
export function passQueryToOtherLanguage(): () => void {
  const addQuery = (event: MouseEvent) => {
    const link =
      event.target instanceof Element
        ? event.target.closest<HTMLAnchorElement>('a[data-language]')
        : null;
    if (link) link.search = window.location.search;
  };
  document.addEventListener('click', addQuery);
  return () => document.removeEventListener('click', addQuery);
}
