import { daySeconds } from '@superbrowser/shared/durations';
import { attributionTtlSeconds } from './cookie-rules';

/** How many days links are remembered (A5). */
export const rememberedDays = {
  promoter: attributionTtlSeconds.promoter / daySeconds,
  channel: attributionTtlSeconds.channelId / daySeconds,
} as const;
