/**
 * Delivers codes to the webhook of an SMS gateway when one is configured, and in demonstrations into a file. Otherwise
 * delivery fails.
 */
import 'server-only';
import { readBackendSettings } from '../settings';
import { postSignedOrThrow, type Webhook } from '../common/signed-post';
import type { DeliverCode } from './code-message';
import { createOutboxCodeSender } from './outbox-file';
import { formatCodeMessage } from './code-message';

/** The delivery of the present configuration. */
export const deliverAsConfigured: DeliverCode = (message) => {
  const { smsWebhook, allowsSampleData, outboxFile } = readBackendSettings();
  if (smsWebhook) return createGatewayCodeSender(smsWebhook)(message);
  // Anyone who can read the file could sign in to any account. So outside demonstrations, codes are not written to the
  // file.
  if (!allowsSampleData) return Promise.reject(new Error('SMS_WEBHOOK_URL is not set'));
  return createOutboxCodeSender(outboxFile)(message);
};

/** Sends each message to a webhook, signed. */
export const createGatewayCodeSender =
  (webhook: Webhook): DeliverCode =>
  (message) =>
    postSignedOrThrow(webhook, { ...message, text: formatCodeMessage(message) });
