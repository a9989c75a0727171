import type { StoreId } from '@/lib/demo/store-ids';

type StoreState = 'running' | 'idle' | 'attention';

interface SampleStore {
  readonly store: StoreId;
  /** Quality of the route, from 1 to 4. */
  readonly signal: 1 | 2 | 3 | 4;
  readonly state: StoreState;
}

/** The stores in pictures of the desktop app, so that the pictures agree. */
export const sampleStores: readonly SampleStore[] = [
  { store: 'us', signal: 4, state: 'running' },
  { store: 'my', signal: 4, state: 'running' },
  { store: 'th', signal: 3, state: 'idle' },
  { store: 'uk', signal: 4, state: 'running' },
  { store: 'jp', signal: 4, state: 'idle' },
  { store: 'de', signal: 2, state: 'attention' },
  { store: 'br', signal: 3, state: 'idle' },
  { store: 'ca', signal: 4, state: 'idle' },
];
