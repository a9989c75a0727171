/**
 * Passes requests on to Next: handlers under /api as streams, everything else as a whole response.
 */
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { refererLocale } from '@/lib/core/i18n/referer';
import {
  createConcurrencyLimit,
  type ConcurrencyLimitOptions,
} from '@/lib/core/http/limits/concurrency-limit';
import { clientIpHeader } from '@/lib/core/http/requests/client-ip';
import { RequestRefusal } from '@/lib/core/http/responses/refusal';
import type { Locale } from '@/lib/core/i18n/routing';
import { log, stackOf } from '@/lib/core/log/log';
import { unlistedPageHeader } from '@/lib/pages';
import { sendBusyPage } from './busy-page';
import { compressQuickly, negotiateEncoding, varyWithEncoding } from './compression';
import type { NextApp, RenderedResponse } from './next-app';

/**
 * Limit for router data, texts for programs (sitemap, llms.txt) and pages rendered for one visitor. All need processor
 * time, as the rendering of static pages does: both count under one name.
 */
const renderingLimit: ConcurrencyLimitOptions = {
  name: 'pages',
  maxRunning: 6,
  maxRunningPerSubject: 4,
  waitMs: 10_000,
  maxWaiting: 192,
};
/**
 * Limit for handlers. They mostly wait for the upstream or the database, but starting a handler costs processor time.
 */
const handlerLimit: ConcurrencyLimitOptions = {
  name: 'handlers',
  maxRunning: 256,
  maxRunningPerSubject: 32,
  waitMs: 8_000,
  maxWaiting: 512,
  maxWaitingPerSubject: 256,
};
/**
 * Milliseconds after which a request's place is free again, even if its handler still waits for the upstream or the
 * visitor does not read the response.
 */
const maxSlotMs = 10_000;

const clientIpOf = ({ headers }: IncomingMessage) => String(headers[clientIpHeader] ?? '');

/** The header with the router's current state. Next fails where it cannot read this state. */
const routerStateHeader = 'next-router-state-tree';

/**
 * The headers that are passed on with requests for the router data of a static page: headers of the router,
 * `user-agent`, and two that this server sets. No other header of the visitor is passed on (A6).
 */
const routerHeaders = [
  'rsc',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  routerStateHeader,
  'next-url',
  'user-agent',
  'x-request-id',
  unlistedPageHeader,
] as const;

type HeaderRecord = Record<string, string | string[] | undefined>;

/** The query parameter by which Next's client router keeps its responses apart in shared caches. */
const routerParameter = '_rsc';

/**
 * Whether a header is the state of Next's client router, which is a JSON array. Next would respond to anything else
 * with a 500.
 */
function isRouterState(header: string | string[] | undefined): boolean {
  try {
    const state: unknown = JSON.parse(decodeURIComponent(String(header)));
    return Array.isArray(state) && state.length > 1;
  } catch {
    return false;
  }
}

const withoutHeader = (headers: HeaderRecord, name: string): HeaderRecord =>
  Object.fromEntries(Object.entries(headers).filter(([headerName]) => headerName !== name));

/** The request for a static page's router data: its path and the router's own headers. */
function routerRequest(
  { url = '/', headers }: IncomingMessage,
  path: string,
): { url: string; headers: HeaderRecord } {
  const routerTag = new URL(url, 'http://localhost').searchParams.get(routerParameter);
  return {
    url: routerTag === null ? path : `${path}?${routerParameter}=${encodeURIComponent(routerTag)}`,
    headers: Object.fromEntries(
      routerHeaders.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])),
    ),
  };
}

const isTextType = (type: string) => /^text\/|[/+](?:json|xml)\b/.test(type);
/**
 * Whether people read a type of content. Crawlers and browsers learn the language of such content from a header, before
 * the document (L4).
 */
const isTypeReadByPeople = (type: string) => /^(?:text\/html|application\/atom\+xml)\b/i.test(type);
const isHtml = ({ headers }: RenderedResponse) =>
  /^text\/html/.test(String(headers['content-type'] ?? ''));
/** Smallest body that is compressed, in bytes. Compressing a smaller body gains little. */
const minCompressedBytes = 512;
/** Headers of Next's response that are not copied, because only Next or this server sets or needs them. */
const internalHeaders =
  /^(?:x-middleware-|connection$|keep-alive$|transfer-encoding$|content-length$|date$)/i;

function responseHeaders(
  { status, headers }: RenderedResponse,
  locale: Locale | null,
): OutgoingHttpHeaders {
  const forwardedHeaders = Object.entries(headers).filter(([name]) => !internalHeaders.test(name));
  const sentHeaders: OutgoingHttpHeaders = Object.fromEntries(forwardedHeaders);
  const isReadByPeople = isTypeReadByPeople(String(headers['content-type'] ?? ''));
  if (
    locale &&
    isReadByPeople &&
    !sentHeaders['content-language'] &&
    (status < 300 || status >= 400)
  )
    sentHeaders['content-language'] = locale;
  return sentHeaders;
}

