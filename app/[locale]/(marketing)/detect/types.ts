import type { IdentityMessages } from '@/components/desktop/client-identity';
import type { DesktopMessages } from '@/components/desktop/desktop-messages';
import type { MessageGroup } from '@/lib/i18n/group';

/** Texts of what only the desktop client can add to the check. */
export type DesktopClientMessages = MessageGroup<'desktop.client'> & {
  readonly connection: DesktopMessages;
  readonly identity: IdentityMessages;
  /** The environment cannot be used (E1). */
  readonly abnormal: string;
};

/** Words of the check and its report, as they are in the messages: `{names}` are filled in by `fill`. */
export type DetectMessages = MessageGroup<'detect.tool'>;
