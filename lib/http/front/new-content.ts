/**
 * Between a change of content and its visitors: who asks for a page whose content was changed waits a moment for the
 * new one (O3). It has to be here: inside, Next would let the request that makes the page wait for the visitor's.
 */
import { addressOf } from '../page-store/keys';
import { renewals, type Renewals } from '../page-store/renewals';
import type { Handler } from './error-page';
import { askSite } from './answers/collect';
import { keptPathOf } from './static-page';

/** Longer than a page takes on a busy machine; then the old one is given. */
const waitMs = 3_000;

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
  line.serve((address) => askSite(handle, address).then(() => undefined));
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
