'use client';

import { useEffect, useState } from 'react';
import { buttonStyles } from '@/components/ui/button-styles';
import { fill } from '@/components/ui/fill';
import { Progress, type UploadWords } from './progress';
import { useUpload, type OpenUpload, type UploadState } from './use-upload';

interface UploadPanelProps {
  readonly words: UploadWords;
  readonly language: 'zh' | 'en';
  /** For the first beginning. */
  readonly token: string;
  readonly open: readonly OpenUpload[];
  /** Endings of packages. */
  readonly accept: string;
  readonly hint: string;
}

const ghost = buttonStyles({ variant: 'ghost', size: 'sm' });
const isRunning = ({ phase }: UploadState) =>
  phase === 'sending' || phase === 'waiting' || phase === 'counting';

type Actions = Omit<ReturnType<typeof useUpload>, 'choose'>;

function Buttons({ words, state, pause, goOn, cancel }: Actions & { words: UploadWords }) {
  const { phase, upload } = state;
  const stands = phase === 'paused' || phase === 'failed';
  if (!isRunning(state) && !stands) return null;
  return (
    <div className="flex flex-wrap gap-3">
      {isRunning(state) && phase !== 'counting' && (
        <button type="button" className={ghost} onClick={pause}>
          {words.pause}
        </button>
      )}
      {(phase === 'paused' || (phase === 'failed' && upload)) && (
        <button type="button" className={ghost} onClick={() => void goOn()}>
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

function Done({ words, state }: { words: UploadWords; state: UploadState }) {
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
        <a href="/releases/new" className={ghost}>
          {words.another}
        </a>
      </div>
    </div>
  );
}

/** Chooses a package and sends it. There once scripts run: without them nothing here would work. */
export function UploadPanel({ words, hint, accept, ...props }: UploadPanelProps) {
  const [runs, setRuns] = useState(false);
  useEffect(() => queueMicrotask(() => setRuns(true)), []);
  const { state, choose, ...actions } = useUpload(props);
  if (!runs) return null;
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
              // The same file can be chosen again.
              event.target.value = '';
              if (file) void choose(file);
            }}
          />
          <p id="package-hint" className="mt-1.5 text-xs text-text-3">
            {hint}
          </p>
        </div>
      )}
      <Progress words={words} state={state} language={props.language} />
      {state.phase === 'done' && <Done words={words} state={state} />}
      <Buttons words={words} state={state} {...actions} />
    </div>
  );
}
