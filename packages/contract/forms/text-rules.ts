/**
 * Characters that a text may contain, from any sender: no control characters, no lone surrogates (which UTF-8 cannot
 * represent), neither U+FFFE nor U+FFFF. No visitor types these characters, and a database refuses some of them with
 * its own error (PostgreSQL: U+0000). The text fields of packages/contract/forms begin with one of the functions below.
 * The backend checks the texts of other calls by {@link isAllowedText}, except in the site's own data.
 */
import * as z from 'zod/mini';

const forbiddenInSingleLine = /[\p{Cc}\p{Cs}\ufffe\uffff]/u;
/** Tab, line feed and carriage return are allowed, because textareas contain them. */
const forbiddenInText = /[^\P{Cc}\t\n\r]|[\p{Cs}\ufffe\uffff]/u;

/** Whether a text is allowed in a single line: a name, a code, a token. */
export const isSingleLine = (text: string): boolean => !forbiddenInSingleLine.test(text);

/** Whether a text is allowed in a field of several lines. */
export const isAllowedText = (text: string): boolean => !forbiddenInText.test(text);

/**
 * A field of one line, trimmed.
 * @param code error code for forbidden characters
 */
export const trimmedLineSchema = (code = 'characters') =>
  z
    .string({ error: 'required' })
    .check(z.trim(), z.refine(isSingleLine, { error: code, abort: true }));

/** A field of several lines, trimmed; tabs and line breaks are part of it. */
export const trimmedTextSchema = () =>
  z
    .string({ error: 'required' })
    .check(z.trim(), z.refine(isAllowedText, { error: 'characters', abort: true }));

/**
 * A field that is not trimmed here, because its own rule refuses or removes spaces: a password, a phone, a code.
 * @param code error code for forbidden characters
 */
export const untrimmedTextSchema = (code: string) =>
  z.string({ error: 'required' }).check(z.refine(isAllowedText, { error: code, abort: true }));

/** At least one character. */
export const notEmpty = z.minLength(1, { error: 'required', abort: true });

/** At most `limit` characters. A surrogate pair counts as one character. */
export const atMost = (limit: number) =>
  z.refine<string>((value) => Array.from(value).length <= limit, {
    error: 'tooLong',
    abort: true,
  });
