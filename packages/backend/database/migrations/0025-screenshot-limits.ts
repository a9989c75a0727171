import type { Kysely, Migration } from 'kysely';

interface Before {
  limit_hits: { limit_name: string };
}

const renamed: readonly (readonly [from: string, to: string])[] = [
  ['picturesPerIp', 'screenshotsPerIp'],
  ['queue-pictures', 'queue-screenshots'],
];

/**
 * Past hits of the limits on screenshots get the new names: pictures are what staff upload. Hits that an older version
 * writes during an upgrade keep the old names until removal.
 */
export const screenshotLimits: Migration = {
  async up(anyDb) {
    const db = anyDb as Kysely<Before>;
    for (const [from, to] of renamed)
      await db
        .updateTable('limit_hits')
        .set({ limit_name: to })
        .where('limit_name', '=', from)
        .execute();
  },
};
