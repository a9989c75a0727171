/**
 * Validates a sent form and its sender. Parts of uploads are not forms; ../uploads/upload-requests.ts validates them.
 */
import 'server-only';
import { randomUUID } from 'node:crypto';
import { cookies } from 'next/headers';
import type { Target } from '@superbrowser/backend/records/run-operation';
import { parseUrl } from '@superbrowser/shared/parse-url';
import { isSameOriginWrite, readOriginHeaders } from '@/lib/core/http/requests/origin';
import { getDatabase } from '../database';
import { readConsoleSettings } from '../settings';
import { tryConsumeOneTimeId } from '../one-time-ids';
import { sessionCookieName, findSignedInStaff, type SignedInStaff } from '../session';
import { toConsolePath, withResult } from '../result-url';
import {
  filesOf,
  maxFormTextBytes,
  maxFormBytes,
  reservedFieldNames,
  targetsOf,
  valuesOf,
} from './form-fields';
import { redirectTo, formRefusalResponse } from './form-responses';
import { readFormClaims, readFormId } from './form-token';
import { storeResult } from './form-results';

export interface SubmittedForm {
  readonly staffMember: SignedInStaff;
  /** The form's unique id. */
  readonly id: string;
  /** The form was sent before, so its operation must not run again. */
  readonly wasSentBefore: boolean;
  readonly returnPath: string;
  /** The records of the form, with the versions for which it was rendered. */
  readonly targets: readonly Target[];
  /** When the list with the selected records was rendered. */
  readonly asOf: string | undefined;
  /** The key typed again, for operations that cannot be undone. */
  readonly retypedKey: string;
  /** Whether the confirmation question was answered with yes. */
  readonly isConfirmed: boolean;
  readonly values: Readonly<Record<string, string>>;
  /** Chosen files by field. */
  readonly files: Readonly<Record<string, File>>;
}

/** Whether the request comes from a page of the console. A write from another origin is refused. */
export function isSameOrigin(request: Request): boolean {
  const { origin, port } = readConsoleSettings();
  return isSameOriginWrite(
    readOriginHeaders(request.headers),
    origin ?? `http://localhost:${port}`,
  );
}

/** Whether a body is larger than the limit, or does not declare its size. */
const isTooLarge = (request: Request, maxBytes: number) =>
  Number(request.headers.get('content-length') ?? Infinity) > maxBytes;

/** The fields of a request, or a Response with the reason why they were not read. */
export async function readFormData(
  request: Request,
  maxBytes = maxFormTextBytes,
): Promise<FormData | Response> {
  if (!isSameOrigin(request)) return formRefusalResponse(403, 'wrongOrigin');
  if (isTooLarge(request, maxBytes)) return formRefusalResponse(413, 'tooLarge');
  const type = request.headers.get('content-type') ?? '';
  if (!/^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type))
    return formRefusalResponse(415, 'wrongContentType');
  return request.formData().catch(() => formRefusalResponse(400, 'unreadable'));
}

const signedOutMessage = {
  zh: '登录已失效，刚才填写的还没有保存。内容都在，请再提交一次；选过的文件要重新选。',
  en: 'You were signed out, so nothing was saved yet. What you entered is still here: send it again. Choose files again.',
};
const tooLargeMessage = {
  zh: `没有保存：一次最多 ${maxFormBytes / 1e6} MB，其中文字最多 ${maxFormTextBytes / 1e3} KB。请换小一些的图片，或缩短文字。`,
  en: `Nothing was saved: at most ${maxFormBytes / 1e6} MB at once, of which ${maxFormTextBytes / 1e3} KB are text. Choose a smaller picture, or shorten the text.`,
};

/** Redirects to the form's page with the message that the form is too large. The form's content is not used. */
async function redirectTooLarge(
  request: Request,
  verb: string,
  staffMember: SignedInStaff,
): Promise<Response> {
  // Reads the body to its end, because a browser shows no response while it is still sending the body.
  if (!request.bodyUsed) await request.body?.pipeTo(new WritableStream());
  const id = randomUUID();
  const result = {
    kind: 'refused',
    verb,
    values: {},
    fields: {},
    message: tooLargeMessage,
  } as const;
  await storeResult(await getDatabase(), { id, staffId: staffMember.id, now: Date.now() }, result);
  const referrer = request.headers.get('referer') ?? '';
  const referrerUrl = parseUrl(referrer);
  return redirectTo(
    withResult(toConsolePath(referrerUrl && referrerUrl.pathname + referrerUrl.search), id),
  );
}

