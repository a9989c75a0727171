/** Responses to a sent form: why it is refused, or where to go next. */
import 'server-only';
import { getLocale, getTranslations } from 'next-intl/server';
import { plainPageResponse } from '@/lib/core/http/responses/plain-page';

/**
 * The response to a sent form as plain text instead of a page. The previous page still has the input, to send it again.
 */
export const plainFormResponse = (
  status: number,
  text: string,
  headers: Record<string, string> = {},
) =>
  new Response(`${text}\n`, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      ...headers,
    },
  });

/** Why a form is refused, in the reader's language. */
export async function formRefusalResponse(
  status: 400 | 403 | 404 | 413 | 415,
  reason: 'wrongOrigin' | 'tooLarge' | 'wrongContentType' | 'unreadable' | 'expired' | 'notFound',
): Promise<Response> {
  return plainFormResponse(status, (await getTranslations('console.refusals'))(reason));
}

/** The refusal of a form whose sender has lost the right meanwhile. It shows the way back, and what was entered. */
export async function roleRefusalResponse({
  returnPath,
  values,
}: {
  readonly returnPath: string;
  readonly values: Readonly<Record<string, string>>;
}): Promise<Response> {
  const t = await getTranslations('console');
  const enteredValues = Object.values(values).filter((value) => value.trim() !== '');
  const title = t('deadEnd.forbidden.title');
  const paragraphs = [
    t('deadEnd.forbidden.text'),
    ...(enteredValues.length > 0 ? [t('list.entered'), ...enteredValues] : []),
  ];
  const links = [{ href: returnPath, label: t('list.back') }];
  return plainPageResponse({ lang: await getLocale(), title, paragraphs, links }, 403);
}

/** Redirects to a page after a form. */
export const redirectTo = (path: string): Response =>
  new Response(null, { status: 303, headers: { Location: path, 'Cache-Control': 'no-store' } });
