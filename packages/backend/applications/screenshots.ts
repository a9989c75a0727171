/** Screenshots sent with a form: checked by their content, and stripped of metadata such as the place. */
import 'server-only';
import { maxScreenshotBytes } from '@superbrowser/contract/forms/fields';
import { resultCodes } from '@superbrowser/contract/result-codes';
import { ApiRefusal } from '../api-refusals';
import type { Db } from '../database/open-database';
import { isTooLarge, stripScreenshot } from './strip-screenshot';

export interface StoredScreenshot {
  readonly media_type: string;
  readonly base64: string;
}

const screenshotRefusal = (code: 'screenshot' | 'screenshotSize' | 'screenshotExtent') =>
  new ApiRefusal(resultCodes.fieldsInvalid, '参数错误', { screenshot: code });

/**
 * A screenshot in its stored form: PNG, JPEG or WebP by its content, at most 2 MB, of a displayable size, without
 * metadata.
 * @param base64 the file
 * @throws ApiRefusal fieldsInvalid
 */
export function parseScreenshot(base64: string): StoredScreenshot {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) throw screenshotRefusal('screenshot');
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > maxScreenshotBytes) throw screenshotRefusal('screenshotSize');
  const stripped = stripScreenshot(bytes);
  if (!stripped) throw screenshotRefusal('screenshot');
  if (stripped.extents.some(isTooLarge)) throw screenshotRefusal('screenshotExtent');
  return {
    media_type: stripped.mediaType,
    base64: stripped.bytes.toString('base64'),
  };
}

/**
 * The screenshot of a feedback, as it is stored.
 * @param applyNo without separators
 * @returns null when there is none
 */
export async function findScreenshot(db: Db, applyNo: string): Promise<Buffer | null> {
  const row = await db
    .selectFrom('application_pictures')
    .select('base64')
    .where('apply_no', '=', applyNo)
    .executeTakeFirst();
  return row ? Buffer.from(row.base64, 'base64') : null;
}
