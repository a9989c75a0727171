import type { CSSProperties } from 'react';
import type { StoreCode } from './store-styles';
import { cn } from '@/components/ui/cn';

type StoreState = 'running' | 'idle' | 'attention';

interface SampleStoreRow {
  readonly code: StoreCode;
  readonly signal: SampleSignalBarsProps['level'];
  readonly state: StoreState;
}

/** The stores in pictures of the console, so that the pictures agree. */
export const sampleStoreRows: readonly SampleStoreRow[] = [
  { code: 'us', signal: 4, state: 'running' },
  { code: 'my', signal: 4, state: 'running' },
  { code: 'th', signal: 3, state: 'idle' },
  { code: 'uk', signal: 4, state: 'running' },
  { code: 'jp', signal: 4, state: 'idle' },
  { code: 'de', signal: 2, state: 'attention' },
  { code: 'br', signal: 3, state: 'idle' },
  { code: 'ca', signal: 4, state: 'idle' },
];

interface SampleSignalBarsProps {
  /** Strength from 1 to 4; 2 and 1 are drawn in the risk color. */
  level: 1 | 2 | 3 | 4;
  tone?: 'light' | 'ink';
}

/** The quality of a line as bars, because figures in milliseconds would be invented. */
export function SampleSignalBars({ level, tone = 'light' }: SampleSignalBarsProps) {
  const isInk = tone === 'ink';
  return (
    <span
      style={{ '--level': level } as CSSProperties}
      className={cn(
        'signal',
        isInk
          ? 'home:[--off:color-mix(in_srgb,var(--color-white)_20%,transparent)] text-ok-bright'
          : level <= 2
            ? 'text-risk'
            : 'text-ok',
      )}
    />
  );
}
