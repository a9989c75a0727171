/** The response to a visitor who would wait too long for a page or a handler: 503 with Retry-After. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { plainPagePolicy } from '@/lib/core/http/csp/policy';
import { renderPlainPage } from '@/lib/core/http/responses/plain-page';
import type { RequestRefusal } from '@/lib/core/http/responses/refusal';
import type { Locale } from '@/lib/core/i18n/routing';

const busyPages: Readonly<Record<Locale, string>> = {
  'zh-CN': renderPlainPage({
    lang: 'zh-CN',
    title: '当前访问人数较多，请稍后重试',
    paragraphs: ['请等几秒，再重新打开本页。'],
    links: [],
  }),
  'en-US': renderPlainPage({
    lang: 'en-US',
    title: 'We’re very busy right now',
    paragraphs: ['Please reload this page in a few seconds.'],
    links: [],
  }),
};

/** Sends the page. Does nothing if headers are already sent or the client has left. `retryAfter` is in seconds. */
export function sendBusyPage(
  request: IncomingMessage,
  response: ServerResponse,
  locale: Locale,
  { retryAfter = 10 }: Pick<RequestRefusal, 'retryAfter'>,
): void {
  if (response.headersSent || response.destroyed) return;
  response.writeHead(503, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Language': locale,
    'Content-Security-Policy': plainPagePolicy,
    'Cache-Control': 'no-store',
    'Retry-After': String(retryAfter),
    'X-Request-Id': String(request.headers['x-request-id']),
  });
  response.end(request.method === 'HEAD' ? undefined : busyPages[locale]);
}
