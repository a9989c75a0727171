/** Attacks by hostile requests, each bounded in number and ending on its own. Loopback only. */
import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { visitorIp } from './visitor-ip.mjs';

const timeoutMs = 60_000;

/** How often each outcome was seen: a status, or why there was no status. */
function tally(outcomes) {
  const counts = new Map();
  for (const outcome of outcomes) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  return [...counts].map(([outcome, count]) => `${outcome} × ${count}`).join(', ');
}

const runAll = (count, attack) => Promise.all(Array.from({ length: count }, (_, n) => attack(n)));

async function fetchStatus(url, init = {}) {
  try {
    const response = await fetch(url, {
      redirect: 'manual',
      ...init,
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.arrayBuffer();
    return response.status;
  } catch (error) {
    return error.name === 'TimeoutError' ? 'no response' : 'cut off';
  }
}

/**
 * Opens a connection and sends something.
 * @param {(socket: import('node:net').Socket) => void} onConnect writes to the open connection
 * @param {{ from?: string, readsResponses?: boolean }} [options] from: the local address
 * @returns {Promise<number | string>} the status of the response, or how the connection ended
 */
function openRawConnection(origin, onConnect, { from, readsResponses = true } = {}) {
  return new Promise((resolve) => {
    let received = '';
    const address = { port: Number(new URL(origin).port), host: '127.0.0.1' };
    const socket = connect({ ...address, ...(from && { localAddress: from }) }, () =>
      onConnect(socket),
    );
    const timer = setTimeout(() => end('open until the end'), readsResponses ? timeoutMs : 10_000);
    const end = (outcome) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(outcome);
    };
    if (!readsResponses) socket.pause();
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
      const status = /^HTTP\/1\.1 (\d{3})/.exec(received)?.[1];
      if (status) end(Number(status));
    });
    socket.on('error', () => end('cut off'));
    socket.on('close', () => end('cut off'));
  });
}

const formRequest = (body, n, slug = 'feedback') => ({
  method: 'POST',
  body,
  headers: {
    'content-type': 'application/json',
    'sec-fetch-site': 'same-origin',
    'x-forwarded-for': visitorIp(n),
  },
  path: `/api/applications/${slug}`,
});

/** A partner's form as its page sends it. */
const partnerFormOf = (n) =>
  JSON.stringify({
    area_code: 86,
    phone: `138${String(n).padStart(8, '0')}`,
    company_name: '蓝鲸贸易',
    city: '深圳',
    main_business: '跨境培训',
    team_size: '5-19',
    contact: '王小明',
    email: 'wang@example.cn',
    is_agreed: true,
    apply_from: 0,
    company_website: '',
    filled_ms: 60_000,
    idempotency_key: randomUUID(),
  });

/** Writes as fast as a socket accepts it, until so many bytes are sent or the socket is closed. */
function flood(socket, bytes) {
  const chunk = Buffer.alloc(64 * 1024, 'x');
  let sentBytes = 0;
  const writeMore = () => {
    while (!socket.destroyed && sentBytes < bytes) {
      sentBytes += chunk.length;
      if (!socket.write(chunk)) return;
    }
  };
  socket.on('drain', writeMore);
  writeMore();
}

const hostHeader = 'Host: localhost\r\n';

/** Each attack gets the site's origin and returns how its requests ended. */
export const attacks = {
  'first forms among 300 idle connections': async (origin) => {
    const idle = runAll(300, (n) =>
      openRawConnection(origin, () => undefined, {
        from: `127.0.3.${1 + (n % 250)}`,
        readsResponses: false,
      }),
    );
    await delay(500);
    const { path, ...init } = formRequest(partnerFormOf(1), 1, 'partners');
    const outcomes = await runAll(20, (n) =>
      fetchStatus(`${origin}${path}`, {
        ...init,
        body: partnerFormOf(n),
        headers: formRequest('', n).headers,
      }),
    );
    await idle;
    return tally(outcomes);
  },
  'deep JSON, 2.8 MB, 60 times': async (origin) => {
    const deep = `{"a":${'['.repeat(2_800_000)}`;
    const outcomes = await runAll(60, (n) => {
      const { path, ...init } = formRequest(deep, n);
      return fetchStatus(`${origin}${path}`, init);
    });
    return tally(outcomes);
  },
  'deep JSON, 60 KB, 500 times': async (origin) => {
    const deep = `{"a":${'['.repeat(60_000)}`;
    const outcomes = await runAll(500, (n) => {
      const { path, ...init } = formRequest(deep, n, 'partners');
      return fetchStatus(`${origin}${path}`, init);
    });
    return tally(outcomes);
  },
  'POST of 10 MB to a page, 200 at once': async (origin) =>
    tally(
      await runAll(200, () =>
        openRawConnection(origin, (socket) => {
          socket.write(`POST /register HTTP/1.1\r\n${hostHeader}Content-Length: 10000000\r\n\r\n`);
          flood(socket, 10_000_000);
        }),
      ),
    ),
  '900 requests ahead on 2 connections, unread': async (origin) =>
    tally(
      await runAll(2, () =>
        openRawConnection(
          origin,
          (socket) => void socket.write(`GET /nowhere HTTP/1.1\r\n${hostHeader}\r\n`.repeat(900)),
          { readsResponses: false },
        ),
      ),
    ),
  '600 bodies that drip': async (origin) =>
    tally(
      await runAll(600, () =>
        openRawConnection(
          origin,
          (socket) =>
            void socket.write(
              `POST /api/applications/partners HTTP/1.1\r\n${hostHeader}Content-Type: application/json\r\n` +
                'Sec-Fetch-Site: same-origin\r\nContent-Length: 60000\r\n\r\n{',
            ),
          { readsResponses: false },
        ),
      ),
    ),
  'every page of the sitemap at once, none cached': async (origin) => {
    const map = await (await fetch(`${origin}/sitemap.xml`)).text();
    const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url).pathname);
    return `${paths.length} pages, ${tally(await runAll(paths.length, (n) => fetchStatus(origin + paths[n])))}`;
  },
  '1,000 pages that do not exist, at once': async (origin) =>
    tally(await runAll(1_000, (n) => fetchStatus(`${origin}/no-page-${n}`))),
};
