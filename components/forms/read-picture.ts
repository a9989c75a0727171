/** 2 MB, as the handler counts them. */
export const pictureBytes = 2 * 1024 * 1024;

export interface Picture {
  readonly base64: string;
  /** For showing it right away. */
  readonly src: string;
}

/** What can be wrong with a chosen picture: codes of the form's sentences. */
export type PictureProblem = 'picture' | 'pictureSize' | 'pictureReading';

/** No sign of base64: tells a problem from a picture in the same field. */
const sign = '!';

/** What the field holds instead of a picture, so that the form is not sent as if none had been chosen. */
export const heldProblem = (problem: PictureProblem): string => `${sign}${problem}`;

/** The problem in the field's value; undefined for a picture, and where there is none. */
export const problemOf = (held: unknown): string | undefined =>
  typeof held === 'string' && held.startsWith(sign) ? held.slice(sign.length) : undefined;

/** By its first bytes: names and declared types lie. */
function mediaType(base64: string): string | null {
  const head = atob(base64.slice(0, 16));
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'image/webp';
  return null;
}

const dataUrl = (file: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    // A folder, or a file that went away.
    reader.onerror = () => resolve('');
    reader.readAsDataURL(file);
  });

/** The picture in a file, or the code of what is wrong with it. */
export async function readPicture(file: File): Promise<Picture | PictureProblem> {
  if (file.size > pictureBytes) return 'pictureSize';
  const base64 = (await dataUrl(file)).split(',')[1] ?? '';
  const type = mediaType(base64);
  return type ? { base64, src: `data:${type};base64,${base64}` } : 'picture';
}
