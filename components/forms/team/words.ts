import type { DownloadButtonProps } from '@/components/cta/download-button';
import type { InvitationState } from '@/lib/answers';
import type { MessageGroup } from '@/lib/i18n/group';
import type { FormWords } from '../words';

/** What the page shows; `failed` when nobody could say what the link is worth. */
export type TeamScreen = InvitationState | 'loading' | 'failed';

/**
 * What the invitation page says, resolved on the server by `teamWords()`; `{inviter}` and `{company}` stand
 * for the invitation's own names.
 */
export interface TeamWords extends MessageGroup<'teamInvited'> {
  form: FormWords;
  download: DownloadButtonProps['words'];
  hrefs: { home: string; staff: string; list: string };
}

/** A sentence with the invitation's names in it. */
export const named = (text: string, names: { inviter: string; company: string }): string =>
  text.replaceAll('{inviter}', names.inviter).replaceAll('{company}', names.company);
