'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import type { Language } from '@superbrowser/shared/bilingual-text';
import { buttonStyles } from '@/components/ui/button-styles';
import { fillTemplate } from '@/components/ui/fill-template';
import { useIsHydrated } from '@/lib/browser/use-is-hydrated';
import { formatSize } from '@/lib/core/i18n/file-size';
import type { MessageGroup } from '@/lib/core/i18n/pick-messages';
import { useUpload, type UnfinishedUpload, type UploadState } from './use-upload';

type UploadMessages = MessageGroup<'console.releases.upload'>;

interface UploadProgressProps {
  readonly messages: UploadMessages;
  readonly state: UploadState;
  readonly language: Language;
}

/** The status as text. */
function phaseText({ messages, state }: UploadProgressProps): string {
  switch (state.phase) {
    case 'waiting':
      return fillTemplate(messages.waiting, { seconds: state.seconds });
    case 'hashing':
      return messages.hashing;
    case 'paused':
      return messages.paused;
    case 'canceled':
      return messages.canceled;
    default:
      return '';
  }
}

/** The progress, which screen readers announce at each tenth. */
function UploadProgress(props: UploadProgressProps) {
  const { messages, state, language } = props;
  const { file, received, phase, upload } = state;
  const percent = file?.size ? Math.floor((100 * received) / file.size) : 0;
  // A file that was refused immediately has no progress.
  const isUnderWay = phase !== 'done' && phase !== 'canceled' && (phase !== 'failed' || upload);
  const locale = language === 'zh' ? 'zh-CN' : 'en-US';
  const sizeText = (bytes: number) => formatSize(bytes, locale) ?? '';
  const text = phaseText(props);
  const tenth = Math.floor(percent / 10) * 10;
  const announcement =
    phase === 'sending' && tenth > 0
      ? fillTemplate(messages.announcedProgress, { percent: tenth })
      : '';
  return (
    <>
      {file && isUnderWay && (
        <div>
          <p className="mb-1 font-bold break-all">{file.name}</p>
          <progress
            value={received}
            max={file.size}
            aria-label={messages.progress}
            className="block h-2 w-full appearance-none overflow-hidden rounded-sm bg-blue-100 [&::-moz-progress-bar]:bg-blue-600 [&::-webkit-progress-bar]:bg-blue-100 [&::-webkit-progress-value]:bg-blue-600"
          />
          <p className="mt-1 text-text-2 tabular-nums">
            {fillTemplate(messages.sending, {
              done: sizeText(received),
              size: sizeText(file.size),
              percent,
            })}
          </p>
        </div>
      )}
      <p role="status" className={text ? 'text-text-2' : 'sr-only'}>
        {text || announcement}
      </p>
      {phase === 'failed' && (
        <p role="alert" className="rounded-md bg-risk-bg px-4 py-3 text-risk">
          {state.message ?? messages.failed}
        </p>
      )}
    </>
  );
}

interface UploadPanelProps {
  readonly messages: UploadMessages;
  readonly language: Language;
  /** The token of the first upload. */
  readonly token: string;
  readonly unfinishedUploads: readonly UnfinishedUpload[];
  /** File extensions of packages. */
  readonly accept: string;
  readonly hint: string;
}

const ghostStyle = buttonStyles({ variant: 'ghost', size: 'sm' });
const isRunning = ({ phase }: UploadState) =>
  phase === 'sending' || phase === 'waiting' || phase === 'hashing';

type UploadActions = Omit<ReturnType<typeof useUpload>, 'choose'>;

function UploadButtons({
  messages,
  state,
  pause,
  resume,
  cancel,
}: UploadActions & { messages: UploadMessages }) {
  const { phase, upload } = state;
  const isStopped = phase === 'paused' || phase === 'failed';
  if (!isRunning(state) && !isStopped) return null;
  return (
    <div className="flex flex-wrap gap-3">
      {isRunning(state) && phase !== 'hashing' && (
        <button type="button" className={ghostStyle} onClick={pause}>
          {messages.pause}
        </button>
      )}
      {(phase === 'paused' || (phase === 'failed' && upload)) && (
        <button type="button" className={ghostStyle} onClick={() => void resume()}>
          {messages.goOn}
        </button>
      )}
      {upload && (
        <button
          type="button"
          className={buttonStyles({ variant: 'outline', size: 'sm', className: '!text-risk' })}
          onClick={() => void cancel()}
        >
          {messages.cancel}
        </button>
      )}
    </div>
  );
}

function DoneMessage({ messages, state }: { messages: UploadMessages; state: UploadState }) {
  return (
    <div className="grid gap-3">
      <p className="font-bold text-ok">
        {fillTemplate(messages.done, { name: state.file?.name ?? '' })}
      </p>
      <p>
        <span className="text-text-3">{messages.hash}</span>{' '}
        <code className="font-mono text-xs break-all select-all">{state.sha256}</code>
      </p>
      <div className="flex flex-wrap gap-3">
        <a
          href={`/releases/new?upload=${state.upload?.id ?? ''}#publish`}
          className={buttonStyles({ size: 'sm' })}
        >
          {messages.publish}
        </a>
        <a href="/releases/new" className={ghostStyle}>
          {messages.another}
        </a>
      </div>
    </div>
  );
}

/** Chooses a package and sends it. Shown once scripts run, because it needs scripts. */
export function UploadPanel({ messages, hint, accept, ...props }: UploadPanelProps) {
  const isHydrated = useIsHydrated();
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
          <label htmlFor="package" className="mb-1.5 block text-[0.9375rem] font-bold">
            {messages.choose}
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
      <UploadProgress messages={messages} state={state} language={props.language} />
      {state.phase === 'done' && <DoneMessage messages={messages} state={state} />}
      <UploadButtons messages={messages} state={state} {...actions} />
    </div>
  );
}
