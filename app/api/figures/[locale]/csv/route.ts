import { withErrorHandling } from '@/lib/core/http/handler';
import { localeOrDefault } from '@/lib/core/i18n/request-locale';
import { visitorOf } from '@/lib/core/http/requests/visitor';
import { serveFiguresCsv } from '@/lib/promoter-figures/report/figures-csv';

interface Context {
  params: Promise<{ locale: string }>;
}

/** The file at /partners/figures/data.csv (O4), for visitors who may see that page. */
export const GET = (request: Request, { params }: Context): Promise<Response> =>
  withErrorHandling(async () => {
    const locale = localeOrDefault((await params).locale);
    return serveFiguresCsv(new URL(request.url).searchParams, locale, visitorOf(request));
  })(request);
