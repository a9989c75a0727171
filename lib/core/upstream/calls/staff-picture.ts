/** Loads pictures that staff put on pages, from the embedded backend. */
import 'server-only';
import { siteDataEndpoints } from '@superbrowser/contract/site-data/endpoints';
import { parsePictureName } from '@superbrowser/contract/content/picture-name';
import { callSiteData } from '../client/call-upstream';

export interface Picture {
  readonly mediaType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/**
 * @param name last segment of its path
 * @returns null where there is none with this name
 * @throws UpstreamError when the backend does not respond
 */
export async function findStaffPicture(name: string): Promise<Picture | null> {
  if (!parsePictureName(name)) return null;
  const picture = await callSiteData(siteDataEndpoints.picture, { name });
  return (
    picture && {
      mediaType: picture.media_type,
      bytes: new Uint8Array(Buffer.from(picture.bytes, 'base64')),
    }
  );
}
