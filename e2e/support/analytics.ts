import type { Page } from '@playwright/test';
import { withSiteDatabase } from './account';

export interface StoredEvent {
  readonly key: string;
  readonly count: number;
  readonly platform: string;
  readonly segmentation: Readonly<Record<string, string>>;
}

/** A promoter no other test uses: its events are this test's. */
export const newMark = (): string => `mark${crypto.randomUUID().replaceAll('-', '').slice(0, 20)}`;

/** What reached the upstream's log from a promoter's visitors, oldest first. */
export async function eventsOf(mark: string): Promise<StoredEvent[]> {
  const { rows } = await withSiteDatabase((client) =>
    client.execute({
      sql: 'select key, count, platform, segmentation from events where segmentation like ? order by received_at',
      args: [`%${mark}%`],
    }),
  );
  return rows.map((row) => ({
    key: String(row.key),
    count: Number(row.count),
    platform: String(row.platform),
    segmentation: JSON.parse(String(row.segmentation)) as Record<string, string>,
  }));
}

/** Key and page of each event: what happened, in a form that compares well. */
export const storyOf = async (mark: string): Promise<string[]> =>
  (await eventsOf(mark))
    .map(({ key, segmentation }) =>
      [key, segmentation.page, segmentation.target ?? segmentation.platform ?? ''].join(' ').trim(),
    )
    .sort();

/** A value of local storage; the page must not be leaving. */
export const storedValue = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key);

/** Waits until the growth code is there: it has noted this arrival at the home page. */
export const waitForVisitNoted = (page: Page, visits: number): Promise<unknown> =>
  page.waitForFunction((count) => localStorage.getItem('HOME_VISIT') === String(count), visits);
