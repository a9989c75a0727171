import type { DesktopError } from '@/lib/desktop/desktop-error';
import type { MessageGroup } from '@/lib/core/i18n/pick-messages';

export type ConnectionMessages = MessageGroup<'desktop.connection'>;

/** A longer message of the desktop app is cut. */
const maxMessageCharacters = 200;

/**
 * Text of a failed request: the desktop app's message, cut to `maxMessageCharacters`, or else the site's own text (E1).
 */
export function failureText(error: DesktopError, messages: ConnectionMessages): string {
  return error.desktopAppMessage === null
    ? messages.requestFailed
    : Array.from(error.desktopAppMessage).slice(0, maxMessageCharacters).join('');
}
