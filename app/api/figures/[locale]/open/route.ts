import { secretUrlHeadResponse } from '@/lib/core/http/responses/uncached-responses';
import { withErrorHandling } from '@/lib/core/http/handler';
import { localeOrDefault } from '@/lib/core/i18n/request-locale';
import { visitorOf } from '@/lib/core/http/requests/visitor';
import { openFiguresLink } from '@/lib/promoter-figures/report/figures-link';

interface Context {
  params: Promise<{ locale: string }>;
}

/** The handler behind /partners/figures (O4): it removes a link's token from the URL. */
export const GET = (request: Request, { params }: Context): Promise<Response> =>
  withErrorHandling(async () => {
    const locale = localeOrDefault((await params).locale);
    return openFiguresLink(new URL(request.url).searchParams, locale, visitorOf(request));
  })(request);

/** A HEAD request does not open the link, so a preview or a link checker gets no cookie. */
export const HEAD = secretUrlHeadResponse;
