import { attributionTtlSeconds } from './cookie-rules';

const daySeconds = 86_400;

/** How many days links are remembered (A5). */
export const rememberedDays = {
  promoter: attributionTtlSeconds.promoter / daySeconds,
  channel: attributionTtlSeconds.channelId / daySeconds,
} as const;
