import * as z from 'zod/mini';
import { needed, verbatim } from './text';

const fold = (value: string): string =>
  value
    .replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
    .replace(/\s/g, '');

/** R4: six digits; full-width ones are folded and blanks around and between them dropped. */
export const codeSchema = verbatim('code').check(
  z.maxLength(40, { error: 'code', abort: true }),
  z.overwrite(fold),
  needed,
  z.regex(/^\d{6}$/, { error: 'code' }),
);
