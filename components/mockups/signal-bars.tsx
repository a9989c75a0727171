import { cn } from '@/components/ui/cn';

const heights = ['h-1', 'h-[7px]', 'h-[9px]', 'h-3'] as const;

export interface SignalBarsProps {
  /** Strength from 1 to 4; 2 and less is drawn in the risk colour. */
  level: 1 | 2 | 3 | 4;
  tone?: 'light' | 'ink';
}

/** Line quality as bars instead of invented milliseconds. */
export function SignalBars({ level, tone = 'light' }: SignalBarsProps) {
  const on = tone === 'ink' ? 'bg-ok-bright' : level <= 2 ? 'bg-risk' : 'bg-ok';
  const off = tone === 'ink' ? 'bg-white/20' : 'bg-line-2';
  return (
    <span aria-hidden="true" className="inline-flex h-3 flex-none items-end gap-0.5">
      {heights.map((height, index) => (
        <span
          key={height}
          className={cn('w-[3px] rounded-[1px]', height, index < level ? on : off)}
        />
      ))}
    </span>
  );
}
