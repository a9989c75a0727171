import 'server-only';
import type { Db } from '../db/open';
import type { Context } from '../routes/context';
import { keyReused } from '../routes/key-reused';
import type { Phone } from './phone';
import { isSecret, tokenHash } from './secrets';
import { iso, life } from './time';
import { issueLoginToken } from './users';

interface Form {
  readonly idempotency_key?: string | undefined;
  readonly password?: string | undefined;
}

interface Names {
  readonly phone: Phone;
  readonly username: string;
  readonly company_name: string;
  readonly role: 'owner' | 'employee';
}

/**
 * A key that made an account stands for that account alone.
 * @throws Refusal keyReused when it comes with another phone or other names: they would be acknowledged and not kept
 */
export async function refuseReusedKey(form: Form, names: Names, db: Db): Promise<void> {
  if (!form.idempotency_key) return;
  const made = await db
    .selectFrom('users')
    .select(['phone', 'username', 'company_name', 'role'])
    .where('registration_key_hash', '=', tokenHash(form.idempotency_key))
    .executeTakeFirst();
  const same = (['phone', 'username', 'company_name', 'role'] as const).every(
    (name) => !made || made[name] === names[name],
  );
  if (!same) throw keyReused();
}

/**
 * A fresh login token for the account this very form made a moment ago; null when it made none. Who
 * asks knows the form's key and its password, so nothing is given away that was not given before.
 */
export async function earlierRegistration(
  form: Form,
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
  return issueLoginToken(user, db, now());
}
