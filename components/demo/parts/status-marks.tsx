import { cn } from '@/components/ui/cn';
import s from './parts.module.css';

export type PillTone = 'ok' | 'risk' | 'idle' | 'plain';

/** A state, always with a word. */
export function Pill({ tone, children }: { tone: PillTone; children: string }) {
  return <span className={cn(s.pill, s[tone])}>{children}</span>;
}

/** Signal bars of a route, out of four. */
export function SignalBars({ level }: { level: number }) {
  return (
    <span aria-hidden="true" className={cn(s.bars, level < 3 && s.weak)}>
      {[1, 2, 3, 4].map((bar) => (
        <i key={bar} data-on={bar <= level || undefined} />
      ))}
    </span>
  );
}
