import * as z from 'zod/mini';

const fold = (value: string): string =>
  value
    .replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
    .replace(/\s/g, '');

/** R4: six digits; full-width ones are folded and blanks around and between them dropped. */
export const codeSchema = z
  .string({ error: 'required' })
  .check(
    z.maxLength(40, { error: 'code', abort: true }),
    z.overwrite(fold),
    z.minLength(1, { error: 'required', abort: true }),
    z.regex(/^\d{6}$/, { error: 'code' }),
  );
