import type { MessageGroup } from '@/lib/i18n/group';

/** Words of the tool, as they stand in the messages. */
export type LinkWords = MessageGroup<'partnersLinks.builder'>;
