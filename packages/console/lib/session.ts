/**
 * The session of the console: an encrypted cookie that is valid for eight hours and checked against the database at
 * each request.
 */
import 'server-only';
import { randomUUID } from 'node:crypto';
import { cookies, headers } from 'next/headers';
import { forbidden, notFound, redirect } from 'next/navigation';
import { cache } from 'react';
import { z } from 'zod';
import { findStaffById } from '@superbrowser/backend/staff/staff-accounts';
import type { Db } from '@superbrowser/backend/database/open-database';
import type { StaffRole } from '@superbrowser/backend/database/tables/staff';
import { daySeconds, hourSeconds } from '@superbrowser/shared/durations';
import { seal, unseal } from '@/lib/session/seal';
import { getDatabase } from './database';
import { isUsedId } from './one-time-ids';
import { permissionOf } from './permissions';
import { readConsoleSettings } from './settings';

export const sessionSeconds = 8 * hourSeconds;

export interface SignedInStaff {
  readonly id: string;
  readonly name: string;
  readonly role: StaffRole;
  /** Whether the staff member has a generated password, which must be changed first. */
  readonly mustChangePassword: boolean;
  /** The id of this sign-in. */
  readonly sessionId: string;
}

const isSecure = () => readConsoleSettings().origin !== null;

/** The name of the session cookie. Subdomains cannot set cookies that begin with __Host-. */
export const sessionCookieName = (): string => (isSecure() ? '__Host-console' : 'console');

/** The options of a cookie, as Next takes them. */
export const consoleCookieOptions = (seconds: number) => ({
  httpOnly: true,
  secure: isSecure(),
  sameSite: 'strict' as const,
  path: '/',
  maxAge: seconds,
});

const sessionClaimsSchema = z.object({ staff: z.string(), session: z.string(), begun: z.number() });

/** The value of the cookie of a new session. @param now milliseconds */
export const sealSession = (staffId: string, now: number): Promise<string> =>
  seal({ staff: staffId, session: randomUUID(), begun: now }, 'staff', sessionSeconds, now);

/** The staff member of a cookie; null where the cookie is forged or expired, or the account is signed out or closed. */
export async function findSignedInStaff(
  db: Db,
  sealedSession: string | undefined,
  now: number,
): Promise<SignedInStaff | null> {
  const parsed = sessionClaimsSchema.safeParse(await unseal(sealedSession, 'staff', now));
  if (!parsed.success) return null;
  const { staff, session: sessionId, begun } = parsed.data;
  const row = await findStaffById(db, staff);
  if (!row || row.disabled) return null;
  if (row.signed_out_at && begun <= Date.parse(row.signed_out_at)) return null;
  if (await isUsedId(db, sessionId)) return null;
  const mustChangePassword = row.must_change === 1;
  return { id: row.staff_id, name: row.name, role: row.role, mustChangePassword, sessionId };
}

/** How long a browser is remembered, in seconds. */
export const knownBrowserSeconds = 180 * daySeconds;

/** The cookie that remembers an account in the browser. This cookie alone gives no access. */
export const knownBrowserCookieName = (): string =>
  isSecure() ? '__Host-console_browser' : 'console_browser';

/** The value of the cookie that marks a browser in which an account has signed in. */
export const sealKnownBrowserCookie = (staffId: string): Promise<string> =>
  seal({ staff: staffId }, 'staffBrowser', knownBrowserSeconds);

/** The account a browser was signed in to before; null for a forged or expired cookie. */
export async function readKnownBrowserCookie(
  sealedCookie: string | undefined,
): Promise<string | null> {
  const parsed = z
    .object({ staff: z.string() })
    .safeParse(await unseal(sealedCookie, 'staffBrowser'));
  return parsed.success ? parsed.data.staff : null;
}

/** The staff member of the request; null without a sign-in. */
export const findCurrentStaff = cache(async (): Promise<SignedInStaff | null> => {
  const sealedSession = (await cookies()).get(sessionCookieName())?.value;
  return sealedSession ? findSignedInStaff(await getDatabase(), sealedSession, Date.now()) : null;
});

/**
 * The staff member of a page that is for everyone who is signed in, even before the first change of password. Redirects
 * to the sign-in otherwise.
 */
export async function requireSignIn(): Promise<SignedInStaff> {
  const staffMember = await findCurrentStaff();
  if (staffMember) return staffMember;
  const path = (await headers()).get('x-console-path') ?? '/';
  redirect(`/sign-in?back=${encodeURIComponent(path)}`);
}

/** The staff member of a page, if their role may see it. @param verb the operation of the page */
export async function requireAccess(verb: string): Promise<SignedInStaff> {
  const staffMember = await requireSignIn();
  if (staffMember.mustChangePassword) redirect('/account');
  const permission = permissionOf(staffMember.role, verb);
  if (permission === 'hidden') notFound();
  if (permission === 'forbidden') forbidden();
  return staffMember;
}
