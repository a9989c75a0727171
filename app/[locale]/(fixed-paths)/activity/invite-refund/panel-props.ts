import type { MessageGroup } from '@/lib/core/i18n/pick-messages';
import type { Locale } from '@/lib/core/i18n/routing';

/** The texts of the personal part, as in the messages: `fillTemplate` replaces the `{names}`. */
export type InvitePanelMessages = MessageGroup<'inviteRefund.panel'>;

export interface InvitePanelProps {
  readonly messages: InvitePanelMessages;
  readonly locale: Locale;
  /** Absolute URL of the registration page in the page's language. */
  readonly registerUrl: string;
  /** The product's name in the page's language. */
  readonly product: string;
  /** Yuan that a new user gets. */
  readonly coupon: number;
}
