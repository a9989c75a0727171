/** Names of stored pictures: `<id>.<extension>`; the id ends with the picture's size. Pure. */

/** Stored kinds, with their file extensions. */
const extensionByMediaType = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
} as const;
export type PictureType = keyof typeof extensionByMediaType;

const pictureNamePattern = /^([0-9a-f]{32}(?:-[1-9]\d{0,3}x[1-9]\d{0,3})?)\.(png|jpg|webp)$/;

/** @returns id and kind; null for an invalid name */
export function parsePictureName(name: string): { id: string; mediaType: PictureType } | null {
  const [, id, extension] = pictureNamePattern.exec(name) ?? [];
  const mediaType = (Object.keys(extensionByMediaType) as PictureType[]).find(
    (type) => extensionByMediaType[type] === extension,
  );
  return id && mediaType ? { id, mediaType } : null;
}

/** Path of a picture for pages. */
export const picturePath = (id: string, mediaType: PictureType): string =>
  `/api/pictures/${id}.${extensionByMediaType[mediaType]}`;

/** Width and height in pixels, read from the end of the id; null for an id without them. */
export function pictureDimensions(id: string): { width: number; height: number } | null {
  const [, width, height] = /-(\d+)x(\d+)$/.exec(id) ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : null;
}
