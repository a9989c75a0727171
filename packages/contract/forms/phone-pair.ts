/** Area code and phone as a form sends them (R1). */
import * as z from 'zod/mini';
import { areaCodes, plainPhone, type AreaCode } from './phone';
import { verbatim } from './text';

/** A number, or the string a select element gives. */
export const areaCodeSchema = z.union(
  [
    z.literal(areaCodes),
    z.pipe(
      z.enum(['86', '1']),
      z.transform((value) => Number(value) as AreaCode),
    ),
  ],
  { error: 'areaCode' },
);

const typedPair = z.object({
  area_code: areaCodeSchema,
  phone: verbatim('phone').check(
    z.maxLength(40, { error: 'phone' }),
    z.refine((value) => value.trim() !== '', { error: 'required' }),
  ),
});

/** Area code and phone together, the phone coming out as plain digits. */
export const phonePairSchema = z.pipe(
  typedPair,
  z.transform((pair, context) => {
    const phone = plainPhone(pair.area_code, pair.phone);
    if (phone !== null) return { area_code: pair.area_code, phone };
    context.issues.push({ code: 'custom', message: 'phone', path: ['phone'], input: pair });
    return z.NEVER;
  }),
);
