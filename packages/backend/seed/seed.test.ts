import samples from '@/lib/downloads/sample-packages.json';
import { fallbackPackage } from '@/lib/releases/lists/get-package-lists';
import { openSqlite } from '../database/open-database';
import { migrateToLatest } from '../database/migrate';
import { hashToken } from '../common/secrets';
import { readSeed, reseed, seedIfNew } from './seed-database';

const seed = readSeed();
const filesByPath = new Map(Object.entries(samples));

interface Package {
  readonly url: string | null;
  readonly size: number | null;
  readonly sha256: string | null;
}

const entries = [seed.versions.pc, seed.versions.phone, seed.history].flatMap((map) =>
  Object.values(map).flat(),
);
const packages: Package[] = [
  ...entries.map((entry) => ({
    url: entry.download_url_64 ?? entry.download_url,
    size: entry.size,
    sha256: entry.sha256,
  })),
  ...entries
    .filter((entry) => entry.download_url_64)
    .map((entry) => ({ url: entry.download_url, size: entry.size_32, sha256: entry.sha256_32 })),
  ...seed.v6.map((entry) => ({ ...entry, url: entry.install_download_url })),
];

describe('seed content', () => {
  it('contains only sample packages, each with its size and digest', () => {
    const offered = packages.filter((item) => item.url !== null);
    expect(offered.length).toBeGreaterThan(40);
    for (const { url, size, sha256 } of offered) {
      expect({ url, size, sha256 }).toEqual({
        url,
        ...filesByPath.get(url?.replace('{files}/', '') ?? ''),
      });
    }
    expect(packages.filter((item) => item.url === null && item.size !== null)).toEqual([]);
  });

  it("has the fallback's package as its latest Windows version", () => {
    expect(filesByPath.has(fallbackPackage.path.slice(1))).toBe(true);
    const latest = seed.versions.pc.Win?.find((entry) => entry.version_type === 1);
    expect(latest?.version).toBe(fallbackPackage.version);
  });

  it('has every type of version, all v6 systems and the promoters of the rules', () => {
    expect(new Set(entries.map((entry) => entry.version_type))).toEqual(new Set([0, 1, 2, 3]));
    expect(seed.v6.map((entry) => entry.system_type)).toEqual([1, 2, 3, 4]);
    const sums = seed.promoters.map((promoter) => promoter.base_coupon + promoter.more_coupon);
    expect(sums).toEqual(expect.arrayContaining([101, 0]));
    expect(seed.promoters.some((promoter) => promoter.is_to_v6)).toBe(true);
  });

  it('is loaded once, and reset to the file without changing events', async () => {
    const db = await openSqlite(':memory:');
    await migrateToLatest(db);
    expect([await seedIfNew(db), await seedIfNew(db)]).toEqual([true, false]);
    const event = {
      event_id: '1',
      key: 'k',
      count: 1,
      platform: 'PC',
      segmentation: '{}',
      received_at: 'now',
    };
    await db.insertInto('events').values(event).execute();
    await db.deleteFrom('ads').execute();
    await db.updateTable('promoters').set({ base_coupon: 1 }).execute();
    await reseed(db);
    expect(await db.selectFrom('ads').selectAll().execute()).toHaveLength(2);
    const promoter = db
      .selectFrom('promoters')
      .select('base_coupon')
      .where('promoter_id', '=', 'pack101');
    expect(await promoter.executeTakeFirst()).toEqual({ base_coupon: 76 });
    expect(await db.selectFrom('events').selectAll().execute()).toHaveLength(1);
    expect(await seedIfNew(db)).toBe(false);
    await db.destroy();
  });

  it('has an invitation in every state, also for databases filled before there were any', async () => {
    const db = await openSqlite(':memory:');
    await migrateToLatest(db);
    await seedIfNew(db);
    const marker = db.deleteFrom('settings').where('name', '=', 'seeded-invitations');
    await marker.execute();
    await db.deleteFrom('invitations').execute();
    expect(await seedIfNew(db)).toBe(false);
    const rows = await db.selectFrom('invitations').selectAll().execute();
    expect(new Set(rows.map((row) => row.apply_status))).toEqual(new Set([0, 1, 2, 3, 4]));
    expect(new Set(rows.map((row) => row.status))).toEqual(new Set([0, 1]));
    const open = hashToken('invite-open-1');
    await db
      .updateTable('invitations')
      .set({ apply_status: 0 })
      .where('token_hash', '=', open)
      .execute();
    const other = { ...rows[0]!, token_hash: 'made elsewhere' };
    await db.insertInto('invitations').values(other).execute();
    await reseed(db);
    const after = await db.selectFrom('invitations').selectAll().execute();
    expect(after.find((row) => row.token_hash === open)?.apply_status).toBe(3);
    expect(after).toContainEqual(other);
    await db.destroy();
  });
});
