'use client';

import { fill } from '@/components/ui/fill';
import { formatSize } from '@/lib/downloads/format';
import type { MessageGroup } from '@/lib/i18n/group';
import type { UploadState } from './use-upload';

export type UploadWords = MessageGroup<'console.releases.upload'>;

interface ProgressProps {
  readonly words: UploadWords;
  readonly state: UploadState;
  readonly language: 'zh' | 'en';
}

/** What is going on, in words. */
function wordsOf({ words, state }: ProgressProps): string {
  switch (state.phase) {
    case 'waiting':
      return fill(words.waiting, { seconds: state.seconds });
    case 'counting':
      return words.counting;
    case 'paused':
      return words.paused;
    case 'canceled':
      return words.canceled;
    default:
      return '';
  }
}

/** How far it is: seen all the time, read out at each tenth. */
export function Progress(props: ProgressProps) {
  const { words, state, language } = props;
  const { file, received, phase } = state;
  const percent = file ? Math.floor((100 * received) / file.size) : 0;
  const locale = language === 'zh' ? 'zh-CN' : 'en-US';
  const size = (bytes: number) => formatSize(bytes, locale) ?? '';
  const said = wordsOf(props);
  const tenth = Math.floor(percent / 10) * 10;
  const announced = phase === 'sending' && tenth > 0 ? fill(words.said, { percent: tenth }) : '';
  return (
    <>
      {file && phase !== 'done' && phase !== 'canceled' && (
        <div>
          <p className="mb-1 font-bold break-all">{file.name}</p>
          <progress
            value={received}
            max={file.size}
            aria-label={words.progress}
            className="block h-2 w-full appearance-none overflow-hidden rounded-sm bg-blue-100 [&::-moz-progress-bar]:bg-blue-600 [&::-webkit-progress-bar]:bg-blue-100 [&::-webkit-progress-value]:bg-blue-600"
          />
          <p className="mt-1 text-text-2 tabular-nums">
            {fill(words.sending, { done: size(received), size: size(file.size), percent })}
          </p>
        </div>
      )}
      <p role="status" className={said ? 'text-text-2' : 'sr-only'}>
        {said || announced}
      </p>
      {phase === 'failed' && (
        <p role="alert" className="rounded-md bg-risk-bg px-4 py-3 text-risk">
          {state.said ?? words.failed}
        </p>
      )}
    </>
  );
}
