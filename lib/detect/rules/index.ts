import type { Rule } from './rule';
import { deviceRules } from './device';
import { identityRules } from './identity';
import { serverViewRules } from './server-view';
import { placeRules } from './place';

/** All rules; the page has texts for each id. */
export const rules = [
  ...identityRules,
  ...serverViewRules,
  ...placeRules,
  ...deviceRules,
] as const satisfies readonly Rule[];

export type RuleId = (typeof rules)[number]['id'];