/** Sends a whole response, compressed in a way that its visitor accepts. */
async function sendRendered(
  request: IncomingMessage,
  response: ServerResponse,
  rendered: RenderedResponse,
  locale: Locale | null,
): Promise<void> {
  const headers = responseHeaders(rendered, locale);
  let { body } = rendered;
  if (isTextType(String(headers['content-type'] ?? '')) && body.length >= minCompressedBytes) {
    headers['vary'] = varyWithEncoding(headers['vary']);
    const encoding = negotiateEncoding(String(request.headers['accept-encoding'] ?? ''));
    if (encoding !== 'identity') headers['content-encoding'] = encoding;
    body = await compressQuickly(body, encoding);
  }
  if (response.destroyed) return;
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) response.setHeader(name, value);
  // HEAD and 304 have no body to measure.
  if (body.length > 0) response.setHeader('content-length', body.length);
  response.writeHead(rendered.status);
  response.end(request.method === 'HEAD' ? undefined : body);
}

interface ForwardOptions {
  /** Language of the URL; null where the URL names none. */
  readonly locale: Locale | null;
  /**
   * Path of a page that is the same for all visitors. Of the visitor's headers, only `routerHeaders` are passed on when
   * its data are requested.
   */
  readonly staticPath?: string;
  /** Headers that the parameters of the request add to the response, for its visitor alone. */
  readonly visitorHeaders?: {
    readonly cookies: readonly string[];
    readonly cacheControl: string | null;
  } | null;
  /** Sends the error page in place of a page that failed. */
  readonly sendErrorPage?: () => Promise<void>;
  /** Sends the page for unknown URLs. */
  readonly sendNotFoundPage?: () => Promise<void>;
}

/**
 * Creates the functions that pass requests on. The concurrency limits belong to the returned object, so a process needs
 * exactly one.
 */
export function createForwarder({ handle, render }: NextApp) {
  const limitRendering = createConcurrencyLimit(renderingLimit);
  const limitHandlers = createConcurrencyLimit(handlerLimit);

  async function renderPage(
    request: IncomingMessage,
    staticPath?: string,
  ): Promise<RenderedResponse> {
    const { method, url = '/' } = request;
    const headers = withoutHeader(request.headers as HeaderRecord, 'accept-encoding');
    const requestedPage =
      staticPath === undefined ? { url, headers } : routerRequest(request, staticPath);
    const wholeRequest = {
      ...requestedPage,
      method: method === 'HEAD' ? ('HEAD' as const) : ('GET' as const),
    };
    const routerState = requestedPage.headers[routerStateHeader];
    if (routerState === undefined) return render(wholeRequest);
    if (isRouterState(routerState)) {
      const rendered = await render(wholeRequest);
      if (rendered.status < 500) return rendered;
    }
    // Next responds to an unreadable state with a 500. Without a state it redirects to the page's own URL, which is
    // followed here.
    const statelessRequest = {
      ...wholeRequest,
      headers: withoutHeader(requestedPage.headers, routerStateHeader),
    };
    const rendered = await render(statelessRequest);
    const { location } = rendered.headers;
    return rendered.status === 307 && location
      ? render({ ...statelessRequest, url: String(location) })
      : rendered;
  }

  return {
    /** Passes on a request under /api, with its body, as a stream. */
    async forwardToHandler(request: IncomingMessage, response: ServerResponse): Promise<void> {
      response.setHeader('X-Request-Id', String(request.headers['x-request-id']));
      try {
        await limitHandlers(async () => {
          // A client that left while waiting needs no response.
          if (response.destroyed) return;
          const slotRelease = new Promise<void>((resolve) => {
            const timer = setTimeout(resolve, maxSlotMs);
            response.once('close', () => {
              clearTimeout(timer);
              resolve();
            });
          });
          await Promise.race([handle(request, response), slotRelease]);
        }, clientIpOf(request));
      } catch (error) {
        if (error instanceof RequestRefusal)
          return sendBusyPage(
            request,
            response,
            refererLocale(request.headers.referer ?? null),
            error,
          );
        log.error('server', 'request failed', { reason: stackOf(error) });
        if (!response.headersSent) response.statusCode = 500;
        response.end();
      }
    },

    /** Passes on a request for a page or a file of Next, which is read as a whole. */
    async forwardPage(
      request: IncomingMessage,
      response: ServerResponse,
      { locale, staticPath, visitorHeaders, sendErrorPage, sendNotFoundPage }: ForwardOptions,
    ): Promise<void> {
      try {
        const rendered = await limitRendering(
          () => renderPage(request, staticPath),
          clientIpOf(request),
        );
        if (rendered.status >= 500 && sendErrorPage) return await sendErrorPage();
        // A handler's own plain text is kept. Next's own 404 page, which is in English for everyone, is replaced.
        if (rendered.status === 404 && sendNotFoundPage && isHtml(rendered))
          return await sendNotFoundPage();
        response.setHeader('X-Request-Id', String(request.headers['x-request-id']));
        if (visitorHeaders && visitorHeaders.cookies.length > 0) {
          rendered.headers['set-cookie'] = [...visitorHeaders.cookies];
          rendered.headers['cache-control'] = visitorHeaders.cacheControl ?? undefined;
        }
        await sendRendered(request, response, rendered, locale);
      } catch (error) {
        if (error instanceof RequestRefusal)
          return sendBusyPage(request, response, locale ?? 'zh-CN', error);
        log.error('server', 'page failed', { reason: stackOf(error) });
        if (response.headersSent) response.destroy();
        else response.writeHead(500).end();
      }
    },
  };
}

type Forwarder = ReturnType<typeof createForwarder>;
export type ForwardPage = Forwarder['forwardPage'];
