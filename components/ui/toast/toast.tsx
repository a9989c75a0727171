'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { CloseIcon } from '../dialog/close-icon';
import { cn } from '../cn';
import { dismissToast, toastStore, type ToastMessage } from './toast-store';

const none: readonly ToastMessage[] = [];

const edge = { info: 'border-l-blue-600', ok: 'border-l-ok', risk: 'border-l-risk' } as const;

function Toast({
  message,
  title,
  closeLabel,
  lifetimeMs,
}: {
  message: ToastMessage;
  title: string;
  closeLabel: string;
  lifetimeMs: number;
}) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => dismissToast(message.id), lifetimeMs);
    return () => clearTimeout(timer);
  }, [held, lifetimeMs, message.id]);
  return (
    // Reading takes some people longer: pointer or focus on the message holds it.
    <li
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className={cn(
        'pointer-events-auto flex items-start gap-3 rounded-md border-l-4 bg-paper py-3 pr-2 pl-4 text-text-2 shadow-2',
        edge[message.tone],
      )}
    >
      <div className="flex-1 py-1.5 text-sm">
        <strong className="block text-text">{message.title || title}</strong>
        {message.text}
      </div>
      <button
        type="button"
        aria-label={closeLabel}
        onClick={() => dismissToast(message.id)}
        className="grid tap cursor-pointer place-items-center text-text-3 hover:text-text"
      >
        <CloseIcon size={18} />
      </button>
    </li>
  );
}

export interface ToastRegionProps {
  label: string;
  /** E1: the title of a notification that brings none. */
  title: string;
  closeLabel: string;
  /** E1: a notification lasts 4.5 s. */
  lifetimeMs?: number;
}

/** The page's one live region; it is there from the start, so that messages are announced. */
export function ToastRegion({ label, title, closeLabel, lifetimeMs = 4500 }: ToastRegionProps) {
  const messages = useSyncExternalStore(toastStore.subscribe, toastStore.snapshot, () => none);
  return (
    <section
      aria-label={label}
      aria-live="polite"
      className="pointer-events-none fixed inset-x-4 top-4 z-50 mx-auto max-w-[420px] md:right-6 md:left-auto md:mx-0 md:w-[380px]"
    >
      <ul className="grid gap-3">
        {messages.map((message) => (
          <Toast
            key={message.id}
            message={message}
            title={title}
            closeLabel={closeLabel}
            lifetimeMs={lifetimeMs}
          />
        ))}
      </ul>
    </section>
  );
}
