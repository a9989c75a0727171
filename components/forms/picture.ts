/** 2 MB, as the handler counts them. */
export const maxPictureBytes = 2 * 1024 * 1024;

/** What a form holds of a picture. */
export interface ChosenPicture {
  /** For showing it right away, and for telling it from another one. */
  readonly src: string;
  readonly name: string;
  /** What is sent: the form's content, and the picture as its own part. */
  readonly related: (content: object) => FormData;
}

/** What can be wrong with a chosen picture: codes of the form's sentences. */
type PictureProblem = 'picture' | 'pictureSize' | 'pictureReading';

/** The problem a form holds in place of a picture, so that it is not sent as if none had been chosen. */
export const problemOf = (held: unknown): string | undefined =>
  typeof held === 'string' && held !== '' ? held : undefined;

/** By its first bytes: names and declared types lie. */
function mediaType(bytes: ArrayBuffer): string | null {
  const head = String.fromCharCode(...new Uint8Array(bytes.slice(0, 12)));
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (head.startsWith('RIFF') && head.endsWith('WEBP')) return 'image/webp';
  return null;
}

/** Reads a file; null for a folder, or a file that went away. */
const read = (file: Blob, how: 'readAsArrayBuffer' | 'readAsDataURL') =>
  new Promise<FileReader['result']>((resolve) => {
    const reader = new FileReader();
    reader.onloadend = () => resolve(reader.result);
    reader[how](file);
  });

/** The picture in a file, or the code of what is wrong with it. */
export async function readPicture(file: File): Promise<ChosenPicture | PictureProblem> {
  if (file.size > maxPictureBytes) return 'pictureSize';
  const bytes = (await read(file, 'readAsArrayBuffer')) as ArrayBuffer | null;
  const type = bytes && mediaType(bytes);
  if (!type) return 'picture';
  // As it is now: the file may change or go away before it is sent.
  const blob = new Blob([bytes], { type });
  const related = (content: object) => {
    const data = new FormData();
    data.append('form', JSON.stringify(content));
    data.append('screenshot', blob);
    return data;
  };
  return { related, src: String(await read(blob, 'readAsDataURL')), name: file.name };
}
