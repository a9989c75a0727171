/** Names of stored pictures: `<id>.<extension>`; the id of a picture within a text ends with its size. Pure. */

/** Stored kinds, with their file extensions. */
const pictureExtensions = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
} as const;
export type PictureType = keyof typeof pictureExtensions;

const pictureNamePattern = /^([0-9a-f]{32}(?:-[1-9]\d{0,3}x[1-9]\d{0,3})?)\.(png|jpg|webp)$/;

/** @returns id and kind; null for an invalid name */
export function parsePictureName(name: string): { id: string; mediaType: PictureType } | null {
  const [, id, extension] = pictureNamePattern.exec(name) ?? [];
  const mediaType = (Object.keys(pictureExtensions) as PictureType[]).find(
    (type) => pictureExtensions[type] === extension,
  );
  return id && mediaType ? { id, mediaType } : null;
}

/** Path of a picture for pages. */
export const picturePath = (id: string, mediaType: PictureType): string =>
  `/api/pictures/${id}.${pictureExtensions[mediaType]}`;

/** Width and height in pixels, read from the end of the id of a picture within a text; null for any other picture. */
export function pictureDimensions(id: string): { width: number; height: number } | null {
  const [, width, height] = /-(\d+)x(\d+)$/.exec(id) ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : null;
}
