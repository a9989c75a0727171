'use client';

import { useEffect, useRef, useState } from 'react';
import { cn } from './cn';

export interface CopyButtonProps {
  /** What lands on the clipboard. */
  value: string;
  label: string;
  copiedLabel: string;
  /** Shown when the browser refuses; the text next to it can still be selected manually. */
  failedLabel: string;
  className?: string;
}

type State = 'idle' | 'copied' | 'failed';

/** Copies a text and says so aloud; refused, it shows the whole text to select manually. */
export function CopyButton({ value, label, copiedLabel, failedLabel, className }: CopyButtonProps) {
  const [state, setState] = useState<State>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function copy() {
    let next: State = 'copied';
    try {
      await navigator.clipboard.writeText(value);
    } catch {
      next = 'failed';
    }
    setState(next);
    clearTimeout(timer.current);
    // Selecting manually takes its time, so a refusal stays.
    if (next === 'copied') timer.current = setTimeout(() => setState('idle'), 4500);
  }

  const text = { idle: label, copied: copiedLabel, failed: failedLabel }[state];
  return (
    <>
      <button
        type="button"
        onClick={copy}
        className={cn(
          'led-by icon-16 inline-flex min-h-11 cursor-pointer items-center gap-1.5 px-2',
          state === 'copied' ? 'icon-check' : 'icon-copy',
          className,
        )}
      >
        <span aria-live="polite">{text}</span>
      </button>
      {state === 'failed' && <code className="wrap-anywhere select-all">{value}</code>}
    </>
  );
}
