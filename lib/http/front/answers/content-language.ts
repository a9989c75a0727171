/** Says in which language a page or feed is written (L4): crawlers and browsers read it before the document. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseAddress } from '@/lib/i18n/address';
import type { Locale } from '@/lib/i18n/routing';
import type { Handler } from '../error-page';
import { intercept } from '../intercept';
import type { GivenHeader } from '../write-head';

/** Handlers and files: their addresses name no language, and one that answers with a page says its own. */
const besideLanguages = /^\/(?:api|_next|files|og|art|qr)(?:\/|$)/;

/** What people or their readers read: pages and feeds. */
const isWritten = (type: string) => /^(?:text\/html|application\/atom\+xml)\b/i.test(type);

/**
 * The language an address stands for; null where it names none. An alias of a language that is answered at all
 * is answered in Chinese, as everywhere (lib/http/front/busy.ts).
 * @param url of a request, query included
 */
export function addressLanguage(url: string): Locale | null {
  const [path = '/'] = url.split('?', 1);
  if (besideLanguages.test(path)) return null;
  const address = parseAddress(path);
  return address.kind === 'page' ? address.locale : 'zh-CN';
}

const headerOf = (
  response: ServerResponse,
  given: readonly GivenHeader[],
  name: string,
): string | undefined => {
  const [, value] = given.find(([one]) => one.toLowerCase() === name) ?? [];
  return value === undefined ? response.getHeader(name)?.toString() : String(value);
};

/**
 * The one place that says it, whoever answers: a kept page, the framework, an error page. Redirects and answers
 * without a body hold nothing that is written in a language.
 */
export const inItsLanguage =
  (next: Handler): Handler =>
  (request: IncomingMessage, response: ServerResponse) => {
    const language = addressLanguage(request.url ?? '/');
    if (language !== null)
      intercept(response, {
        head: (status, given) => {
          const type = headerOf(response, given, 'content-type') ?? '';
          const isSaid = headerOf(response, given, 'content-language') !== undefined;
          if (isWritten(type) && !isSaid && (status < 300 || status >= 400))
            response.setHeader('Content-Language', language);
          return 'pass';
        },
      });
    return next(request, response);
  };
