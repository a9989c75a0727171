'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { buttonStyles } from '@/components/ui/button-styles';
import { fill } from '@/components/ui/fill';
import { useHydrated } from '@/lib/browser/hydration';
import { formatSize } from '@/lib/downloads/format';
import type { MessageGroup } from '@/lib/i18n/pick-messages';
import { useUpload, type OpenUpload, type UploadState } from './use-upload';

type UploadWords = MessageGroup<'console.releases.upload'>;

interface ProgressProps {
  readonly words: UploadWords;
  readonly state: UploadState;
  readonly language: 'zh' | 'en';
}

/** The status as text. */
function phaseText({ words, state }: ProgressProps): string {
  switch (state.phase) {
    case 'waiting':
      return fill(words.waiting, { seconds: state.seconds });
    case 'hashing':
      return words.counting;
    case 'paused':
      return words.paused;
    case 'canceled':
      return words.canceled;
    default:
      return '';
  }
}

/** The progress, which screen readers announce at each tenth. */
function UploadProgress(props: ProgressProps) {
  const { words, state, language } = props;
  const { file, received, phase, upload } = state;
  const percent = file?.size ? Math.floor((100 * received) / file.size) : 0;
  // A file that was refused immediately has no progress.
  const isUnderWay = phase !== 'done' && phase !== 'canceled' && (phase !== 'failed' || upload);
  const locale = language === 'zh' ? 'zh-CN' : 'en-US';
  const size = (bytes: number) => formatSize(bytes, locale) ?? '';
  const texts = phaseText(props);
  const tenth = Math.floor(percent / 10) * 10;
  const announced = phase === 'sending' && tenth > 0 ? fill(words.said, { percent: tenth }) : '';
  return (
    <>
      {file && isUnderWay && (
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
      <p role="status" className={texts ? 'text-text-2' : 'sr-only'}>
        {texts || announced}
      </p>
      {phase === 'failed' && (
        <p role="alert" className="rounded-md bg-risk-bg px-4 py-3 text-risk">
          {state.message ?? words.failed}
        </p>
      )}
    </>
  );
}

interface UploadPanelProps {
  readonly words: UploadWords;
  readonly language: 'zh' | 'en';
  /** The token of the first upload. */
  readonly token: string;
  readonly open: readonly OpenUpload[];
  /** File extensions of packages. */
  readonly accept: string;
  readonly hint: string;
}

const ghostStyle = buttonStyles({ variant: 'ghost', size: 'sm' });
const isRunning = ({ phase }: UploadState) =>
  phase === 'sending' || phase === 'waiting' || phase === 'hashing';

type UploadActions = Omit<ReturnType<typeof useUpload>, 'choose'>;

function UploadButtons({
  words,
  state,
  pause,
  goOn,
  cancel,
}: UploadActions & { words: UploadWords }) {
  const { phase, upload } = state;
  const isStopped = phase === 'paused' || phase === 'failed';
  if (!isRunning(state) && !isStopped) return null;
  return (
    <div className="flex flex-wrap gap-3">
      {isRunning(state) && phase !== 'hashing' && (
        <button type="button" className={ghostStyle} onClick={pause}>
          {words.pause}
        </button>
      )}
      {(phase === 'paused' || (phase === 'failed' && upload)) && (
        <button type="button" className={ghostStyle} onClick={() => void goOn()}>
          {words.goOn}
        </button>
      )}
      {upload && (
        <button
          type="button"
          className={buttonStyles({ variant: 'outline', size: 'sm', className: '!text-risk' })}
          onClick={() => void cancel()}
        >
          {words.cancel}
        </button>
      )}
    </div>
  );
}

function DoneMessage({ words, state }: { words: UploadWords; state: UploadState }) {
  return (
    <div className="grid gap-3">
      <p className="font-bold text-ok">{fill(words.done, { name: state.file?.name ?? '' })}</p>
      <p>
        <span className="text-text-3">{words.hash}</span>{' '}
        <code className="font-mono text-xs break-all select-all">{state.sha256}</code>
      </p>
      <div className="flex flex-wrap gap-3">
        <a
          href={`/releases/new?upload=${state.upload?.id ?? ''}#publish`}
          className={buttonStyles({ size: 'sm' })}
        >
          {words.publish}
        </a>
        <a href="/releases/new" className={ghostStyle}>
          {words.another}
        </a>
      </div>
    </div>
  );
}

/** Chooses a package and sends it. Shown once scripts run, because it needs them. */
export function UploadPanel({ words, hint, accept, ...props }: UploadPanelProps) {
  const isHydrated = useHydrated();
  const { state, choose, ...actions } = useUpload(props);
  const router = useRouter();
  const isDone = state.phase === 'done';
  // Reloads the list of uploads, which still shows the earlier state.
  useEffect(() => {
    if (isDone) router.refresh();
  }, [isDone, router]);
  if (!isHydrated) return null;
  return (
    <div className="mt-4 grid gap-4">
      {state.phase !== 'done' && (
        <div>
          <label htmlFor="package" className="mb-1.5 block text-[15px] font-bold">
            {words.choose}
          </label>
          <input
            id="package"
            type="file"
            accept={accept}
            disabled={isRunning(state)}
            aria-describedby="package-hint"
            className="block min-h-11 w-full cursor-pointer rounded-sm text-text-2 file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-md file:border-0 file:bg-blue-50 file:px-5 file:font-bold file:text-blue-700 disabled:cursor-not-allowed disabled:opacity-50"
            onChange={(event) => {
              const file = event.target.files?.[0];
              // Resets the control, so that the same file can be chosen again.
              event.target.value = '';
              if (file) void choose(file);
            }}
          />
          <p id="package-hint" className="mt-1.5 text-xs text-text-3">
            {hint}
          </p>
        </div>
      )}
      <UploadProgress words={words} state={state} language={props.language} />
      {state.phase === 'done' && <DoneMessage words={words} state={state} />}
      <UploadButtons words={words} state={state} {...actions} />
    </div>
  );
}
