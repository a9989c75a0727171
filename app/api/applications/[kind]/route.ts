import { takeApplication } from '@/lib/applications/intake';
import { applicationRequest, kindOfPath } from '@/lib/applications/requests';
import { bodyLimit, pictureBodyLimit } from '@/lib/http/body';
import { write } from '@/lib/http/write';
import { requestLocale } from '@/lib/i18n/request-locale';
import { privateJson } from '@/lib/session/session';

interface Context {
  params: Promise<{ kind: string }>;
}

/** Takes one of the seven forms and answers with its number (F1). */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const kind = kindOfPath((await params).kind);
  if (!kind) return new Response(null, { status: 404 });
  const locale = requestLocale(request.headers);
  const limit = kind === 'feedback' ? pictureBodyLimit : bodyLimit;
  const handler = write(
    applicationRequest(kind),
    async (values, visitor) =>
      privateJson({ apply_no: await takeApplication(kind, values, visitor, locale) }),
    limit,
  );
  return handler(request);
}
