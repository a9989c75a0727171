/** Pictures staff put on pages: stored by a hash of their content, without metadata such as the place. */
import 'server-only';
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import type Sharp from 'sharp';
import { picturePath, type PictureType } from '@superbrowser/contract/content/picture-name';
import { toInstant } from '../database/stored-instant';
import type { Db } from '../database/open-database';

// Not `import`, because the library's ES module has syntax that Node before 20.10 does not know.
const require = createRequire(import.meta.url);

/** Largest size in bytes. A QR code has a few kilobytes, and a picture on every page must be small. */
export const maxSitePictureBytes = 200 * 1024;

/** Maximum number of pixels of a picture, because a file of a few kilobytes may decode to gigabytes. */
const maxPixels = 40_000_000;
/** Twice the width of a text column, for high-density screens. */
const maxWidthPixels = 1_600;

/** Messages for invalid pictures. */
export const pictureIssues = {
  size: { zh: '图片文件太大', en: 'is too large a file' },
  kind: { zh: '必须是 PNG、JPEG 或 WebP 图片', en: 'must be a PNG, JPEG or WebP picture' },
  extent: { zh: '图片的宽高太大', en: 'has too many pixels' },
} as const;
type PictureIssue = keyof typeof pictureIssues;

const mediaTypeByFormat: Readonly<Record<string, PictureType>> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
};

interface CleanedPicture {
  readonly bytes: Buffer;
  readonly mediaType: PictureType;
  readonly width: number;
  readonly height: number;
}

/**
 * Rotates the picture upright, limits its width and encodes it again, which removes metadata and anything hidden in the
 * file.
 */
async function cleanPicture(original: Buffer): Promise<CleanedPicture | PictureIssue> {
  // The library is loaded when the first picture comes, because it needs much memory.
  const sharp = require('sharp') as typeof Sharp;
  try {
    const picture = sharp(original, { limitInputPixels: maxPixels, failOn: 'error' });
    const { format, width, height } = await picture.metadata();
    const mediaType = mediaTypeByFormat[format];
    if (!mediaType) return 'kind';
    if (width * height > maxPixels) return 'extent';
    const { data, info } = await picture
      .rotate()
      .resize({ width: maxWidthPixels, withoutEnlargement: true })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, mediaType, width: info.width, height: info.height };
  } catch (error) {
    return /pixel limit/i.test(String(error)) ? 'extent' : 'kind';
  }
}

/**
 * Stores a picture; storing the same picture again returns the same path. The picture's width and height are part of
 * its name, so that pages know them.
 * @param maxBytes limit of the file
 * @returns its path, or why it is invalid
 */
export async function storePicture(
  original: Buffer,
  { db, now, who }: { readonly db: Db; readonly now: number; readonly who: string },
  maxBytes = maxSitePictureBytes,
): Promise<{ readonly path: string } | { readonly issue: PictureIssue }> {
  if (original.length > maxBytes) return { issue: 'size' };
  const picture = await cleanPicture(original);
  if (typeof picture === 'string') return { issue: picture };
  const { bytes, mediaType, width, height } = picture;
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  const pictureId = `${hash}-${width}x${height}`;
  const row = { media_type: mediaType, base64: bytes.toString('base64') };
  await db
    .insertInto('pictures')
    .values({ picture_id: pictureId, ...row, created_at: toInstant(now), created_by: who })
    .onConflict((conflict) => conflict.column('picture_id').doNothing())
    .execute();
  return { path: picturePath(pictureId, mediaType) };
}

/** The bytes of a stored picture; null where there is no picture with this id and type. */
export async function findPicture(
  db: Db,
  { id, mediaType }: { readonly id: string; readonly mediaType: PictureType },
): Promise<Uint8Array<ArrayBuffer> | null> {
  const row = await db
    .selectFrom('pictures')
    .select('base64')
    .where('picture_id', '=', id)
    .where('media_type', '=', mediaType)
    .executeTakeFirst();
  return row ? new Uint8Array(Buffer.from(row.base64, 'base64')) : null;
}
