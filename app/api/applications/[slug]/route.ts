import { applicationKindOfSlug } from '@superbrowser/contract/forms/application-kinds';
import type { ApplicationResponse } from '@superbrowser/contract/handler-responses';
import { applicationRequestSchema, acceptApplication } from '@/lib/applications/accept-application';
import { createScreenshotFormHandler } from '@/lib/applications/screenshot-form';
import { parseBoundary } from '@/lib/core/http/requests/multipart';
import { createWriteHandler } from '@/lib/core/http/write-handler';
import { requestLocale } from '@/lib/core/i18n/request-locale';
import { privateJsonResponse } from '@/lib/core/http/responses/uncached-responses';

interface Context {
  params: Promise<{ slug: string }>;
}

/** Accepts an application form and answers with its number (F1); feedback may come with a screenshot. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const kind = applicationKindOfSlug((await params).slug);
  if (!kind) return new Response(null, { status: 404 });
  const locale = requestLocale(request.headers);
  const boundary =
    kind === 'feedback' ? parseBoundary(request.headers.get('content-type') ?? '') : null;
  const createHandler = boundary ? createScreenshotFormHandler(boundary) : createWriteHandler;
  const handler = createHandler(
    applicationRequestSchema(kind),
    async (values, visitor, screenshot?: string) => {
      const form = { ...values, screenshot };
      const { number, cookies } = await acceptApplication(kind, form, visitor, locale);
      const body: ApplicationResponse = { number };
      return privateJsonResponse(body, cookies);
    },
  );
  return handler(request);
}
