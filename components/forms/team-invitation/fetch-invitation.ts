import type { InvitationResponse, InvitationState } from '@superbrowser/contract/handler-responses';
import { postToApi } from '@/lib/browser/site-api';
import type { Locale } from '@/lib/core/i18n/routing';

export type InvitationResult =
  | (InvitationResponse & { readonly token: string })
  /** Checking again may help; `message` is the server's sentence, '' where there is no sentence. */
  | { readonly state: 'failed'; readonly message: string };

const knownStates: readonly string[] = [
  'invalid',
  'joined',
  'waiting',
  'hasAccount',
  'noAccount',
  'success',
] satisfies InvitationState[];

const invalidInvitation: InvitationResult = {
  state: 'invalid',
  inviter: '',
  companyName: '',
  readonlyName: '',
  token: '',
};

/** No token of ours is longer, and a longer token would not fit into a header or log line. */
const maxTokenLength = 512;

/**
 * Checks the invitation link in the URL (R8); a link without a token causes no request.
 * @param search query of the page's URL. The token goes into the body of the request, not into its URL.
 */
export async function fetchInvitation(search: string, locale: Locale): Promise<InvitationResult> {
  const token = new URLSearchParams(search).get('token')?.trim() ?? '';
  if (token === '' || token.length > maxTokenLength) return invalidInvitation;
  const response = await postToApi<InvitationResponse | null>(
    '/api/team-invitation/status',
    { token },
    locale,
  );
  if (response.ok)
    return response.data && knownStates.includes(response.data.state)
      ? { ...response.data, token }
      : { state: 'failed', message: '' };
  if (response.kind !== 'refused') return { state: 'failed', message: '' };
  const { reason, message } = response.refusal;
  return reason === 'invitationInvalid' || reason === 'fieldsInvalid'
    ? invalidInvitation
    : { state: 'failed', message };
}
