import type { IdentityMessages } from '@/components/desktop/desktop-identity';
import type { ConnectionMessages } from '@/components/desktop/connection-messages';
import type { MessageGroup } from '@/lib/core/i18n/pick-messages';

/** Texts of the desktop app's part of the check. */
export type DesktopAppMessages = MessageGroup<'desktop.app'> & {
  readonly connection: ConnectionMessages;
  readonly identity: IdentityMessages;
  /** The text for an environment that cannot be used (E1). */
  readonly abnormal: string;
};

/** The texts of the check and its report, as in the messages: `fillTemplate` replaces the `{names}`. */
export type DetectMessages = MessageGroup<'detect.tool'>;
