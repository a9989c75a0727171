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
import { cookieName, readStaffUser, sessionSeconds, spendOnce, type StaffUser } from '../session';
import {
  filesOf,
  maxBytes,
  maxFormBytes,
  formFields,
  localPath,
  targetsOf,
  valuesOf,
  withOutcome,
  type SentTarget,
} from './form-data';
import { storeOutcome } from './outcomes';

// What a form carries so that only this person can send it, once, for what it was made for.

const claims = z.object({
  action: z.string(),
  session: z.string(),
  once: z.string(),
  /** The account the form belongs to, which outlasts its session. */
  staff: z.string().optional(),
  /** The form may be sent repeatedly, because its page stays open: each time counts. */
  many: z.boolean().optional(),
});

/** @param person whom the form is shown to */
export const formToken = (
  action: string,
  { id: staff, session }: Pick<StaffUser, 'id' | 'session'>,
  { many = false } = {},
): Promise<string> => {
  const claimed = { action, session, staff, once: randomUUID(), ...(many && { many }) };
  return seal(claimed, 'staffForm', sessionSeconds);
};

/** Null for one that was forged, is over, or for something else. @param given one, or those of a form for several operations */
async function claimsOf(given: string | readonly string[], action: string) {
  for (const one of [given].flat()) {
    const parsed = claims.safeParse(await unseal(one, 'staffForm'));
    if (parsed.success && parsed.data.action === action) return parsed.data;
  }
  return null;
}

/** What a form is known by once it was sent; null for one that was forged, is over, or another's. */
export async function readFormToken(
  given: string | readonly string[],
  action: string,
  session: string,
): Promise<string | null> {
  const claimed = await claimsOf(given, action);
  if (claimed?.session !== session) return null;
  return claimed.many ? randomUUID() : claimed.once;
}

export interface SubmittedForm {
  readonly viewer: StaffUser;
  /** Known by it once and for all. */
  readonly id: string;
  /** It was sent before; what it asked for is not done again. */
  readonly wasSentBefore: boolean;
  readonly back: string;
  /** The records it is about, with the versions the form was made for. */
  readonly targets: readonly SentTarget[];
  /** When the list was shown whose records are ticked. */
  readonly asOf: string | undefined;
  /** Typed once more for what cannot be put back. */
  readonly confirmation: string;
  /** Whether the confirmation question was answered with yes. */
  readonly isConfirmed: boolean;
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
export function isSameOrigin(request: Request): boolean {
  const { origin, port } = consoleSettings();
  return isOwnWrite(readOriginHeaders(request.headers), origin ?? `http://localhost:${port}`);
}

const isTooLarge = (request: Request, most: number) =>
  Number(request.headers.get('content-length') ?? Infinity) > most;

/** The fields of a request; a Response that says why there are none. */
export async function readForm(request: Request, most = maxBytes): Promise<FormData | Response> {
  if (!isSameOrigin(request)) return refuseForm(403, 'elsewhere');
  if (isTooLarge(request, most)) return refuseForm(413, 'large');
  const type = request.headers.get('content-type') ?? '';
  if (!/^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type))
    return refuseForm(415, 'kind');
  return request.formData().catch(() => refuseForm(400, 'unreadable'));
}

const signedOutMessage = {
  zh: '登录已失效，刚才填写的还没有保存。内容都在，请再提交一次；选过的文件要重新选。',
  en: 'You were signed out, so nothing was saved yet. What you entered is still here: send it again. Choose files again.',
};
const tooLargeMessage = {
  zh: `没有保存：一次最多 ${maxFormBytes / 1e6} MB，其中文字最多 ${maxBytes / 1e3} KB。请换小一些的图片，或缩短文字。`,
  en: `Nothing was saved: at most ${maxFormBytes / 1e6} MB at once, of which ${maxBytes / 1e3} KB are text. Choose a smaller picture, or shorten the text.`,
};

