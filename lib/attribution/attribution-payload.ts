import { type CookieReader } from '@/lib/core/http/cookie-reader';
import { attributionOf } from './visitor-attribution';

/**
 * Who brought a visitor, with the field names of the upstream API; fields without a value are left out. Where there is
 * no promoter, `promoter` holds the channel (A7).
 */
export function attributionPayload(readCookie: CookieReader): Readonly<Record<string, string>> {
  const attribution = attributionOf(new URLSearchParams(), readCookie);
  const values = {
    promoter: attribution.promoterOrChannel,
    callback: attribution.callback,
    activity_id: attribution.activityId,
    utm_source: attribution.utmSource,
    channelId: attribution.channelId,
    landing_source: attribution.landingSource,
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}
