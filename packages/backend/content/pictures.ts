/** Pictures an operator puts on pages: kept by their contents, without what they say about where they were taken. */
import 'server-only';
import { createHash } from 'node:crypto';
import { picturePath, type PictureType } from '@superbrowser/contract/records/picture-name';
import { iso } from '../database/tables';
import { isTooLarge, stripPicture } from '../applications/pictures';
import type { Db } from '../database/open';

/** A QR code has a few kilobytes; what every page shows must not be heavy. */
export const mostPictureBytes = 200 * 1024;

export type PictureFault = 'size' | 'kind' | 'extent';

/**
 * Keeps a picture; the same one again is the same picture.
 * @returns its address, or what is wrong with it
 */
export async function keepPicture(
  given: Buffer,
  { db, now, who }: { readonly db: Db; readonly now: number; readonly who: string },
): Promise<{ readonly address: string } | { readonly fault: PictureFault }> {
  if (given.length > mostPictureBytes) return { fault: 'size' };
  const stripped = stripPicture(given);
  if (!stripped) return { fault: 'kind' };
  if (stripped.extents.some(isTooLarge)) return { fault: 'extent' };
  const { bytes, mediaType } = stripped;
  const picture_id = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  const row = { media_type: mediaType, base64: bytes.toString('base64') };
  await db
    .insertInto('pictures')
    .values({ picture_id, ...row, created_at: iso(now), created_by: who })
    .onConflict((conflict) => conflict.column('picture_id').doNothing())
    .execute();
  return { address: picturePath(picture_id, mediaType) };
}

/** @returns null where there is none, or none of this kind */
export async function findPicture(
  { id, mediaType }: { readonly id: string; readonly mediaType: PictureType },
  db: Db,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const row = await db
    .selectFrom('pictures')
    .select('base64')
    .where('picture_id', '=', id)
    .where('media_type', '=', mediaType)
    .executeTakeFirst();
  return row ? new Uint8Array(Buffer.from(row.base64, 'base64')) : null;
}
