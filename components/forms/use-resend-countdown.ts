import { useCallback, useEffect, useState } from 'react';
import { fetchServerTime } from '@/lib/browser/site-api';
import {
  readSessionValue,
  removeSessionValue,
  writeSessionValue,
} from '@/lib/browser/session-storage';

const storageKey = 'code_resend';

interface Deadline {
  /** The end of the wait in milliseconds, by this machine's clock. */
  readonly endMs: number;
  /** The phone the last code went to; '' when unknown. */
  readonly phone: string;
}

function readStoredDeadline(): { resendAt: number; phone: string } | null {
  const stored = (readSessionValue(storageKey) ?? {}) as Readonly<Record<string, unknown>>;
  const { resendAt, phone } = stored;
  if (typeof resendAt !== 'number') return null;
  return { resendAt, phone: typeof phone === 'string' ? phone : '' };
}

interface ResendCountdown {
  /** Whole seconds left; 0 when no countdown runs for this phone. */
  secondsLeft: number;
  /** Whether a countdown was started, on this page or before a reload. */
  wasStarted: boolean;
  /**
   * @param resendAt by the upstream's clock, in milliseconds
   * @param now by the upstream's clock, in milliseconds
   */
  start: (phone: string, resendAt: number, now: number) => void;
}

/**
 * Seconds until the next code for a phone, by the upstream's clock; they are stored for a reload. Another phone need
 * not wait: a visitor who mistyped the number may send to the right number at once.
 */
export function useResendCountdown(phone: string): ResendCountdown {
  const [deadline, setDeadline] = useState<Deadline | null>(null);
  const [now, setNow] = useState(0);

  const startTimer = useCallback((sentPhone: string, resendAt: number, serverNow: number) => {
    const localNow = Date.now();
    setNow(localNow);
    setDeadline({ endMs: localNow + resendAt - serverNow, phone: sentPhone });
  }, []);

  useEffect(() => {
    const stored = readStoredDeadline();
    if (!stored) return undefined;
    let isMounted = true;
    void fetchServerTime().then((time) => {
      if (!isMounted) return;
      if (stored.resendAt <= time) removeSessionValue(storageKey);
      startTimer(stored.phone, stored.resendAt, time);
    });
    return () => {
      isMounted = false;
    };
  }, [startTimer]);

  useEffect(() => {
    if (!deadline || deadline.endMs <= now) return undefined;
    // Waits for the next full second, so that 60 is followed by 59 and 1 by the end.
    const timer = setTimeout(() => setNow(Date.now()), (deadline.endMs - now) % 1000 || 1000);
    return () => clearTimeout(timer);
  }, [deadline, now]);

  const start = useCallback(
    (sentPhone: string, resendAt: number, serverNow: number) => {
      writeSessionValue(storageKey, { resendAt, phone: sentPhone });
      startTimer(sentPhone, resendAt, serverNow);
    },
    [startTimer],
  );

  const appliesToPhone = deadline && (deadline.phone === '' || deadline.phone === phone);
  const secondsLeft = appliesToPhone ? Math.max(0, Math.ceil((deadline.endMs - now) / 1000)) : 0;
  return { secondsLeft, wasStarted: deadline !== null, start };
}

/** Called when a form went through: no phone stays stored in this browser. */
export const forgetResendCountdown = (): void => removeSessionValue(storageKey);

/** Formats seconds for people: 59, and 9:05 or 1:00:00 for the limits of an hour or a day. */
export function formatRemaining(seconds: number): string {
  if (seconds < 100) return String(seconds);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return hours > 0
    ? `${hours}:${twoDigits(minutes)}:${twoDigits(seconds % 60)}`
    : `${minutes}:${twoDigits(seconds % 60)}`;
}
