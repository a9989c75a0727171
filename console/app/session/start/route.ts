import { cookies } from 'next/headers';
import { enterConsole } from '@/lib/backend/staff';
import { writeAudit } from '@/lib/backend/operator/run';
import { database } from '@/console/lib/database';
import { ownPath } from '@/console/lib/forms/back';
import { contextFor } from '@/console/lib/forms/perform';
import { goTo, readForm } from '@/console/lib/forms/sent';
import {
  cookieName,
  cookieOptions,
  sealedSession,
  sessionSeconds,
} from '@/console/lib/who/session';

/** What was typed, cut to what anybody could mean. */
const typed = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.slice(0, 300) : '';
};

/** The sign-in, once more, with what was entered but for the secrets. */
function refusedPage(name: string, back: string, more: Readonly<Record<string, string>>): Response {
  const query = new URLSearchParams({ ...more, name, ...(back !== '/' && { back }) });
  return goTo(`/sign-in?${query.toString()}`);
}

export async function POST(request: Request): Promise<Response> {
  const form = await readForm(request);
  if (form instanceof Response) return form;
  const [name, password, code] = ['name', 'password', 'code'].map((field) => typed(form, field));
  const back = ownPath(typed(form, 'back'));
  if (!name || !password || !code) return refusedPage(name ?? '', back, { refused: 'empty' });
  const now = Date.now();
  const entry = await enterConsole(await database(), { name, password, code }, now);
  if ('refused' in entry) {
    const { refused } = entry;
    return refusedPage(
      name,
      back,
      refused === 'locked' ? { refused, until: entry.until } : { refused },
    );
  }
  const { person, byRecovery } = entry;
  const context = await contextFor(person.name);
  const detail = byRecovery ? 'by a recovery code' : undefined;
  await writeAudit('sign in', { subject: person.name, ...(detail && { detail }) }, context);
  const sealed = await sealedSession(person.staff_id, now);
  (await cookies()).set(cookieName(), sealed, cookieOptions(sessionSeconds));
  return goTo(person.must_change ? '/account' : back);
}
