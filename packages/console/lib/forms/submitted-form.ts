/** A form that was sent: whose it is, and whether it may be believed. The one entry point of every write. */
import 'server-only';
import { randomUUID } from 'node:crypto';
import { getTranslations } from 'next-intl/server';
import { cookies } from 'next/headers';
import { z } from 'zod';
import { seal, unseal } from '@/lib/session/seal';
import { isOwnWrite, readOriginHeaders } from '@/lib/http/origin';
import { database } from '../database';
import { consoleSettings } from '../settings';
import { cookieName, staffUserOf, sessionSeconds, consumeOnce, type StaffUser } from '../session';
import {
  filesOf,
  mostBytes,
  ownFields,
  localPath,
  targetsOf,
  valuesOf,
  type SentTarget,
} from './fields';

// What a form carries so that only this person can send it, once, for what it was made for.

const claims = z.object({ action: z.string(), session: z.string(), once: z.string() });

/** @param session of the person the form is shown to; a form of the sign-in has none */
export const formToken = (action: string, session: string): Promise<string> =>
  seal({ action, session, once: randomUUID() }, 'staffForm', sessionSeconds);

/** What a form is known by once it was sent; null for one that was forged, is over, or another's. */
export async function readFormToken(
  given: string,
  action: string,
  session: string,
): Promise<string | null> {
  const parsed = claims.safeParse(await unseal(given, 'staffForm'));
  if (!parsed.success) return null;
  return parsed.data.action === action && parsed.data.session === session ? parsed.data.once : null;
}

export interface SubmittedForm {
  readonly person: StaffUser;
  /** Known by it once and for all. */
  readonly id: string;
  /** It was sent before; what it asked for is not done again. */
  readonly again: boolean;
  readonly back: string;
  /** The records it is about, with the versions the form was made for. */
  readonly targets: readonly SentTarget[];
  /** When the list was shown whose records are ticked. */
  readonly asOf: string | undefined;
  /** Typed once more for what cannot be put back. */
  readonly confirmed: string;
  readonly values: Readonly<Record<string, string>>;
  /** Chosen files by the field they stand for. */
  readonly files: Readonly<Record<string, File>>;
}

/** Not a page: what was entered stands in the one before, and goes out again from there. */
export const plainText = (status: number, text: string, headers: Record<string, string> = {}) =>
  new Response(`${text}\n`, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      ...headers,
    },
  });

/** Why a form is not taken, in the reader's language. */
export async function refuseForm(
  status: 400 | 403 | 404 | 413 | 415,
  why: 'elsewhere' | 'large' | 'kind' | 'unreadable' | 'over' | 'forbidden' | 'notFound',
): Promise<Response> {
  return plainText(status, (await getTranslations('console.refusals'))(why));
}

/** The answer of a form, as a page to go to. */
export const goTo = (path: string): Response =>
  new Response(null, { status: 303, headers: { Location: path, 'Cache-Control': 'no-store' } });

/** Whether the request comes from a page of the console; a write from elsewhere gets no reason. */
export function isFromHere(request: Request): boolean {
  const { origin, port } = consoleSettings();
  return isOwnWrite(readOriginHeaders(request.headers), origin ?? `http://localhost:${port}`);
}

/** The fields of a request; a Response that says why there are none. */
export async function readForm(request: Request): Promise<FormData | Response> {
  if (!isFromHere(request)) return refuseForm(403, 'elsewhere');
  if (Number(request.headers.get('content-length') ?? Infinity) > mostBytes)
    return refuseForm(413, 'large');
  const type = request.headers.get('content-type') ?? '';
  if (!/^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type))
    return refuseForm(415, 'kind');
  return request.formData().catch(() => refuseForm(400, 'unreadable'));
}

/**
 * A form of a signed-in account, validated and spent.
 * @param action what the form was made for
 * @param checkAccess a response for who may not send it, before the form counts as sent
 */
export async function readSubmittedForm(
  request: Request,
  action: string,
  checkAccess: (person: StaffUser) => Promise<Response> | Response | null = () => null,
): Promise<SubmittedForm | Response> {
  const form = await readForm(request);
  if (form instanceof Response) return form;
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : null;
  };
  const back = localPath(text(ownFields.back));
  const db = await database();
  const now = Date.now();
  const person = await staffUserOf(db, (await cookies()).get(cookieName())?.value, now);
  if (!person) return goTo(`/sign-in?back=${encodeURIComponent(back)}`);
  const refused = await checkAccess(person);
  if (refused) return refused;
  const id = await readFormToken(text(ownFields.token) ?? '', action, person.session);
  if (!id) return refuseForm(403, 'over');
  const again = !(await consumeOnce(db, id, now));
  const [asOf, confirmed] = [text(ownFields.asOf) ?? undefined, text(ownFields.confirm) ?? ''];
  const [targets, values, files] = [targetsOf(form), valuesOf(form), filesOf(form)];
  return { person, id, again, back, targets, asOf, confirmed, values, files };
}
