/** Classifies errors of a database or a disk. */

/**
 * full: no space, nothing was stored; unavailable: the database or the disk does not answer, nothing was stored;
 * invalidData: the database refuses the values, which says nothing about the database itself.
 */
type Failure = 'full' | 'unavailable' | 'invalidData';

interface KnownFailure {
  readonly kind: Failure;
  /** The code, or a driver's own message; neither contains values of the request. */
  readonly reason: string;
}

/** Codes of SQLite, of PostgreSQL (SQLSTATE) and of the system. */
const failureCodePatterns: readonly (readonly [Failure, RegExp])[] = [
  ['full', /^(SQLITE_FULL|ENOSPC|EDQUOT|53100)$/],
  // Class 22 is a data exception, 23 an integrity constraint.
  ['invalidData', /^(2[23][0-9A-Z]{3}|SQLITE_CONSTRAINT\w*)$/],
  // Class 08 is a lost connection, 57P a shutdown; 53300: no connection left; 25006: a read-only standby.
  ['unavailable', /^(08[0-9A-Z]{3}|57P0[1-4]|53300|25006)$/],
  ['unavailable', /^SQLITE_(BUSY|LOCKED|READONLY|IOERR|CANTOPEN)(_\w+)?$/],
  [
    'unavailable',
    /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/,
  ],
  ['unavailable', /^(EROFS|EIO|EMFILE|ENFILE)$/],
];

/** Messages drivers send without a code. */
const failureMessagePatterns: readonly (readonly [Failure, RegExp])[] = [
  ['full', /database or disk is full/],
  [
    'unavailable',
    /^Connection terminated|^timeout exceeded when trying to connect|connection error and is not queryable/,
  ],
];

const failureIn = (
  patterns: readonly (readonly [Failure, RegExp])[],
  text: string,
): Failure | null => patterns.find(([, pattern]) => pattern.test(text))?.[0] ?? null;

/** The error, its causes, and the errors of an AggregateError, as from connecting to several addresses. */
function* errorChain(error: unknown): Generator<Error> {
  if (!(error instanceof Error)) return;
  yield error;
  yield* errorChain(error.cause);
  if (error instanceof AggregateError)
    for (const innerError of error.errors) yield* errorChain(innerError);
}

/** Classifies an error of a database or a disk. @returns null for any other error, which is a bug */
export function classifyFailure(error: unknown): KnownFailure | null {
  for (const chainedError of errorChain(error)) {
    const code = 'code' in chainedError ? String(chainedError.code) : '';
    const byCode = failureIn(failureCodePatterns, code);
    if (byCode) return { kind: byCode, reason: code };
    const byWords = failureIn(failureMessagePatterns, chainedError.message);
    if (byWords) return { kind: byWords, reason: chainedError.message };
  }
  return null;
}
