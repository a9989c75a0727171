/** Visitors cannot fill the disk (O4). */
import { existsSync, readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { createIp } from '../support/visitors/visitor';
import { startOwnSite } from '../support/servers/own-site';
import { ports } from '../support/servers/ports-and-folders';
import { runSql } from '../support/servers/database';

/**
 * Requests a target exactly as it is written; `fetch` would normalize it.
 * @returns the status
 */
function request(target: string): Promise<number> {
  return new Promise((resolve, reject) => {
    let response = '';
    const lines = [`GET ${target} HTTP/1.1`, `Host: localhost:${ports.site}`];
    const otherLines = ['Accept: image/avif,image/webp,*/*', 'Connection: close', '', ''];
    const socket = connect(ports.site, '127.0.0.1', () =>
      socket.write([...lines, ...otherLines].join('\r\n')),
    );
    socket.on('data', (chunk: Buffer) => (response += chunk.toString('latin1')));
    socket.on('error', reject);
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(response)?.[1] ?? 0)));
  });
}

const query = 'url=%2Flogo.svg%23n&w=640&q=75';
const picture = 'url=%2Fog%2Fzh-CN%2Fdownload.jpg&w=640&q=75';
const images = join('.next-test', 'cache', 'images');
const listWrittenImages = () => (existsSync(images) ? readdirSync(images) : []);

const targets = [
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
];

test('requests for made-up pictures get none, and nothing is written', async () => {
  const before = listWrittenImages();
  for (const target of targets) {
    const status = await request(target);
    // The server may redirect to the normalized path first, which is in this list too.
    expect([308, 400, 404], target).toContain(status);
    if (/^\/_next\/image\?/.test(target)) expect(status, target).toBe(404);
    expect(listWrittenImages(), target).toEqual(before);
  }
});

test('events are stored up to the daily limit, and from half of it on only those of a tenth of the visits', async () => {
  const site = await startOwnSite({ EVENTS_PER_DAY: '400' });
  try {
    const send = async (anonymousId: string, ip: string) => {
      const segmentation = { page: 'home', language: 'zh-CN', anonymous_id: anonymousId };
      const events = Array.from({ length: 20 }, () => ({ key: 'page_view', segmentation }));
      const response = await fetch(`${site.origin}/api/log`, {
        method: 'POST',
        body: JSON.stringify({ events }),
        headers: {
          'content-type': 'application/json',
          'sec-fetch-site': 'same-origin',
          'x-forwarded-for': ip,
        },
      });
      return response.status;
    };
    const [storedId, droppedId] = ['0'.repeat(32), '1'.repeat(32)];
    // Dropped and stored events get the same response.
    const ip = createIp();
    for (let n = 0; n < 10; n += 1) expect(await send(droppedId, ip)).toBe(204);
    for (let n = 0; n < 20; n += 1) expect(await send(droppedId, ip)).toBe(204);
    for (let n = 0; n < 20; n += 1) expect(await send(storedId, ip)).toBe(204);
    const { rows } = await runSql(
      "select json_extract(segmentation, '$.sample_rate') as rate, count(*) as n from events group by rate order by rate",
      [],
      site.dataDir,
    );
    expect(rows.map(({ rate, n }) => [rate, n])).toEqual([
      [null, 200],
      ['10', 200],
    ]);
    // The limit per IP counts events, not batches.
    const busyIp = createIp();
    for (let n = 0; n < 150; n += 1) expect(await send(droppedId, busyIp)).toBe(204);
    expect(await send(droppedId, busyIp)).toBe(429);
  } finally {
    await site.stop();
  }
});
