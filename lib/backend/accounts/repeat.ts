import 'server-only';
import type { Context } from '../routes/context';
import type { Phone } from './phone';
import { isSecret, tokenHash } from './secrets';
import { iso, life } from './time';
import { issueLoginToken } from './users';

/**
 * A fresh login token for the account this very form made a moment ago; null when it made none. Who
 * asks knows the form's key and its password, so nothing is given away that was not given before.
 */
export async function earlierRegistration(
  form: { idempotency_key?: string | undefined; password?: string | undefined },
  phone: Phone,
  { db, now }: Context,
): Promise<string | null> {
  if (!form.idempotency_key) return null;
  const user = await db
    .selectFrom('users')
    .select(['user_id', 'password_hash'])
    .where('phone', '=', phone)
    .where('registration_key_hash', '=', tokenHash(form.idempotency_key))
    .where('created_at', '>', iso(now() - life.captchaToken))
    .executeTakeFirst();
  if (!user?.password_hash || !(await isSecret(form.password ?? '', user.password_hash)))
    return null;
  return issueLoginToken(user.user_id, db, now());
}
