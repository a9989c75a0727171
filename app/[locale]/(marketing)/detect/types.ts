import type { IdentityWords } from '@/components/desktop/client-identity';
import type { DesktopWords } from '@/components/desktop/words';
import type { MessageGroup } from '@/lib/i18n/group';

/** Texts of what only the desktop client can add to the check. */
export type ClientWords = MessageGroup<'desktop.client'> & {
  readonly connection: DesktopWords;
  readonly identity: IdentityWords;
  /** The environment cannot be used (E1). */
  readonly abnormal: string;
};

/** Words of the check and its report, as they stand in the messages: `{names}` are filled in by `fill`. */
export type DetectWords = MessageGroup<'detect.tool'>;
