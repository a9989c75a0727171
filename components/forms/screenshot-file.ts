import { maxScreenshotBytes } from '@superbrowser/contract/forms/fields';

/** The value that a form holds for a screenshot. */
export interface ChosenScreenshot {
  /** A data URL with the content of the file. */
  readonly src: string;
  readonly name: string;
  /** Builds what is sent: the form's content, and the screenshot as its own part. */
  readonly toFormData: (content: object) => FormData;
}

/** The problems of a chosen file, as codes of the form's sentences. */
type ScreenshotProblem = 'screenshot' | 'screenshotSize' | 'screenshotReading';

/**
 * The problem code that a form holds in place of a screenshot; without it the form would be sent as if no file had been
 * chosen.
 */
export const screenshotProblemOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** The media type by the first bytes, because names and declared types may be wrong. */
function mediaType(bytes: ArrayBuffer): string | null {
  const head = String.fromCharCode(...new Uint8Array(bytes.slice(0, 12)));
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (head.startsWith('RIFF') && head.endsWith('WEBP')) return 'image/webp';
  return null;
}

/** Reads a file; null for a folder or a deleted file. */
const readBlob = (file: Blob, method: 'readAsArrayBuffer' | 'readAsDataURL') =>
  new Promise<FileReader['result']>((resolve) => {
    const reader = new FileReader();
    reader.onloadend = () => resolve(reader.result);
    reader[method](file);
  });

/** The screenshot in a file, or the code of what is wrong with it. */
export async function readScreenshot(file: File): Promise<ChosenScreenshot | ScreenshotProblem> {
  if (file.size > maxScreenshotBytes) return 'screenshotSize';
  const bytes = (await readBlob(file, 'readAsArrayBuffer')) as ArrayBuffer | null;
  const type = bytes && mediaType(bytes);
  if (!type) return 'screenshot';
  // The bytes are copied now, because the file may change or be deleted before it is sent.
  const blob = new Blob([bytes], { type });
  const toFormData = (content: object) => {
    const data = new FormData();
    data.append('form', JSON.stringify(content));
    data.append('screenshot', blob);
    return data;
  };
  return { toFormData, src: String(await readBlob(blob, 'readAsDataURL')), name: file.name };
}
