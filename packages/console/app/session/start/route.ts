import { cookies } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { signInStaff } from '@superbrowser/backend/staff/sign-in';
import { writeAuditEntry } from '@superbrowser/backend/records/audit-log';
import { getDatabase } from '@superbrowser/console/lib/database';
import { toConsolePath } from '@superbrowser/console/lib/result-url';
import { createAuditContext } from '@superbrowser/console/lib/operation-environment';
import { redirectTo, plainFormResponse } from '@superbrowser/console/lib/forms/form-responses';
import { readFormData } from '@superbrowser/console/lib/forms/submitted-form';
import {
  withHashingSlot,
  maxHashingWaitSeconds,
} from '@superbrowser/console/lib/account/hashing-slots';
import {
  knownBrowserCookieName,
  readKnownBrowserCookie,
  knownBrowserSeconds,
  sessionCookieName,
  consoleCookieOptions,
  sealKnownBrowserCookie,
  sealSession,
  sessionSeconds,
} from '@superbrowser/console/lib/session';
import { clientIpHeader } from '@/lib/core/http/requests/client-ip';
import { RequestRefusal } from '@/lib/core/http/responses/refusal';

/** The entered text, cut to a plausible length. */
const fieldText = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.slice(0, 300) : '';
};

/** Redirects to the sign-in page again, with the entered values except secrets. */
function redirectToRefusal(
  name: string,
  returnPath: string,
  params: Readonly<Record<string, string>>,
): Response {
  const query = new URLSearchParams({
    ...params,
    name,
    ...(returnPath !== '/' && { back: returnPath }),
  });
  return redirectTo(`/sign-in?${query.toString()}`);
}

async function respondTooMany(seconds: number): Promise<Response> {
  const t = await getTranslations('console.signIn');
  return plainFormResponse(429, t('busy', { seconds }), { 'Retry-After': String(seconds) });
}

const secondsUntil = (until: string, now: number) =>
  Math.max(1, Math.ceil((Date.parse(until) - now) / 1_000));

/**
 * Signs a staff member in. Name, password and code are in one form, so that no answer tells which of them was wrong.
 */
export async function POST(request: Request): Promise<Response> {
  const form = await readFormData(request);
  if (form instanceof Response) return form;
  const [name, password, code] = ['name', 'password', 'code'].map((field) =>
    fieldText(form, field),
  );
  const returnPath = toConsolePath(fieldText(form, 'back'));
  if (!name || !password || !code)
    return redirectToRefusal(name ?? '', returnPath, { refused: 'empty' });
  const now = Date.now();
  const cookieStore = await cookies();
  const ip = request.headers.get(clientIpHeader) ?? 'unknown';
  const knownStaffId = await readKnownBrowserCookie(
    cookieStore.get(knownBrowserCookieName())?.value,
  );
  const db = await getDatabase();
  const attemptSignIn = () => signInStaff(db, { name, password, code, ip, knownStaffId }, now);
  const result = await withHashingSlot(attemptSignIn, ip).catch((error: unknown) => {
    if (error instanceof RequestRefusal) return null;
    throw error;
  });
  if (!result) return respondTooMany(maxHashingWaitSeconds);
  if ('refusal' in result) {
    if (result.refusal === 'tooMany') return respondTooMany(secondsUntil(result.until, now));
    const { refusal } = result;
    return redirectToRefusal(
      name,
      returnPath,
      refusal === 'locked' ? { refused: refusal, until: result.until } : { refused: refusal },
    );
  }
  const { account, isByRecovery } = result;
  const context = await createAuditContext(account.name);
  const auditValues = isByRecovery ? { byRecoveryCode: true } : undefined;
  await writeAuditEntry(null, 'sign in', { subject: account.name, auditValues }, context);
  cookieStore.set(
    sessionCookieName(),
    await sealSession(account.staff_id, now),
    consoleCookieOptions(sessionSeconds),
  );
  const knownBrowserCookie = await sealKnownBrowserCookie(account.staff_id);
  cookieStore.set(
    knownBrowserCookieName(),
    knownBrowserCookie,
    consoleCookieOptions(knownBrowserSeconds),
  );
  return redirectTo(account.must_change ? '/account' : returnPath);
}
