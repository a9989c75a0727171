import { useRef } from 'react';
import { randomKey } from '@/lib/browser/random-key';

/** One filled form is stored once, however often it is sent (F2). */
export function useIdempotencyKey() {
  const key = useRef('');
  return {
    draw: () => (key.current ||= randomKey()),
    redraw: () => void (key.current = ''),
  };
}
