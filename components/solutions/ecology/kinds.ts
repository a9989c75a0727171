import type { PartnerKind } from '@superbrowser/contract/forms/registry';

/** Kinds of partners in the order a store needs them; the form knows one more, "other". */
export const drawnKinds = [
  'training',
  'platform',
  'erp',
  'marketing',
  'logistics',
  'payment',
] as const satisfies readonly PartnerKind[];
