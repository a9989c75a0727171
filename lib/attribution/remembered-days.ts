import { attributionLife } from './cookie-rules';

const secondsADay = 86_400;

/** How many days links are remembered (A5). */
export const rememberedDays = {
  promoter: attributionLife.promoter / secondsADay,
  channel: attributionLife.channelId / secondsADay,
} as const;
