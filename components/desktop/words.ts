import type { DesktopError } from '@/lib/desktop/error';
import type { Problem } from '@/lib/desktop/status';

/** Texts around the connection, resolved on the server. */
export interface DesktopWords {
  readonly label: string;
  readonly initing: string;
  readonly success: string;
  readonly problems: Readonly<Record<Problem, string>>;
  /** A request that failed without words of the client. */
  readonly requestFailed: string;
  readonly ask: {
    readonly title: string;
    readonly why: string;
    readonly refuse: string;
    readonly connect: string;
  };
}

/** Longest message of the client that is shown. */
const messageLimit = 200;

/** What a visitor reads of a failed request: the client's words, else the catalogue's (E1). */
export function failureText(error: DesktopError, words: DesktopWords): string {
  return error.words === null
    ? words.requestFailed
    : Array.from(error.words).slice(0, messageLimit).join('');
}
