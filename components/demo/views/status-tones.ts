import type { StoreStatus } from '@/lib/demo/derive';
import type { PillTone } from '../parts/marks';

/** How a store's state looks; the word next to it says it. */
export const statusTones: Readonly<Record<StoreStatus, PillTone>> = {
  running: 'ok',
  idle: 'idle',
  attention: 'risk',
  none: 'plain',
  hours: 'plain',
};
