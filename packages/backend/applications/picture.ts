import 'server-only';
import { rets } from '@superbrowser/contract/rets';
import { RetRefusal } from '../routes/context';
import { isTooLarge } from './extent';
import { stripPicture } from './strip';

/** 2 MB (pages: feedback). */
const maxBytes = 2 * 1024 * 1024;

export interface StoredPicture {
  readonly media_type: string;
  readonly base64: string;
}

const refused = (code: 'picture' | 'pictureSize' | 'pictureExtent') =>
  new RetRefusal(rets.fieldsInvalid, '参数错误', { screenshot: code });

/**
 * A screenshot as it may be kept: PNG, JPEG or WebP by its content, at most 2 MB, of an extent
 * that can be looked at, without metadata.
 * @param base64 the file
 * @throws Refusal fieldsInvalid
 */
export function checkedPicture(base64: string): StoredPicture {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) throw refused('picture');
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > maxBytes) throw refused('pictureSize');
  const stripped = stripPicture(bytes);
  if (!stripped) throw refused('picture');
  if (stripped.extents.some(isTooLarge)) throw refused('pictureExtent');
  return { media_type: stripped.mediaType, base64: stripped.bytes.toString('base64') };
}
