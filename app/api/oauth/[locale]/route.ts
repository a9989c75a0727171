import { secretUrlHeadResponse } from '@/lib/core/http/responses/uncached-responses';
import { startDesktopSignIn } from '@/lib/accounts/desktop-sign-in';
import { withErrorHandling } from '@/lib/core/http/handler';
import { localeOrDefault } from '@/lib/core/i18n/request-locale';
import { isFromOtherOrigin } from '@/lib/core/http/requests/origin';
import { visitorOf } from '@/lib/core/http/requests/visitor';

interface Context {
  params: Promise<{ locale: string }>;
}

/** The handler behind /oauth (R6): it removes the token from the URL and redirects the visitor. */
export const GET = (request: Request, { params }: Context): Promise<Response> =>
  withErrorHandling(async () => {
    const locale = localeOrDefault((await params).locale);
    const { searchParams } = new URL(request.url);
    return startDesktopSignIn(
      searchParams,
      locale,
      visitorOf(request),
      isFromOtherOrigin(request.headers),
    );
  })(request);

/** A HEAD request takes nothing, so a preview or a link checker does not use the token up. */
export const HEAD = secretUrlHeadResponse;
