import type messages from '@/messages/en-US/detect.json';

/** Words of the check and its report, as they stand in the messages: `{names}` are filled in by `fill`. */
export type DetectWords = (typeof messages)['tool'];
