import { parseUrl } from '@superbrowser/shared/parse-url';

type PastedInvitation =
  { readonly token: string } | { readonly error: 'required' | 'foreign' | 'invalid' };

/** The format of the backend's tokens. Text of another format is invalid, so no request is needed to check it. */
const tokenPattern = /^[A-Za-z0-9_-]{8,512}$/;

const tokenOrError = (text: string): PastedInvitation =>
  tokenPattern.test(text) ? { token: text } : { error: 'invalid' };

/**
 * Finds the token in a pasted text: an invitation link of this site, alone or in the middle of a message, or the token
 * itself.
 * @param origin of this site; a link to another site gives its own error, because the link may be a trap
 */
export function parsePastedInvitation(pasted: string, origin: string): PastedInvitation {
  const text = pasted.trim();
  if (text === '') return { error: 'required' };
  const link = /https?:\/\/[^\s\u3000-\u303f\uff00-\uffef]+/i.exec(text)?.[0];
  if (!link) return tokenOrError(text);
  const url = parseUrl(link);
  if (!url) return { error: 'invalid' };
  if (url.origin !== origin) return { error: 'foreign' };
  if (!url.pathname.endsWith('/teaminvited')) return { error: 'invalid' };
  return tokenOrError(url.searchParams.get('token') ?? '');
}
