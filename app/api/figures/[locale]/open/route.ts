import { privateCacheControl } from '@/lib/http/cache-control';
import { handled } from '@/lib/http/handler';
import { visitorOf } from '@/lib/http/write';
import { openFiguresLink } from '@/lib/partners/figures-link';

interface Context {
  params: Promise<{ locale: string }>;
}

/** The handler behind /partners/figures (O4): it removes a link's signature from the address. */
export const GET = (request: Request, { params }: Context): Promise<Response> =>
  handled(async () => {
    const locale = (await params).locale === 'en-US' ? 'en-US' : 'zh-CN';
    return openFiguresLink(new URL(request.url).searchParams, locale, visitorOf(request));
  })(request);

/** A HEAD request does not open the link, so a preview or a link checker gets no cookie. */
export const HEAD = () =>
  new Response(null, {
    headers: { 'Cache-Control': privateCacheControl, 'Referrer-Policy': 'no-referrer' },
  });
