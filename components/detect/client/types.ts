import type { DesktopWords } from '@/components/desktop/words';
import type { MessageGroup } from '@/lib/i18n/group';

/** Texts of what only the desktop client can add to the check. */
export type ClientWords = MessageGroup<'desktop.client'> & { readonly connection: DesktopWords };
