import type { MessageGroup } from '@/lib/i18n/group';
import type { Locale } from '@/lib/i18n/routing';

/** Words of everything personal, as they are in the messages: `{names}` are filled in by `fill`. */
export type InvitePanelMessages = MessageGroup<'inviteRefund.panel'>;

export interface InvitePanelProps {
  readonly messages: InvitePanelMessages;
  readonly locale: Locale;
  /** Absolute address of the registration page in the page's language. */
  readonly registerUrl: string;
  /** The product's name in the page's language. */
  readonly product: string;
  /** Yuan a new user gets. */
  readonly coupon: number;
}
