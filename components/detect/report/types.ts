import type { MessageGroup } from '@/lib/i18n/group';

/** Words of the check and its report, as they stand in the messages: `{names}` are filled in by `fill`. */
export type DetectWords = MessageGroup<'detect.tool'>;
