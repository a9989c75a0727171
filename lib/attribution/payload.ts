import { referralContext } from './context';
import { type CookieReader } from '../http/cookie-reader';

/** Who brought a visitor, by the wire's names; unknown fields are left out. */
export function visitorAttribution(cookie: CookieReader): Readonly<Record<string, string>> {
  const context = referralContext(new URLSearchParams(), cookie);
  const given = {
    promoter: context.promoter,
    callback: context.callback,
    activity_id: context.activityId,
    utm_source: context.utmSource,
    channelId: context.channelId,
    landing_source: context.landingSource,
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
}
