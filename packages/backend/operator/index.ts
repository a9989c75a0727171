/** The verbs of an operator's day, in the order of the help. */
import 'server-only';
import { applicationVerbs } from './applications';
import { auditVerbs } from './audit';
import { backupVerbs } from './backup/verbs';
import { blockVerbs } from './block-verbs';
import { contentVerbs } from './content';
import { healthVerbs } from './health/verbs';
import { peopleVerbs } from './people';
import { priceVerbs } from './prices';
import { promoterLinkVerbs } from './promoters/link';
import { promoterVerbs } from './promoters/records';
import { campaignVerbs, newsVerbs } from './publishing';
import { releaseVerbs } from './releases';
import { staffVerbs } from './staff/accounts';
import { staffSecretVerbs } from './staff/secrets';
import type { Verb } from './verb';
import { webhookVerbs } from './webhooks';

export const verbs: readonly Verb[] = [
  ...applicationVerbs,
  ...webhookVerbs,
  ...peopleVerbs,
  ...blockVerbs,
  ...releaseVerbs,
  ...promoterVerbs,
  ...promoterLinkVerbs,
  ...newsVerbs,
  ...campaignVerbs,
  ...contentVerbs,
  ...priceVerbs,
  ...staffSecretVerbs,
  ...staffVerbs,
  ...auditVerbs,
  ...healthVerbs,
  ...backupVerbs,
];
