import { z } from 'zod';

/** R4: six digits; full-width ones are folded and blanks around and between them dropped. */
export const codeSchema = z
  .string({ error: 'required' })
  .max(40, { error: 'code', abort: true })
  .transform((value) =>
    value
      .replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
      .replace(/\s/g, ''),
  )
  .pipe(
    z
      .string()
      .min(1, { error: 'required', abort: true })
      .regex(/^\d{6}$/, 'code'),
  );
