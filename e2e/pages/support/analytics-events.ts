import { selectRows } from '../../support/servers/database';

interface StoredEvent {
  readonly key: string;
  readonly count: number;
  readonly platform: string;
  readonly segmentation: Readonly<Record<string, string>>;
}

/** A promoter code that no other test uses, by which `loadEvents` finds this test's events. */
export const createEventMark = (): string =>
  `mark${crypto.randomUUID().replaceAll('-', '').slice(0, 20)}`;

/** Events of a promoter's visitors in the database of the tested site, oldest first. */
export async function loadEvents(promoterCode: string): Promise<StoredEvent[]> {
  const rows = await selectRows(
    'select key, count, platform, segmentation from events where segmentation like ? order by received_at',
    [`%${promoterCode}%`],
  );
  return rows.map((row) => ({
    key: String(row.key),
    count: Number(row.count),
    platform: String(row.platform),
    segmentation: JSON.parse(String(row.segmentation)) as Record<string, string>,
  }));
}

/** Key and page of each event, in a form that is easy to compare. */
export const loadEventSummaries = async (promoterCode: string): Promise<string[]> =>
  (await loadEvents(promoterCode))
    .map(({ key, segmentation }) =>
      [key, segmentation.page, segmentation.target ?? segmentation.platform ?? ''].join(' ').trim(),
    )
    .sort();
