import type { partnerKinds } from '@superbrowser/contract/forms/applications';

/** Kinds of partners in the order a store needs them; the form knows one more, "other". */
export const drawnKinds = [
  'training',
  'platform',
  'erp',
  'marketing',
  'logistics',
  'payment',
] as const satisfies readonly (typeof partnerKinds)[number][];
