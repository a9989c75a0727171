/**
 * Between a change of content and its visitors: who asks for a page whose content was changed waits a moment for the
 * new one (O3). It has to be here: inside, Next would let the request that makes the page wait for the visitor's.
 */
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { parseAddress } from '@/lib/i18n/address';
import { storedPageHeader } from '@/lib/routes';
import { isStaticPage } from './static-page';
import { addressOf } from '../page-store/keys';
import { renewals, type Renewals } from '../page-store/renewals';
import type { Handler } from './error-page';
import { collect } from './page-cache';

/** Longer than a page takes on a busy machine; then the old one is given. */
const waitMs = 3_000;

/** What a request's page is kept under; null when it asks for no static page. */
export function keptPathOf({
  method,
  url = '/',
  headers,
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): string | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  const address = parseAddress(url.split('?')[0] ?? '/');
  if (address.kind !== 'page' || !isStaticPage(address.path, headers)) return null;
  return `/${address.locale}${address.path === '/' ? '' : address.path}`;
}

/** Asks for a page as a visitor would; nobody is given the answer. */
async function ask(handle: Handler, address: string): Promise<void> {
  const request = Object.assign(new IncomingMessage(new Socket()), {
    method: 'GET',
    url: address,
    // Only pages that were found are made: should it be gone meanwhile, its own look into the store says so.
    headers: { host: 'localhost', [storedPageHeader]: '1' },
  });
  await collect(handle, request, new ServerResponse(request));
}

async function within(work: Promise<void>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([work, over]);
  clearTimeout(timer);
}

/** @param handle what makes pages, and by which the line of renewals has them made */
export function withNewContent(
  handle: Handler,
  line: Renewals = renewals(),
  longestMs = waitMs,
): Handler {
  line.serve((address) => ask(handle, address));
  return async (request, response) => {
    const path = keptPathOf(request);
    if (path !== null && line.mayBeOutdated(path)) {
      const made = line.ask(path, addressOf(path), true);
      if (made) await within(made, longestMs);
      // Whoever left meanwhile needs no page.
      if (response.destroyed) return;
    }
    return handle(request, response);
  };
}
