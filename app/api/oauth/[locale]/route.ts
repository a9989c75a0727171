import { startHandover } from '@/lib/accounts/handover';
import { handled } from '@/lib/http/handler';
import { isFromAnotherSite } from '@/lib/http/origin';
import { visitorOf } from '@/lib/http/write';

interface Context {
  params: Promise<{ locale: string }>;
}

/** Behind /oauth (R6): takes the token out of the address and the visitor on. */
export const GET = (request: Request, { params }: Context): Promise<Response> =>
  handled(async () => {
    const locale = (await params).locale === 'en-US' ? 'en-US' : 'zh-CN';
    const { searchParams } = new URL(request.url);
    return startHandover(
      searchParams,
      locale,
      visitorOf(request),
      isFromAnotherSite(request.headers),
    );
  })(request);

/** Looking is not taking: a preview or a link checker consumes nothing. */
export const HEAD = () =>
  new Response(null, {
    headers: { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' },
  });
