/**
 * The token of a form. With it, only the form's staff member can send the form, for the form's own action, and only
 * once unless the form is repeatable.
 */
import 'server-only';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { seal, unseal } from '@/lib/session/seal';
import { sessionSeconds, type SignedInStaff } from '../session';

const claimsSchema = z.object({
  /** What the form may do: a verb, or a request for an upload. */
  action: z.string(),
  session: z.string(),
  once: z.string(),
  /** The account of the form. It is known even after the account's session ended. */
  staff: z.string().optional(),
  /** Whether the form may be sent repeatedly, because its page stays open. Each request is executed. */
  isRepeatable: z.boolean().optional(),
});

/** Creates the token for a form of the signed-in staff member. */
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

/**
 * The claims of a token; null for a token that is forged, expired or for another action.
 * @param sealedTokens one token, or all tokens of a form
 */
export async function readFormClaims(sealedTokens: string | readonly string[], action: string) {
  for (const sealedToken of [sealedTokens].flat()) {
    const parsed = claimsSchema.safeParse(await unseal(sealedToken, 'staffForm'));
    if (parsed.success && parsed.data.action === action) return parsed.data;
  }
  return null;
}
