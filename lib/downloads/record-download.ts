/** Counts downloads for the promoter who brought the visitor (O4). */
import 'server-only';
import { attributionOf } from '@/lib/attribution/visitor-attribution';
import { type CookieReader } from '@/lib/core/http/cookie-reader';
import { systemOf } from '@/lib/releases/platforms-by-system';
import { toFigureSource } from '@/lib/promoter-figures/utm-source';
import { clientIpHeader } from '@/lib/core/http/requests/client-ip';
import { recordPromoterEvent } from '@/lib/promoter-figures/record-promoter-event';
import type { Platform } from '@/lib/releases/release-package';

interface DownloadContext {
  readonly request: Request;
  readonly query: URLSearchParams;
  readonly readCookie: CookieReader;
}

/**
 * Counts a request that is redirected to a package; whether the transfer ends is not known. HEAD and range requests do
 * not count.
 */
export function recordDownload(
  { request, query, readCookie }: DownloadContext,
  deliveredPlatform: Platform,
): void {
  const { method, headers } = request;
  if (method !== 'GET' || headers.has('range')) return;
  const { promoterOrChannel, utmSource } = attributionOf(query, readCookie);
  const userAgent = headers.get('user-agent') ?? '';
  recordPromoterEvent({
    kind: 'downloads',
    promoterOrChannel,
    source: toFigureSource(utmSource),
    system: systemOf(deliveredPlatform),
    userAgent,
    ip: headers.get(clientIpHeader) ?? '',
    headers: Object.fromEntries(headers),
  });
}
