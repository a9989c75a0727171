import type { StoreStatus } from '@/lib/demo/selectors';
import type { PillTone } from '../parts/status-marks';

/** The color of a store's status; the word next to the color says the same. */
export const statusTones: Readonly<Record<StoreStatus, PillTone>> = {
  running: 'ok',
  idle: 'idle',
  attention: 'risk',
  none: 'plain',
  hours: 'plain',
};
