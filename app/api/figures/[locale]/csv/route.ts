import { handled } from '@/lib/http/handler';
import { visitorOf } from '@/lib/http/write';
import { figuresCsv } from '@/lib/partners/figures-csv';

interface Context {
  params: Promise<{ locale: string }>;
}

/** The file at /partners/figures/data.csv (O4), for visitors who may see that page. */
export const GET = (request: Request, { params }: Context): Promise<Response> =>
  handled(async () => {
    const locale = (await params).locale === 'en-US' ? 'en-US' : 'zh-CN';
    return figuresCsv(new URL(request.url).searchParams, locale, visitorOf(request));
  })(request);
