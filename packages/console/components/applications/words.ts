import type { ApplicationState } from '@superbrowser/backend/database/tables';

/** States by the names their messages have. */
export const stateWords = {
  new: 'new',
  'in work': 'inWork',
  done: 'done',
} as const satisfies Record<ApplicationState, string>;

/** How a state looks. */
export const stateTones = { new: 'blue', 'in work': 'soft', done: 'ok' } as const satisfies Record<
  ApplicationState,
  string
>;
