/** Pictures of the site's own database, as pages show them. */
import 'server-only';
import { readPictureName } from '@superbrowser/contract/records/picture-name';

export interface Picture {
  readonly mediaType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/**
 * @param name last part of its address
 * @returns null where there is none of this name
 * @throws when the database does not answer
 */
export async function storedPicture(name: string): Promise<Picture | null> {
  const asked = readPictureName(name);
  if (!asked) return null;
  // Loaded on first use: most sites have none.
  const [{ siteDatabase }, { findPicture }] = await Promise.all([
    import('@superbrowser/backend/instance'),
    import('@superbrowser/backend/pictures'),
  ]);
  const bytes = await findPicture(asked, await siteDatabase());
  return bytes && { mediaType: asked.mediaType, bytes };
}
