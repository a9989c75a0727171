/** The verbs of an operator's day, in the order of the help. */
import 'server-only';
import { applicationVerbs } from './applications';
import { auditVerbs } from './audit';
import { backupVerbs } from './backup/verbs';
import { blockVerbs } from './block-verbs';
import { contentVerbs } from './content';
import { peopleVerbs } from './people';
import { promoterVerbs } from './promoters';
import { campaignVerbs, newsVerbs } from './publishing';
import { releaseVerbs } from './releases';
import type { Verb } from './verb';
import { webhookVerbs } from './webhooks';

export const verbs: readonly Verb[] = [
  ...applicationVerbs,
  ...webhookVerbs,
  ...peopleVerbs,
  ...blockVerbs,
  ...releaseVerbs,
  ...promoterVerbs,
  ...newsVerbs,
  ...campaignVerbs,
  ...contentVerbs,
  ...auditVerbs,
  ...backupVerbs,
];
