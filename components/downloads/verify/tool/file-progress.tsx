import { fill } from '@/components/ui/fill';
import { formatSize } from '@/lib/downloads/format';
import type { Locale } from '@/lib/i18n/routing';
import { shownName } from '@/lib/verify/file-name';
import type { ToolWords } from './types';

export interface FileProgressProps {
  readonly words: ToolWords['file'];
  readonly locale: Locale;
  readonly file: File;
  /** Bytes. */
  readonly done: number;
  readonly onCancel: () => void;
}

/** How much of which file is done, as a bar and as figures. */
export function FileProgress({ words, locale, file, done, onCancel }: FileProgressProps) {
  const size = (bytes: number) => formatSize(bytes, locale) ?? '';
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2">
      <div className="min-w-0 flex-1 basis-60">
        <p id="verify-name" className="truncate font-bold text-text">
          {shownName(file.name)}
        </p>
        <progress
          aria-labelledby="verify-name"
          max={file.size}
          value={done}
          className="my-1.5 block h-2 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-blue-600 [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-blue-600"
        />
        <p className="font-num text-sm text-text-3">
          {fill(words.progress, { done: size(done), total: size(file.size) })}
        </p>
      </div>
      <button
        type="button"
        onClick={onCancel}
        className="inline-flex min-h-11 cursor-pointer items-center px-2 font-bold text-blue-600 hover:text-blue-800"
      >
        {words.cancel}
      </button>
    </div>
  );
}

/** Said aloud at each quarter, not at each slice. @param part 0 to 1 */
export const spokenProgress = (words: ToolWords['file'], part: number): string =>
  part > 0 ? fill(words.spoken, { percent: Math.floor(4 * part) * 25 }) : '';
