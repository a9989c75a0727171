/** What visitors may have written to the disk: nothing through the pictures' route, events within their number. */
import { existsSync, readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { expect, test } from '@playwright/test';
import { newAddress } from '../support/account';
import { startOwnSite } from '../support/own-site';
import { ports } from '../support/servers';

/** Asks for a target as it is written, which `fetch` would tidy up. @returns the status */
function ask(target: string): Promise<number> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const lines = [`GET ${target} HTTP/1.1`, `Host: localhost:${ports.site}`];
    const more = ['Accept: image/avif,image/webp,*/*', 'Connection: close', '', ''];
    const socket = connect(ports.site, '127.0.0.1', () =>
      socket.write([...lines, ...more].join('\r\n')),
    );
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString('latin1')));
    socket.on('error', reject);
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0)));
  });
}

const query = 'url=%2Flogo.svg%23n&w=640&q=75';
const picture = 'url=%2Fog%2Fzh-CN%2Fdownload.jpg&w=640&q=75';
const images = join('.next-test', 'cache', 'images');
const written = () => (existsSync(images) ? readdirSync(images) : []);

for (const target of [
  `/_next/image?${query}`,
  `/_next/image?${picture}`,
  '/_next/image',
  `/_next/image/?${picture}`,
  `/_next//image?${picture}`,
  `/_next/./image?${picture}`,
  `/_next/static/../image?${picture}`,
  `/%5Fnext/image?${picture}`,
  `/_next/%69mage?${picture}`,
  `/_next%2Fimage?${picture}`,
  `/_NEXT/image?${picture}`,
  `/en/_next/image?${picture}`,
  `/zh-CN/_next/image?${picture}`,
  `/_next/image;x?${picture}`,
  `/_next/image?${picture}&url=%2Flogo.svg`,
])
  test(`${target} makes no picture and writes nothing`, async () => {
    const before = written();
    const status = await ask(target);
    // The server may tidy the address up first; what it leads to is in this list too.
    expect([308, 400, 404]).toContain(status);
    if (/^\/_next\/image\?/.test(target)) expect(status).toBe(404);
    expect(written()).toEqual(before);
  });

test('events are kept up to the number of a day, from half of it on a tenth of the visits', async () => {
  const site = await startOwnSite({ EVENTS_PER_DAY: '400' });
  try {
    const send = async (anonymous_id: string, address: string) => {
      const segmentation = { page: 'home', language: 'zh-CN', anonymous_id };
      const events = Array.from({ length: 20 }, () => ({ key: 'page_view', segmentation }));
      const answer = await fetch(`${site.origin}/api/log`, {
        method: 'POST',
        body: JSON.stringify({ events }),
        headers: {
          'content-type': 'application/json',
          'sec-fetch-site': 'same-origin',
          'x-forwarded-for': address,
        },
      });
      return answer.status;
    };
    const [kept, dropped] = ['0'.repeat(32), '1'.repeat(32)];
    // Whatever becomes of them, their senders hear the same.
    const address = newAddress();
    for (let n = 0; n < 10; n += 1) expect(await send(dropped, address)).toBe(204);
    for (let n = 0; n < 20; n += 1) expect(await send(dropped, address)).toBe(204);
    for (let n = 0; n < 20; n += 1) expect(await send(kept, address)).toBe(204);
    const client = createClient({ url: `file:${site.dataDir}/backend.db` });
    const { rows } = await client.execute(
      "select json_extract(segmentation, '$.sample_rate') as rate, count(*) as n from events group by rate order by rate",
    );
    client.close();
    expect(rows.map(({ rate, n }) => [rate, n])).toEqual([
      [null, 200],
      ['10', 200],
    ]);
    // An address has its own number, of events and not of batches.
    const busy = newAddress();
    for (let n = 0; n < 150; n += 1) expect(await send(dropped, busy)).toBe(204);
    expect(await send(dropped, busy)).toBe(429);
  } finally {
    await site.stop();
  }
});