interface SubmissionOptions {
  /**
   * Returns the response that refuses a staff member without the right; null with the right. Runs before the form
   * counts as sent.
   */
  readonly checkAccess?: (
    staffMember: SignedInStaff,
    form: Pick<SubmittedForm, 'returnPath' | 'values'>,
  ) => Promise<Response> | Response | null;
  /** Input is kept after the session ends, because none of it is secret. */
  readonly keepsInput?: boolean;
}

const textIn = (form: FormData) => (name: string) => {
  const value = form.get(name);
  return typeof value === 'string' ? value : null;
};

const tokensIn = (form: FormData) =>
  form.getAll(reservedFieldNames.token).filter((value) => typeof value === 'string');

/**
 * Keeps input that was sent after the session ended, for the staff member of the form.
 * @returns the path of the page that shows the input; null for another staff member or an invalid token
 */
async function keepInput(
  form: FormData,
  verb: string,
  returnPath: string,
  staffMember: SignedInStaff | null,
) {
  const claims = await readFormClaims(tokensIn(form), verb);
  const staffId = claims?.staff;
  if (!claims || !staffId || (staffMember && staffMember.id !== staffId)) return null;
  const [db, now, id] = [await getDatabase(), Date.now(), claims.once];
  const keys = targetsOf(form).map(({ key }) => key);
  const result = {
    verb,
    keys,
    values: valuesOf(form, verb.split(' ')[1]),
    fields: {},
    message: signedOutMessage,
  };
  if (await tryConsumeOneTimeId(db, id, now))
    await storeResult(db, { id, staffId, now }, { kind: 'refused', ...result });
  return withResult(returnPath, id);
}

/**
 * Validates the form of a signed-in account and marks it as sent.
 * @param verb the form's verb
 * @returns a Response where the form is refused
 */
export async function acceptSubmittedForm(
  request: Request,
  verb: string,
  { checkAccess = () => null, keepsInput = false }: SubmissionOptions = {},
): Promise<SubmittedForm | Response> {
  const db = await getDatabase();
  const now = Date.now();
  const staffMember = await findSignedInStaff(
    db,
    (await cookies()).get(sessionCookieName())?.value,
    now,
  );
  if (staffMember && isSameOrigin(request) && isTooLarge(request, maxFormBytes))
    return redirectTooLarge(request, verb, staffMember);
  const form = await readFormData(request, staffMember ? maxFormBytes : maxFormTextBytes);
  if (form instanceof Response) return form;
  const text = textIn(form);
  const returnPath = toConsolePath(text(reservedFieldNames.back));
  const [targets, values, files] = [
    targetsOf(form),
    valuesOf(form, verb.split(' ')[1]),
    filesOf(form),
  ];
  if (!staffMember) {
    const pagePath = (keepsInput && (await keepInput(form, verb, returnPath, null))) || returnPath;
    return redirectTo(`/sign-in?back=${encodeURIComponent(pagePath)}`);
  }
  const accessRefusal = await checkAccess(staffMember, { returnPath, values });
  if (accessRefusal) return accessRefusal;
  if (Buffer.byteLength(JSON.stringify(values)) > maxFormTextBytes)
    return redirectTooLarge(request, verb, staffMember);
  const id = await readFormId(tokensIn(form), verb, staffMember.sessionId);
  if (!id) {
    const pagePath = keepsInput && (await keepInput(form, verb, returnPath, staffMember));
    return pagePath ? redirectTo(pagePath) : formRefusalResponse(403, 'expired');
  }
  const wasSentBefore = !(await tryConsumeOneTimeId(db, id, now));
  const [asOf, retypedKey] = [
    text(reservedFieldNames.asOf) ?? undefined,
    text(reservedFieldNames.retypedKey) ?? '',
  ];
  const isConfirmed = text(reservedFieldNames.confirmed) === 'yes';
  return {
    staffMember,
    id,
    wasSentBefore,
    returnPath,
    targets,
    asOf,
    retypedKey,
    isConfirmed,
    values,
    files,
  };
}
