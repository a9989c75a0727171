import type { CSSProperties } from 'react';
import type { StoreCode } from './store-styles';
import { cn } from '@/components/ui/cn';

type StoreState = 'running' | 'idle' | 'attention';

type StaffName = 'lin' | 'zhou' | 'chen' | 'wu' | 'zheng';

interface SampleStoreRow {
  readonly code: StoreCode;
  readonly signal: SampleSignalBarsProps['level'];
  readonly owner: StaffName;
  readonly state: StoreState;
}

/** The stores and people in pictures of the console, so that the pictures agree. */
export const sampleStoreRows: readonly SampleStoreRow[] = [
  { code: 'us', signal: 4, owner: 'zhou', state: 'running' },
  { code: 'my', signal: 4, owner: 'chen', state: 'running' },
  { code: 'th', signal: 3, owner: 'chen', state: 'idle' },
  { code: 'uk', signal: 4, owner: 'zhou', state: 'running' },
  { code: 'jp', signal: 4, owner: 'zhou', state: 'idle' },
  { code: 'de', signal: 2, owner: 'wu', state: 'attention' },
  { code: 'br', signal: 3, owner: 'zheng', state: 'idle' },
  { code: 'ca', signal: 4, owner: 'zheng', state: 'idle' },
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
