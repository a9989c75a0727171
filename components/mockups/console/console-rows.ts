import type { SignalBarsProps } from '../signal-bars';
import type { StoreCode } from '../stores';

export type StoreState = 'running' | 'idle' | 'attention';
export type StaffName = 'lin' | 'zhou' | 'chen' | 'wu' | 'zheng';

export interface ConsoleRow {
  readonly code: StoreCode;
  readonly signal: SignalBarsProps['level'];
  readonly owner: StaffName;
  readonly state: StoreState;
}

/** The same eight stores with the same people on every picture. */
export const consoleRows: readonly ConsoleRow[] = [
  { code: 'us', signal: 4, owner: 'zhou', state: 'running' },
  { code: 'my', signal: 4, owner: 'chen', state: 'running' },
  { code: 'th', signal: 3, owner: 'chen', state: 'idle' },
  { code: 'uk', signal: 4, owner: 'wu', state: 'running' },
  { code: 'jp', signal: 4, owner: 'zhou', state: 'idle' },
  { code: 'de', signal: 2, owner: 'wu', state: 'attention' },
  { code: 'br', signal: 3, owner: 'zheng', state: 'idle' },
  { code: 'ca', signal: 4, owner: 'zheng', state: 'idle' },
];
