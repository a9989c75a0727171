'use client';

import { useSyncExternalStore } from 'react';
import { formatMinuteOfDay, hourOf, minuteOfBeijingDay } from '@/lib/minutes-of-day';
import { isOpenAt } from '@/lib/support-hours';

interface SupportHoursBarIslandProps {
  /** The hour when support begins to answer, "9:00". */
  open: string;
  close: string;
  messages: {
    /** The text that describes the bar. */
    label: string;
    /** The text for the current time, with `{time}`. */
    now: string;
    /** Texts for the time before opening and for the time after closing. */
    today: string;
    tomorrow: string;
  };
}

const hourPath = (hour: number) => `M${hour * 10} 0h8v24h-8z`;
const dayHours = Array.from({ length: 24 }, (_, hour) => hour);

function subscribeToTime(onChange: () => void) {
  const timer = setInterval(onChange, 15_000);
  return () => clearInterval(timer);
}

/**
 * A day of 24 hours with the open hours in blue, and whether support answers now. The browser finds out the latter,
 * because cached pages do not know the time.
 */
export function SupportHoursBarIsland({ open, close, messages }: SupportHoursBarIslandProps) {
  const minute = useSyncExternalStore<number | null>(
    subscribeToTime,
    () => minuteOfBeijingDay(Date.now()),
    () => null,
  );
  const [openingHour, closingHour] = [hourOf(open), hourOf(close)];
  const isOpen = minute !== null && isOpenAt(minute, open, close);
  const status =
    minute !== null &&
    (isOpen
      ? messages.now.replace('{time}', formatMinuteOfDay(minute))
      : minute < openingHour * 60
        ? messages.today
        : messages.tomorrow);
  return (
    <>
      <p className="flex min-h-7 items-center gap-2.5 font-bold text-text">
        {status && (
          <>
            <span
              className={
                isOpen
                  ? 'size-3 rounded-full bg-ok ring-4 ring-ok-bg'
                  : 'size-3 rounded-full bg-line-2'
              }
            />
            <span className={isOpen ? 'text-ok' : undefined}>{status}</span>
          </>
        )}
      </p>
      <svg viewBox="-1 -2 240 38" role="img" aria-label={messages.label} className="mt-3 w-full">
        <path
          d={dayHours
            .filter((hour) => hour < openingHour || hour >= closingHour)
            .map(hourPath)
            .join('')}
          className="fill-line-2"
        />
        <path
          d={dayHours
            .filter((hour) => hour >= openingHour && hour < closingHour)
            .map(hourPath)
            .join('')}
          className="fill-blue-600"
        />
        {minute !== null && (
          <path d={`M${minute / 6} -2v28`} className="stroke-text" strokeWidth="2" />
        )}
        <g aria-hidden="true" className="fill-text-2 font-num text-[10px]">
          <text y="35">0:00</text>
          <text x={openingHour * 10} y="35">
            {open}
          </text>
          <text x={closingHour * 10} y="35" textAnchor="middle">
            {close}
          </text>
        </g>
      </svg>
    </>
  );
}
