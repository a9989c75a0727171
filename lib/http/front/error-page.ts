import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { log, stackOf } from '@/lib/log/log';
import { withinRequest } from '@/lib/log/request-context';
import { policyOf } from '../csp/hashes.mjs';
import { intercept } from './intercept';

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

interface ErrorPage {
  readonly html: Buffer;
  readonly policy: string;
}

/** The prerendered 500 pages of a build, by language prefix. */
function loadErrorPages(dist: string): Record<'zh' | 'en', ErrorPage> {
  const policy = policyOf(dist);
  const load = (locale: string): ErrorPage => {
    const html = readFileSync(join(dist, 'server', 'app', locale, 'server-error.html'));
    return { html, policy: policy?.(html.toString()) ?? "default-src 'none'" };
  };
  return { zh: load('zh-CN'), en: load('en-US') };
}

/**
 * Next's own 500 is an empty shell that needs scripts. This puts the prerendered error page of the
 * visitor's language in its place; handlers under /api keep their own answer.
 */
export function withErrorPage(handle: Handler, dist: string): Handler {
  const pages = loadErrorPages(dist);
  return async (request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    if (/^\/(api|files|_next)\//.test(path)) return handle(request, response);
    const page = /^\/en(\/|$)/.test(path) ? pages.en : pages.zh;
    replaceBodyOnFailure(request, response, page);
    const id = String(request.headers['x-request-id']);
    try {
      // What the framework says about a page that fails names its request.
      await withinRequest({ request: id, route: `${request.method ?? ''} ${path}` }, () =>
        handle(request, response),
      );
    } catch (error) {
      log.error('front', 'page failed', { request: id, reason: stackOf(error) });
      if (!response.headersSent) {
        response.statusCode = 500;
        response.end();
      }
    }
  };
}

function replaceBodyOnFailure(request: IncomingMessage, response: ServerResponse, page: ErrorPage) {
  intercept(response, {
    head: (status) => {
      if (status !== 500) return 'pass';
      for (const name of ['content-encoding', 'etag', 'transfer-encoding'])
        response.removeHeader(name);
      return {
        status,
        headers: {
          'Content-Type': 'text/html; charset=utf-8',
          'Content-Length': page.html.length,
          'Content-Security-Policy': page.policy,
          'Cache-Control': 'no-store',
        },
        body: request.method === 'HEAD' ? undefined : page.html,
      };
    },
  });
}
