import type { PieceState } from '@superbrowser/backend/operator/publishing/store';

/** How a state looks. */
export const stateTones = {
  draft: 'idle',
  published: 'ok',
  changed: 'blue',
  archived: 'soft',
} as const satisfies Record<PieceState, string>;
