/**
 * What a visit of a page costs on the wire, as the browser itself counts it: heads and bodies that came in, compressed
 * as they came.
 */

/**
 * Milliseconds without traffic after which a visit is over: more than the three seconds that analytics events wait for
 * further events (lib/analytics/tracker.ts).
 */
const quietMs = 4_000;
const timeoutMs = 30_000;

const columnByType = {
  Document: 'html',
  Script: 'scripts',
  Stylesheet: 'styles',
  Font: 'fonts',
  Image: 'pictures',
  Prefetch: 'prefetch',
};
export const columns = ['html', 'scripts', 'styles', 'fonts', 'pictures', 'other', 'prefetch'];

/** Whether a request prefetches a page or a file that is not needed yet. */
const isPrefetch = ({ headers, type }) =>
  type === 'Prefetch' || /prefetch/.test(headers['Sec-Purpose'] ?? headers['sec-purpose'] ?? '');

/** Counts bytes by kind from now on, and knows whether something is still on its way. */
async function startCountingBytes(page) {
  const session = await page.context().newCDPSession(page);
  const bytes = Object.fromEntries(columns.map((column) => [column, 0]));
  const [pending, columnByRequest] = [new Map(), new Map()];
  const activity = { changedAt: performance.now() };
  const add = (requestId, byteCount) => {
    bytes[columnByRequest.get(requestId) ?? 'other'] += byteCount;
    activity.changedAt = performance.now();
  };
  const end = (requestId, byteCount) => {
    add(requestId, byteCount);
    pending.delete(requestId);
  };
  session.on('Network.requestWillBeSent', ({ requestId, type, request, redirectResponse }) => {
    if (redirectResponse) add(requestId, redirectResponse.encodedDataLength);
    const column = isPrefetch({ type, headers: request.headers }) ? 'prefetch' : columnByType[type];
    columnByRequest.set(requestId, column ?? 'other');
    // Only requests over the network count: pictures within the page have data URLs.
    if (/^https?:/.test(request.url)) pending.set(requestId, 0);
    activity.changedAt = performance.now();
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (pending.has(requestId)) pending.set(requestId, pending.get(requestId) + encodedDataLength);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (pending.has(requestId)) end(requestId, encodedDataLength);
  });
  // Bytes received before a request was aborted still count.
  session.on('Network.loadingFailed', ({ requestId }) =>
    end(requestId, pending.get(requestId) ?? 0),
  );
  await session.send('Network.enable');
  const isQuiet = () => pending.size === 0 && performance.now() - activity.changedAt > quietMs;
  return { bytes, isQuiet, pending };
}

/** Whether every script has arrived that the page's first script loads. */
const hasLoadedScripts = () => {
  const list = document.querySelector('script[data-scripts]')?.dataset.scripts ?? '';
  const loadedPaths = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname);
  return list
    .split(' ')
    .filter(Boolean)
    .every((src) => loadedPaths.includes(new URL(src, location.href).pathname));
};

/**
 * One visit in its own tab, until its requests have ended.
 * @param context of the browser, whose cache is the visitor's
 * @returns {Promise<Record<string, number>>} bytes by kind, and the total without what was fetched ahead
 * @throws Error when the page does not load, or its requests do not end
 */
export async function weighPage(context, url) {
  const page = await context.newPage();
  const { bytes, isQuiet, pending } = await startCountingBytes(page);
  // The mouse must not rest on a link, whose page the browser would prefetch.
  await page.mouse.move(2, 600);
  const response = await page.goto(url, { waitUntil: 'load' });
  if (response?.status() !== 200 && response?.status() !== 304)
    throw new Error(`${url} answered ${response?.status()}`);
  await page.waitForFunction(hasLoadedScripts, null, { timeout: timeoutMs });
  const until = performance.now() + timeoutMs;
  while (!isQuiet()) {
    if (performance.now() > until) throw new Error(`${url}: ${pending.size} requests do not end`);
    await page.waitForTimeout(100);
  }
  await page.close();
  const total = columns.reduce(
    (sum, column) => (column === 'prefetch' ? sum : sum + bytes[column]),
    0,
  );
  return { ...bytes, total };
}
