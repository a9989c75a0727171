/** Limits concurrent work: a few requests run at a time, the rest wait in a queue, and 503 is answered when the queue is full. */
import type { ServerResponse } from 'node:http';
import { parseAddress } from '@/lib/i18n/address';
import { createTurns } from '../turns';
import { RequestRefusal } from '../refusal';
import { clientAddressHeader } from '../client-address';
import { plainPagePolicy } from '../csp/policy';
import { renderPlainPage } from '../plain-page';
import type { Handler } from './error-page';

/** Pages that have to be rendered, which is the processor's work: more at once finish none of them sooner. */
const rendering = {
  name: 'pages',
  most: 16,
  mostEach: 12,
  waitMs: 12_000,
  mostWaiting: 512,
  mostWaitingEach: 256,
} as const;
/** Handlers mostly wait for the upstream or the database; starting one still costs processor time. */
const calls = {
  name: 'handlers',
  most: 256,
  mostEach: 32,
  waitMs: 8_000,
  mostWaiting: 512,
  mostWaitingEach: 256,
} as const;

/** A place is free again by then, also when the visitor does not read the answer. */
const heldMs = 10_000;

const sorry = {
  'zh-CN': renderPlainPage({
    lang: 'zh-CN',
    title: '当前访问人数较多，请稍后重试',
    text: ['请等几秒，再重新打开本页。'],
    links: [],
  }),
  'en-US': renderPlainPage({
    lang: 'en-US',
    title: 'We’re very busy right now',
    text: ['Please reload this page in a few seconds.'],
    links: [],
  }),
} as const;

/** The page in the language of the address; an alias of a language counts as Chinese. */
function sorryAt(path: string): string {
  const address = parseAddress(path.split('?')[0] ?? '/');
  return sorry[address.kind === 'page' ? address.locale : 'zh-CN'];
}

/** Whether a response is over, or has been in work for long enough. */
const freed = (response: ServerResponse): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, heldMs);
    response.once('close', () => {
      clearTimeout(timer);
      resolve();
    });
  });

function refuse(path: string, response: ServerResponse, { retryAfter = 12 }: RequestRefusal): void {
  response.writeHead(503, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': plainPagePolicy,
    'Cache-Control': 'no-store',
    'Retry-After': String(retryAfter),
  });
  response.end(sorryAt(path));
}

/** Bounds what is in work at once: 503 with Retry-After above. Files and health checks never wait. */
export function withTurns(handle: Handler): Handler {
  const inPages = createTurns(rendering);
  const inCalls = createTurns(calls);
  return async (request, response) => {
    const path = request.url ?? '/';
    if (/^\/(_next\/static\/|files\/|api\/(health|ready)$)/.test(path))
      return handle(request, response);
    const inTurn = path.startsWith('/api/') ? inCalls : inPages;
    // No single address may take all places; whose request this is the guard has found out.
    const address = String(request.headers[clientAddressHeader] ?? '');
    try {
      await inTurn(async () => {
        // Whoever left while waiting needs no page.
        if (response.destroyed) return;
        await Promise.race([handle(request, response), freed(response)]);
      }, address);
    } catch (error) {
      if (!(error instanceof RequestRefusal)) throw error;
      refuse(path, response, error);
    }
  };
}
