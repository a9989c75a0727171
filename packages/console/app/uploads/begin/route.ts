import {
  beginUpload,
  requireUpload,
  type UploadContext,
} from '@superbrowser/backend/uploads/upload-records';
import { createFormToken } from '@superbrowser/console/lib/forms/form-token';
import { readFormData } from '@superbrowser/console/lib/forms/submitted-form';
import {
  jsonResponse,
  respondToError,
  beginAction,
  authorizeUploadWrite,
  uploadAction,
  type UploadAccess,
} from '@superbrowser/console/lib/uploads/upload-requests';
import { tryConsumeOneTimeId } from '@superbrowser/console/lib/one-time-ids';

/**
 * A request that is repeated with its token, for example after a broken connection, returns the same upload. Null where
 * the token was used for another file, or its upload is gone.
 */
async function beginOrFindUpload(access: UploadAccess, name: string, bytes: number) {
  const { staffMember, context, tokenId } = access;
  const wasSentBefore = !(await tryConsumeOneTimeId(context.db, tokenId, Date.now()));
  if (!wasSentBefore)
    return beginUpload({ id: tokenId, staff: staffMember.name, name, bytes }, context, Date.now());
  const upload = await requireUpload(tokenId, context as UploadContext).catch(() => null);
  return upload?.file_name === name && upload.bytes === bytes ? upload : null;
}

const usedTokenBody = {
  code: 'token',
  message: { zh: '这个请求已经用过了，请刷新页面。', en: 'This was sent before. Reload the page.' },
};

/** Begins an upload from a name, a size, and a single-use token. */
export async function POST(request: Request): Promise<Response> {
  const access = await authorizeUploadWrite(request, beginAction);
  if (access instanceof Response) return access;
  const form = await readFormData(request);
  if (form instanceof Response) return form;
  const fieldText = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const next = await createFormToken(beginAction, access.staffMember);
  try {
    const upload = await beginOrFindUpload(access, fieldText('name'), Number(fieldText('size')));
    if (!upload) return jsonResponse(403, usedTokenBody);
    const { upload_id: id, received } = upload;
    return jsonResponse(200, {
      id,
      received,
      next,
      token: await createFormToken(uploadAction(id), access.staffMember),
    });
  } catch (error) {
    const failure = respondToError(error);
    const body = (await failure.json()) as object;
    return jsonResponse(failure.status, { ...body, next });
  }
}
