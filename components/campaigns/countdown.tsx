'use client';

import { useSyncExternalStore } from 'react';

interface CountdownProps {
  /** Milliseconds of the first moment after the campaign. */
  endMs: number;
  messages: Readonly<Record<'label' | 'days' | 'hours' | 'minutes' | 'seconds' | 'over', string>>;
}

function subscribeToSeconds(onChange: () => void) {
  const timer = setInterval(onChange, 1000);
  return () => clearInterval(timer);
}

const currentSecond = () => Math.floor(Date.now() / 1000);
const serverSecond = () => null;

/** Remaining time in cells of constant width; empty before hydration, hidden without scripts. */
export function Countdown({ endMs, messages }: CountdownProps) {
  const second = useSyncExternalStore<number | null>(
    subscribeToSeconds,
    currentSecond,
    serverSecond,
  );
  const secondsLeft = second === null ? null : Math.max(0, Math.floor(endMs / 1000) - second);
  const parts = [
    ['days', 86_400, Infinity],
    ['hours', 3600, 24],
    ['minutes', 60, 60],
    ['seconds', 1, 60],
  ] as const;
  return (
    <div role="timer" className="mt-7 noscript:hidden">
      <p className="text-sm text-on-ink-2">{secondsLeft === 0 ? messages.over : messages.label}</p>
      <p className="mt-2 flex gap-2">
        {parts.map(([name, unitSeconds, wrap]) => (
          <span
            key={name}
            className="campaigns:w-[72px] grid justify-items-center rounded-md bg-white/8 py-2.5 ring-1 ring-ink-line"
          >
            <b className="campaigns:min-h-[34px] campaigns:leading-[2.125rem] font-num text-[1.875rem] text-on-ink tabular-nums">
              {secondsLeft === null
                ? ''
                : String(Math.floor(secondsLeft / unitSeconds) % wrap).padStart(2, '0')}
            </b>
            <span className="text-xs text-on-ink-2">{messages[name]}</span>
          </span>
        ))}
      </p>
    </div>
  );
}
