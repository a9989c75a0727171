import type { DesktopError } from '@/lib/desktop/desktop-error';
import type { MessageGroup } from '@/lib/core/i18n/pick-messages';

export type ConnectionMessages = MessageGroup<'desktop.connection'>;

/** Longest message of the client that is shown. */
const messageLimit = 200;

/**
 * Text of a failed request: the client's message, cut to `messageLimit` characters, or else the site's own text (E1).
 */
export function failureText(error: DesktopError, messages: ConnectionMessages): string {
  return error.clientMessage === null
    ? messages.requestFailed
    : Array.from(error.clientMessage).slice(0, messageLimit).join('');
}
