/** The token of a form, which lets only its staff member send it, for its own action, once unless it is repeatable. */
import 'server-only';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { seal, unseal } from '@/lib/session/seal';
import { sessionSeconds, type SignedInStaff } from '../session';

const claimsSchema = z.object({
  /** What the form may do: a verb, or a request of an upload. */
  action: z.string(),
  session: z.string(),
  once: z.string(),
  /** The account of the form, which remains after its session ended. */
  staff: z.string().optional(),
  /** The form may be sent repeatedly, because its page stays open; each time is executed. */
  isRepeatable: z.boolean().optional(),
});

/** For a form of the signed-in staff member. */
export const createFormToken = (
  action: string,
  { id: staff, sessionId }: Pick<SignedInStaff, 'id' | 'sessionId'>,
  { isRepeatable = false } = {},
): Promise<string> => {
  const claims = {
    action,
    session: sessionId,
    staff,
    once: randomUUID(),
    ...(isRepeatable && { isRepeatable }),
  };
  return seal(claims, 'staffForm', sessionSeconds);
};

/** The id of a sent form; null for a token that is forged, expired, or of another action or sign-in. */
export async function readFormId(
  sealedTokens: string | readonly string[],
  action: string,
  sessionId: string,
): Promise<string | null> {
  const claims = await readFormClaims(sealedTokens, action);
  if (claims?.session !== sessionId) return null;
  return claims.isRepeatable ? randomUUID() : claims.once;
}

/** Null for a forged or expired token, or one for another action. @param sealedTokens one token, or all of a form */
export async function readFormClaims(sealedTokens: string | readonly string[], action: string) {
  for (const sealedToken of [sealedTokens].flat()) {
    const parsed = claimsSchema.safeParse(await unseal(sealedToken, 'staffForm'));
    if (parsed.success && parsed.data.action === action) return parsed.data;
  }
  return null;
}
