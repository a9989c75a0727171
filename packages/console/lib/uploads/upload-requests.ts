/** Validates requests of uploads as forms are validated: by origin, session, role and a token. */
import 'server-only';
import { cookies } from 'next/headers';
import { readDeploymentSettings } from '@superbrowser/backend/deployment-context';
import type { BilingualText } from '@superbrowser/shared/bilingual-text';
import { OperationError } from '@superbrowser/backend/common/operation-error';
import type { UploadContext } from '@superbrowser/backend/uploads/upload-records';
import { UploadRefusal } from '@superbrowser/backend/uploads/upload-refusal';
import { log, reasonOf } from '@/lib/core/log/log';
import { allowsSampleData } from '@/lib/core/env/allows-sample-data';
import { getDatabase } from '../database';
import { readFormId } from '../forms/form-token';
import { isSameOrigin } from '../forms/submitted-form';
import { readConsoleSettings } from '../settings';
import { permissionOf } from '../permissions';
import { sessionCookieName, findSignedInStaff, type SignedInStaff } from '../session';

export interface UploadResponse {
  readonly id?: string;
  /** Token of all requests of this upload. */
  readonly token?: string;
  /** Token for beginning the next upload; each is single-use. */
  readonly next?: string;
  /** Number of received bytes. */
  readonly received?: number;
  /** Hash of the whole file; null or missing until the upload is complete. */
  readonly sha256?: string | null;
  /** The reason of a refusal. */
  readonly code?: string;
  readonly message?: { readonly zh: string; readonly en: string };
}

/** The operation that publishes an upload. The right to run it includes uploading. */
export const publishVerb = 'releases publish';

/** The actions of tokens: for beginning an upload, and for all requests of one upload. */
export const beginAction = 'upload begin';
export const uploadAction = (id: string): string => `upload ${id}`;

const jsonHeaders = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'",
};

export const jsonResponse = (status: number, body: UploadResponse): Response =>
  Response.json(body, { status, headers: jsonHeaders });

const refusalResponse = (status: number, code: string, zh: string, en: string) =>
  jsonResponse(status, { code, message: { zh, en } });

export const notFoundResponse = () => refusalResponse(404, 'gone', '没有这个页面。', 'Not found.');

const signedOutResponse = () =>
  refusalResponse(
    401,
    'session',
    '登录已失效。请在新窗口登录，再接着上传。',
    'You are signed out. Sign in again, then go on.',
  );

const expiredTokenResponse = () =>
  refusalResponse(
    403,
    'token',
    '页面已过期，请刷新后再选同一个文件，会接着上传。',
    'This page is over. Reload it and choose the same file; the upload goes on where it ended.',
  );

const wrongOriginResponse = () =>
  refusalResponse(403, 'origin', '请求不是来自控制台。', 'This does not come from the console.');

/** Where uploads are stored, and their limits; null where packages are on another host. */
export async function findUploadContext(): Promise<UploadContext | null> {
  const { downloadDir } = readDeploymentSettings();
  if (!downloadDir) return null;
  const { maxUploadBytes: maxBytes } = readConsoleSettings();
  return { db: await getDatabase(), downloadDir, maxBytes, acceptsSamples: allowsSampleData() };
}

export interface UploadAccess {
  readonly staffMember: SignedInStaff;
  readonly context: UploadContext;
  readonly tokenId: string;
}

/** The account with the right to upload, or the response that refuses. */
async function authorizeUploader(context: UploadContext): Promise<SignedInStaff | Response> {
  const sealedSession = (await cookies()).get(sessionCookieName())?.value;
  const staffMember = await findSignedInStaff(context.db, sealedSession, Date.now());
  if (!staffMember) return signedOutResponse();
  const permission = staffMember.mustChangePassword
    ? 'hidden'
    : permissionOf(staffMember.role, publishVerb);
  if (permission === 'allowed') return staffMember;
  return permission === 'hidden'
    ? notFoundResponse()
    : refusalResponse(403, 'role', '您的角色不能上传安装包。', 'Your role does not allow this.');
}

/** Authorizes a read. Everyone who may upload sees the progress of uploads. */
export async function authorizeUploadRead(): Promise<Omit<UploadAccess, 'tokenId'> | Response> {
  const context = await findUploadContext();
  if (!context) return notFoundResponse();
  const staffMember = await authorizeUploader(context);
  return staffMember instanceof Response ? staffMember : { staffMember, context };
}

/** Authorizes a write by its origin, its account and its token. @param action the action of the token */
export async function authorizeUploadWrite(
  request: Request,
  action: string,
): Promise<UploadAccess | Response> {
  if (!isSameOrigin(request)) return wrongOriginResponse();
  const access = await authorizeUploadRead();
  if (access instanceof Response) return access;
  const token = request.headers.get('x-form-token') ?? '';
  const tokenId = await readFormId(token, action, access.staffMember.sessionId);
  return tokenId ? { ...access, tokenId } : expiredTokenResponse();
}

const statusByCode: Readonly<Record<UploadRefusal['code'], number>> = {
  invalidFile: 422,
  tooLarge: 413,
  partTooLarge: 413,
  full: 507,
  gone: 404,
  offset: 409,
  busy: 409,
  interrupted: 408,
  incomplete: 409,
};

const failedText: BilingualText = {
  zh: '服务器没能保存，正在重试。',
  en: 'The server could not store this. Trying again.',
};

export function respondToError(error: unknown): Response {
  if (error instanceof UploadRefusal) {
    const { code, reason: message, received } = error;
    return jsonResponse(statusByCode[code], {
      code,
      message,
      ...(received !== undefined && { received }),
    });
  }
  if (error instanceof OperationError)
    return jsonResponse(422, { code: 'invalidFile', message: error.reason });
  log.error('console', 'an upload failed', { reason: reasonOf(error) });
  return jsonResponse(500, { code: 'failed', message: failedText });
}
