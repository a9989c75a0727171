import type { Kysely, Migration } from 'kysely';

interface Before {
  limit_hits: { limit_name: string };
}

/** Old names of limits said what is counted, with "address" for an IP. New names say what is limited, and per what. */
const renamed: readonly (readonly [from: string, to: string])[] = [
  ['codeAddress', 'codesPerIp'],
  ['codeOverall', 'codesOverall'],
  ['codePhone', 'codesPerPhone'],
  ['tryAsker', 'triesByRequester'],
  ['tryOthers', 'triesByOthers'],
  ['tryAddress', 'triesPerIp'],
  ['applyAddress', 'applicationsPerIp'],
  ['applyPhone', 'applicationsPerPhone'],
  ['lookAddress', 'lookupsPerIp'],
  ['promoterAddress', 'promotersPerIp'],
  ['writeAddress', 'writesPerIp'],
  ['pictureAddress', 'picturesPerIp'],
  ['logAddress', 'eventsPerIp'],
  ['blockedAddress', 'blockedIps'],
  ['blockedPhone', 'blockedPhones'],
];

/**
 * Past hits get the new names. Hits that an older version writes during an upgrade keep the old names until removal.
 */
export const limitNames: Migration = {
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
