import type { Rule } from '../findings';
import { deviceRules } from './device';
import { identityRules } from './identity';
import { networkRules } from './network';
import { placeRules } from './place';

/** Every rule; the page has words for each id. */
export const rules = [
  ...identityRules,
  ...networkRules,
  ...placeRules,
  ...deviceRules,
] as const satisfies readonly Rule[];

export type RuleId = (typeof rules)[number]['id'];