/** The page a form was sent from, with the reason why it is too large; what it holds is not read. */
async function refuseLarge(request: Request, action: string, viewer: StaffUser): Promise<Response> {
  // Reads the body to its end, because a browser shows no response while it is still sending.
  if (!request.bodyUsed) await request.body?.pipeTo(new WritableStream());
  const id = randomUUID();
  const outcome = {
    kind: 'refused',
    verb: action,
    values: {},
    fields: {},
    words: tooLargeMessage,
  } as const;
  await storeOutcome(await database(), { id, staffId: viewer.id, now: Date.now() }, outcome);
  const from = request.headers.get('referer') ?? '';
  const back = URL.canParse(from) ? new URL(from) : null;
  return goTo(withOutcome(localPath(back && back.pathname + back.search), id));
}

interface Entry {
  /** A response for who may not send it, before the form counts as sent. */
  readonly checkAccess?: (viewer: StaffUser) => Promise<Response> | Response | null;
  /** What was entered outlasts the session: nothing of it is secret. */
  readonly keepsInput?: boolean;
}

const textIn = (form: FormData) => (name: string) => {
  const value = form.get(name);
  return typeof value === 'string' ? value : null;
};

const tokensIn = (form: FormData) =>
  form.getAll(formFields.token).filter((one) => typeof one === 'string');

/** Keeps what was sent after the session ended for the person the form was made for. @returns the page that shows it */
async function keepInput(form: FormData, action: string, back: string, viewer: StaffUser | null) {
  const claimed = await claimsOf(tokensIn(form), action);
  const staffId = claimed?.staff;
  if (!claimed || !staffId || (viewer && viewer.id !== staffId)) return null;
  const [db, now, id] = [await database(), Date.now(), claimed.once];
  const keys = targetsOf(form).map(({ key }) => key);
  const outcome = {
    verb: action,
    keys,
    values: valuesOf(form, action.split(' ')[1]),
    fields: {},
    words: signedOutMessage,
  };
  if (await spendOnce(db, id, now))
    await storeOutcome(db, { id, staffId, now }, { kind: 'refused', ...outcome });
  return withOutcome(back, id);
}

/**
 * A form of a signed-in account, validated and spent.
 * @param action what the form was made for
 */
export async function readSubmittedForm(
  request: Request,
  action: string,
  { checkAccess = () => null, keepsInput = false }: Entry = {},
): Promise<SubmittedForm | Response> {
  const db = await database();
  const now = Date.now();
  const viewer = await readStaffUser(db, (await cookies()).get(cookieName())?.value, now);
  if (viewer && isSameOrigin(request) && isTooLarge(request, maxFormBytes))
    return refuseLarge(request, action, viewer);
  const form = await readForm(request, viewer ? maxFormBytes : maxBytes);
  if (form instanceof Response) return form;
  const text = textIn(form);
  const back = localPath(text(formFields.back));
  const [targets, values, files] = [
    targetsOf(form),
    valuesOf(form, action.split(' ')[1]),
    filesOf(form),
  ];
  if (!viewer) {
    const page = (keepsInput && (await keepInput(form, action, back, null))) || back;
    return goTo(`/sign-in?back=${encodeURIComponent(page)}`);
  }
  const refused = await checkAccess(viewer);
  if (refused) return refused;
  if (JSON.stringify(values).length > maxBytes) return refuseLarge(request, action, viewer);
  const id = await readFormToken(tokensIn(form), action, viewer.session);
  if (!id) {
    const page = keepsInput && (await keepInput(form, action, back, viewer));
    return page ? goTo(page) : refuseForm(403, 'over');
  }
  const wasSentBefore = !(await spendOnce(db, id, now));
  const [asOf, confirmation] = [text(formFields.asOf) ?? undefined, text(formFields.confirm) ?? ''];
  const isConfirmed = text(formFields.sure) === 'yes';
  return {
    viewer,
    id,
    wasSentBefore,
    back,
    targets,
    asOf,
    confirmation,
    isConfirmed,
    values,
    files,
  };
}
