import type { StoreId } from '@/lib/demo/store-ids';

type StoreState = 'running' | 'idle' | 'attention';

interface SampleStore {
  readonly code: StoreId;
  /** Quality of the route, from 1 to 4. */
  readonly signal: 1 | 2 | 3 | 4;
  readonly state: StoreState;
}

/** The stores in pictures of the desktop app, so that the pictures agree. */
export const sampleStores: readonly SampleStore[] = [
  { code: 'us', signal: 4, state: 'running' },
  { code: 'my', signal: 4, state: 'running' },
  { code: 'th', signal: 3, state: 'idle' },
  { code: 'uk', signal: 4, state: 'running' },
  { code: 'jp', signal: 4, state: 'idle' },
  { code: 'de', signal: 2, state: 'attention' },
  { code: 'br', signal: 3, state: 'idle' },
  { code: 'ca', signal: 4, state: 'idle' },
];
