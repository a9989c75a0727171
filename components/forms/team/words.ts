import type { DownloadButtonProps } from '@/components/cta/download-button';
import type { InvitationState } from '@/lib/answers';
import type { FormWords } from '../words';

/** What the page shows; `failed` when nobody could say what the link is worth. */
export type TeamScreen = InvitationState | 'loading' | 'failed';

/** `{inviter}` and `{company}` stand for the invitation's own names. */
interface ScreenWords {
  title: string;
  text: string;
}

/** What the invitation page says, resolved on the server by `teamWords()`. */
export interface TeamWords {
  form: FormWords;
  screens: Readonly<Record<TeamScreen, ScreenWords>>;
  /** Drawn into circles: one Han character or a short word. */
  you: string;
  inviter: string;
  company: string;
  /** Name of the form for assistive technology. */
  formName: string;
  name: { label: string; placeholder: string; fixed: string };
  submit: string;
  retry: string;
  home: string;
  staff: string;
  /** What to do after joining, and while waiting. */
  next: string;
  steps: { download: string; signIn: string; open: string };
  early: string;
  download: DownloadButtonProps['words'];
  hrefs: { home: string; staff: string; list: string };
}

/** A sentence with the invitation's names in it. */
export const named = (text: string, names: { inviter: string; company: string }): string =>
  text.replaceAll('{inviter}', names.inviter).replaceAll('{company}', names.company);
