import type { CSSProperties } from 'react';
import { cn } from '@/components/ui/cn';

export interface SignalBarsProps {
  /** Strength from 1 to 4; 2 and less is drawn in the risk colour. */
  level: 1 | 2 | 3 | 4;
  tone?: 'light' | 'ink';
}

/** Line quality as bars instead of invented milliseconds. */
export function SignalBars({ level, tone = 'light' }: SignalBarsProps) {
  const ink = tone === 'ink';
  return (
    <span
      style={{ '--level': level } as CSSProperties}
      className={cn(
        'signal',
        ink
          ? 'text-ok-bright [--off:color-mix(in_srgb,var(--color-white)_20%,transparent)]'
          : level <= 2
            ? 'text-risk'
            : 'text-ok',
      )}
    />
  );
}
