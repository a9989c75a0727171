import 'server-only';
import { bilingual, type BilingualText } from '@superbrowser/shared/bilingual-text';
import { refusalError } from '../../common/operation-error';
import type { Webhook } from '../../common/signed-post';

/** The reason for a test, which only those who know the settings run. */
export const unsetSettingReason = (setting: string): BilingualText =>
  bilingual(`没有设置 ${setting}。`, `${setting} is not set.`);

/** @throws OperationError with this reason where no webhook is configured */
export function requireWebhook(webhook: Webhook | null, reason: BilingualText): Webhook {
  if (webhook) return webhook;
  throw refusalError(reason);
}
