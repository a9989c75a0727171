/** Downloads that were acknowledged more than a second before kill -9 are all counted (O4). */
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { dataFolder, removeFolders } from '../support/changed-content';
import { Jar, linkOf, newPromoter, opened, sumsOfFile } from '../support/figures';
import { startOwnSite } from '../support/own-site';
import { agents } from '../support/test';

const file = '/partners/figures/data.csv';
const rounds = 2;
const portOf = ({ origin }: { readonly origin: string }) => Number(new URL(origin).port);

test('kill -9 loses no acknowledged download but those of the last second', async () => {
  // Four starts, one after the other.
  test.slow();
  const DATA_DIR = await dataFolder();
  const start = () => startOwnSite({ DATA_DIR }, { anySettings: true });
  let site = await start();
  const acknowledged: number[] = [];
  let [visitors, sure] = [0, 0];
  try {
    const promoter = await newPromoter(DATA_DIR);
    const link = await linkOf(promoter, DATA_DIR);

    /** Presses until nobody answers any more. */
    async function press(port: number): Promise<void> {
      for (;;) {
        visitors += 1;
        const address = `198.18.${visitors >> 8}.${visitors & 255}`;
        const jar = new Jar(address, agents.windows, port);
        const path = `/api/download/windows?promoter=${promoter}&utm_source=s${visitors % 3}`;
        const heard = await jar.ask(path).catch(() => null);
        if (heard === null) return;
        if (heard.status === 302) acknowledged.push(performance.now());
      }
    }

    const counted = async () => {
      const jar = await opened(link, portOf(site));
      const sums = Object.values(sumsOfFile((await jar.ask(file)).text));
      return sums.reduce((all, sum) => all + sum, 0);
    };

    for (let round = 0; round < rounds; round += 1) {
      const before = acknowledged.length;
      const presses = Array.from({ length: 4 }, () => press(portOf(site)));
      // From the first answer on; at no fixed moment of the writing.
      await expect.poll(() => acknowledged.length).toBeGreaterThan(before);
      await delay(1_500 + Math.random() * 900);
      const killed = performance.now();
      await site.kill();
      await Promise.all(presses);
      const mine = acknowledged.slice(before);
      const old = mine.filter((at) => at < killed - 1_000).length;
      expect(old).toBeGreaterThan(0);
      site = await start();
      const found = await counted();
      // All of what is older than a second, and nothing that was not asked for.
      expect(found).toBeGreaterThanOrEqual(sure + old);
      expect(found).toBeLessThanOrEqual(sure + mine.length + presses.length);
      sure = found;
    }
    // Who ends it in order loses nothing at all.
    const jar = new Jar('198.51.100.1', agents.windows, portOf(site));
    expect((await jar.ask(`/api/download/windows?promoter=${promoter}`)).status).toBe(302);
    await site.stop();
    site = await start();
    expect(await counted()).toBe(sure + 1);
  } finally {
    await site.kill();
    await removeFolders([DATA_DIR]);
  }
});
