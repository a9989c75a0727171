/** kill -9 loses at most the downloads counted in the last second (O4). */
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { CookieClient } from '../support/visitors/cookie-client';
import {
  createFiguresLink,
  createPromoter,
  openFiguresLink,
  sumsOfFile,
} from '../support/visitors/promoter-figures';
import { startOwnSite } from '../support/servers/own-site';
import { userAgents } from '../support/browser/user-agents';
import { createDataDir, removeFolders } from '../support/servers/temporary-folders';

const file = '/partners/figures/data.csv';
const rounds = 2;
const portOf = ({ origin }: { readonly origin: string }) => Number(new URL(origin).port);

test('kill -9 loses no acknowledged download but those of the last second', async () => {
  // Four starts, one after the other.
  test.slow();
  const DATA_DIR = createDataDir();
  const start = () => startOwnSite({ DATA_DIR }, { allowsAnySettings: true });
  let site = await start();
  const acknowledged: number[] = [];
  let [visitorCount, storedCount] = [0, 0];
  try {
    const promoter = await createPromoter(DATA_DIR);
    const link = await createFiguresLink(promoter, DATA_DIR);

    /** Downloads until there is no response. */
    async function downloadUntilCut(port: number): Promise<void> {
      for (;;) {
        visitorCount += 1;
        const ip = `198.18.${visitorCount >> 8}.${visitorCount & 255}`;
        const client = new CookieClient(ip, userAgents.windows, port);
        const path = `/api/download/windows?promoter=${promoter}&utm_source=s${visitorCount % 3}`;
        const response = await client.request(path).catch(() => null);
        if (response === null) return;
        if (response.status === 302) acknowledged.push(performance.now());
      }
    }

    const readCount = async () => {
      const client = await openFiguresLink(link, portOf(site));
      const sums = Object.values(sumsOfFile((await client.request(file)).text));
      return sums.reduce((total, sum) => total + sum, 0);
    };

    for (let round = 0; round < rounds; round += 1) {
      const countBefore = acknowledged.length;
      const downloads = Array.from({ length: 4 }, () => downloadUntilCut(portOf(site)));
      // The process is killed at a random moment after the first answer.
      await expect.poll(() => acknowledged.length).toBeGreaterThan(countBefore);
      await delay(1_500 + Math.random() * 900);
      const killedAt = performance.now();
      await site.kill();
      await Promise.all(downloads);
      const roundTimes = acknowledged.slice(countBefore);
      const oldCount = roundTimes.filter((time) => time < killedAt - 1_000).length;
      expect(oldCount).toBeGreaterThan(0);
      site = await start();
      const newCount = await readCount();
      // Everything older than a second was stored, and nothing that was not requested.
      expect(newCount).toBeGreaterThanOrEqual(storedCount + oldCount);
      expect(newCount).toBeLessThanOrEqual(storedCount + roundTimes.length + downloads.length);
      storedCount = newCount;
    }
    // A server that is ended in order loses nothing.
    const client = new CookieClient('198.51.100.1', userAgents.windows, portOf(site));
    expect((await client.request(`/api/download/windows?promoter=${promoter}`)).status).toBe(302);
    await site.stop();
    site = await start();
    expect(await readCount()).toBe(storedCount + 1);
  } finally {
    await site.kill();
    await removeFolders([DATA_DIR]);
  }
});
