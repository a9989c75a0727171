/**
 * Delivers codes through a gateway when one is configured, and in demonstrations into a file. Otherwise delivery fails.
 */
import 'server-only';
import type { DeliverCode } from '../route-context';
import { readBackendSettings } from '../settings';
import { postSignedOrThrow, type WebhookReceiver } from '../common/signed-post';
import { createOutboxDelivery } from './outbox';
import { formatCodeMessage } from './code-message';

/** The delivery of the present configuration. */
export const deliverAsConfigured: DeliverCode = (message) => {
  const { smsGateway, allowsSampleData, outboxFile } = readBackendSettings();
  if (smsGateway) return createGatewayDelivery(smsGateway)(message);
  // Anyone who can read the file could sign in to any account. So outside demonstrations, codes are not written to the
  // file.
  if (!allowsSampleData) return Promise.reject(new Error('SMS_WEBHOOK_URL is not set'));
  return createOutboxDelivery(outboxFile)(message);
};

/** Sends each message to a gateway, signed. */
export const createGatewayDelivery =
  (gateway: WebhookReceiver): DeliverCode =>
  (message) =>
    postSignedOrThrow(gateway, { ...message, text: formatCodeMessage(message) });
