/** Loads the samples into the database. */
import 'server-only';
import { z } from 'zod';
import { pricesSchema } from '@superbrowser/contract/content/prices';
import { companyTermsSchema } from '@superbrowser/contract/content/company-terms';
import type { Db } from '../database/open-database';
import type { Tables } from '../database/tables';
import samples from './samples.json';
import { reseedInvitations, seedInvitationsIfNew } from './invitations';

const optionalTextSchema = z.string().nullable().default(null);
const optionalSizeSchema = z.number().int().positive().nullable().default(null);
const releaseSchema = z.strictObject({
  version: z.string(),
  version_type: z.literal([0, 1, 2, 3]),
  online_time: optionalTextSchema,
  os_version_type: optionalTextSchema,
  download_url: optionalTextSchema,
  download_url_64: optionalTextSchema,
  size: optionalSizeSchema,
  sha256: optionalTextSchema,
  size_32: optionalSizeSchema,
  sha256_32: optionalTextSchema,
});
const v6ReleaseSchema = z.strictObject({
  system_type: z.number(),
  version: z.string(),
  install_download_url: optionalTextSchema,
  online_time: optionalTextSchema,
  size: optionalSizeSchema,
  sha256: optionalTextSchema,
});
const releaseListSchema = z.record(z.string(), z.array(releaseSchema));

const seedSchema = z.strictObject({
  versions: z.strictObject({ pc: releaseListSchema, phone: releaseListSchema }),
  v6: z.array(v6ReleaseSchema),
  history: releaseListSchema,
  ads: z.array(
    z.strictObject({
      slot: z.enum(['top', 'bottom']),
      link: z.string(),
      title: z.string(),
      title_en: z.string(),
      expand_img: z.string(),
    }),
  ),
  qr_codes: z.array(
    z.strictObject({
      group_id: z.number(),
      code: z.string(),
      botton_menu_qrcode: z.string(),
      sidebar_qrcode: z.string(),
      name: z.string(),
    }),
  ),
  public_config: z.strictObject({
    store: z.strictObject({ count: z.string() }),
    is_public_mourning: z.boolean(),
    prices: pricesSchema,
    terms: companyTermsSchema,
  }),
  promoters: z.array(
    z.strictObject({
      promoter_id: z.string(),
      company_name: z.string(),
      username: z.string(),
      is_to_v6: z.boolean(),
      base_coupon: z.number().int(),
      more_coupon: z.number().int(),
    }),
  ),
  activities: z.array(
    z.strictObject({
      activity_id: z.string(),
      title: z.string(),
      start_at: z.iso.datetime({ offset: true }),
      end_at: z.iso.datetime({ offset: true }),
      offers: z.array(
        z.strictObject({
          kind: z.string(),
          value: z.number(),
          threshold: z.number(),
          title: z.string(),
        }),
      ),
    }),
  ),
});
type Seed = z.infer<typeof seedSchema>;

/** The validated samples. */
export const readSeed = (): Seed => seedSchema.parse(samples);

function releaseRows(
  list: 'website' | 'history',
  platforms: Record<string, z.infer<typeof releaseSchema>[]>,
) {
  return Object.entries(platforms).flatMap(([platform, entries]) =>
    entries.map((entry, position) => ({ list, platform, position, ...entry })),
  );
}

/** The rows of the seed by table: content, and no data of visitors. */
function seedRowsOf(seed: Seed) {
  return {
    releases: [
      ...releaseRows('website', { ...seed.versions.pc, ...seed.versions.phone }),
      ...releaseRows('history', seed.history),
    ],
    v6_releases: seed.v6,
    ads: seed.ads,
    qr_codes: seed.qr_codes,
    settings: [{ name: 'public_config', value: JSON.stringify(seed.public_config) }],
    promoters: seed.promoters.map((row) => ({ ...row, is_to_v6: row.is_to_v6 ? 1 : 0 })),
    activities: seed.activities.map((row) => ({ ...row, offers: JSON.stringify(row.offers) })),
  } satisfies { [T in keyof Tables]?: Tables[T][] };
}

const seededMarker = { name: 'seeded', value: 'true' };

async function insertAll(db: Db): Promise<void> {
  const rows = seedRowsOf(readSeed());
  await db.insertInto('releases').values(rows.releases).execute();
  await db.insertInto('v6_releases').values(rows.v6_releases).execute();
  await db.insertInto('ads').values(rows.ads).execute();
  await db.insertInto('qr_codes').values(rows.qr_codes).execute();
  await db.insertInto('settings').values(rows.settings).execute();
  await db.insertInto('promoters').values(rows.promoters).execute();
  await db.insertInto('activities').values(rows.activities).execute();
}

/**
 * Fills a new database. If several processes start together, exactly one fills it; the others wait.
 * @returns whether this one did
 */
export async function seedIfNew(db: Db): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const insertedMarker = await transaction
      .insertInto('settings')
      .values(seededMarker)
      .onConflict((conflict) => conflict.column('name').doNothing())
      .returning('name')
      .executeTakeFirst();
    if (insertedMarker) await insertAll(transaction);
    await seedInvitationsIfNew(transaction);
    return insertedMarker !== undefined;
  });
}

/** Whether a demonstration filled this database. */
export async function hasSamples(db: Db): Promise<boolean> {
  const markerQuery = db
    .selectFrom('settings')
    .select('name')
    .where('name', '=', seededMarker.name);
  return (await markerQuery.executeTakeFirst()) !== undefined;
}

/** Resets the content to the samples, in one transaction. */
export async function reseed(db: Db): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const table of Object.keys(seedRowsOf(readSeed())) as (keyof ReturnType<
      typeof seedRowsOf
    >)[]) {
      await transaction.deleteFrom(table).execute();
    }
    await transaction.insertInto('settings').values(seededMarker).execute();
    await insertAll(transaction);
    await reseedInvitations(transaction);
  });
}
