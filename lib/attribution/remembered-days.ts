import { attributionTtlSeconds } from './cookie-rules';

const secondsADay = 86_400;

/** How many days links are remembered (A5). */
export const rememberedDays = {
  promoter: attributionTtlSeconds.promoter / secondsADay,
  channel: attributionTtlSeconds.channelId / secondsADay,
} as const;
