import type { InvitationAnswer, InvitationState } from '@/lib/api-answers';
import { postJson } from '@/lib/browser/api';
import type { Locale } from '@/lib/i18n/routing';

export type InvitationView =
  | (InvitationAnswer & { readonly token: string })
  /** Asking again may help; `message` is the server's word, '' without one. */
  | { readonly state: 'failed'; readonly message: string };

const states: readonly string[] = [
  'invalid',
  'joined',
  'waiting',
  'hasAccount',
  'noAccount',
  'success',
] satisfies InvitationState[];

const invalid: InvitationView = {
  state: 'invalid',
  inviter: '',
  companyName: '',
  readonlyName: '',
  token: '',
};

/** Nothing longer is a token of ours, and no header or log line would carry it. */
const longestToken = 512;

/**
 * What the link in the address is worth (R8); a link without a token is asked about nowhere.
 * @param search query of the address. The token goes into the body of a POST, never into an address.
 */
export async function requestInvitation(search: string, locale: Locale): Promise<InvitationView> {
  const token = new URLSearchParams(search).get('token')?.trim() ?? '';
  if (token === '' || token.length > longestToken) return invalid;
  const reply = await postJson<InvitationAnswer | null>(
    '/api/team-invitation/status',
    { token },
    locale,
  );
  if (reply.ok)
    return reply.data && states.includes(reply.data.state)
      ? { ...reply.data, token }
      : { state: 'failed', message: '' };
  if (reply.kind !== 'refused') return { state: 'failed', message: '' };
  const { reason, message } = reply.refusal;
  return reason === 'invitationInvalid' || reason === 'fieldsInvalid'
    ? invalid
    : { state: 'failed', message };
}
