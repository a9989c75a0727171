'use client';

import { useEffect, useRef, useState } from 'react';
import { cn } from './cn';
import { copiedMs } from './copied-ms';

export interface CopyButtonProps {
  /** The text that is copied. */
  value: string;
  label: string;
  copiedLabel: string;
  /** It is shown when the browser refuses to copy; the visitor can still select the text next to it. */
  failedLabel: string;
  className?: string;
}

type State = 'idle' | 'copied' | 'failed';

/**
 * Copies a text and announces the result; if the browser refuses, the button shows the whole text to select manually.
 */
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
    // Selecting text manually takes time, so the message about a refusal stays.
    if (next === 'copied') timer.current = setTimeout(() => setState('idle'), copiedMs);
  }

  const text = { idle: label, copied: copiedLabel, failed: failedLabel }[state];
  return (
    <>
      <button
        type="button"
        onClick={copy}
        className={cn(
          'before-icon icon-16 inline-flex min-h-11 cursor-pointer items-center gap-1.5 px-2',
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
