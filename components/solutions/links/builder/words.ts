import type messages from '@/messages/zh-CN/partnersLinks.json';

/** Words of the tool, as they stand in the messages. */
export type LinkWords = (typeof messages)['builder'];
