import 'server-only';
import { signedPost } from './signed-post';
import { messageText, type Deliver } from './types';

/** Hands each message to a gateway, signed. */
export function webhook(url: string, secret: string): Deliver {
  return (message) => signedPost(url, secret, { ...message, text: messageText(message) });
}
