/** More connections than the process may have open: it goes on, and serves again when there is room. */
import { connect, type Socket } from 'node:net';
import { expect, test } from '@playwright/test';
import { startSite } from '../../bench/lib/site.mjs';
import { enveloped, kinds } from '../../lib/testing/application-kinds';

const openFiles = 300;
const [form] = kinds;

test('out of file handles', async ({ request }) => {
  const site = await startSite({}, { quiet: true, anySettings: true, openFiles });
  const sockets: Socket[] = [];
  const answers = async () => {
    try {
      return (await request.get(`${site.origin}/api/health`, { timeout: 2_000 })).status();
    } catch {
      return 0;
    }
  };
  try {
    const port = Number(new URL(site.origin).port);
    for (let n = 0; n < 2 * openFiles; n += 1) {
      const socket = connect({ port, host: '127.0.0.1' });
      socket.on('error', () => undefined);
      sockets.push(socket);
    }
    await expect.poll(answers, { timeout: 30_000 }).toBe(0);
    for (const socket of sockets) socket.destroy();
    await expect.poll(answers, { timeout: 30_000 }).toBe(200);
    expect((await request.get(`${site.origin}/en/download`)).status()).toBe(200);
    const stored = await request.post(`${site.origin}/api/applications/${form!.path}`, {
      data: enveloped(form!.filled()),
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    expect(stored.status(), await stored.text()).toBe(200);
  } finally {
    for (const socket of sockets) socket.destroy();
    await site.kill();
  }
});
