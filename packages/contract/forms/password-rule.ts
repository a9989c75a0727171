import * as z from 'zod/mini';
import { passwordLength, passwordSigns } from './password';
import { needed, verbatim } from './text';

/**
 * The password rule (R2). Nothing is trimmed: a space is refused, not removed.
 * @param isCommon knows the passwords everybody tries first; without it none is refused for that
 */
export const passwordRule = (isCommon: (password: string) => boolean = () => false) =>
  verbatim('passwordCharacters').check(
    needed,
    z.regex(passwordSigns, { error: 'passwordCharacters', abort: true }),
    z.minLength(passwordLength.min, { error: 'passwordLength', abort: true }),
    z.maxLength(passwordLength.max, { error: 'passwordLength', abort: true }),
    z.refine((password) => !isCommon(password), { error: 'passwordCommon' }),
  );
