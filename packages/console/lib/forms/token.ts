/** What a form carries so that only this person can send it, once, for what it was made for. */
import 'server-only';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { seal, unseal } from '@/lib/session/seal';
import { sessionSeconds } from '../who/session';

const claims = z.object({ action: z.string(), session: z.string(), once: z.string() });

/** @param session of the person the form is shown to; a form of the sign-in has none */
export const formToken = (action: string, session: string): Promise<string> =>
  seal({ action, session, once: randomUUID() }, 'staffForm', sessionSeconds);

/** What a form is known by once it was sent; null for one that was forged, is over, or somebody else's. */
export async function readFormToken(
  given: string,
  action: string,
  session: string,
): Promise<string | null> {
  const parsed = claims.safeParse(await unseal(given, 'staffForm'));
  if (!parsed.success) return null;
  return parsed.data.action === action && parsed.data.session === session ? parsed.data.once : null;
}
