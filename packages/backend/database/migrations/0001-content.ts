import type { Kysely, Migration } from 'kysely';

async function createReleaseTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('releases')
    .addColumn('list', 'text', (column) => column.notNull())
    .addColumn('platform', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('version_type', 'integer', (column) => column.notNull())
    .addColumn('online_time', 'text')
    .addColumn('os_version_type', 'text')
    .addColumn('download_url', 'text')
    .addColumn('download_url_64', 'text')
    .addColumn('size', 'integer')
    .addColumn('sha256', 'text')
    .addColumn('size_32', 'integer')
    .addColumn('sha256_32', 'text')
    .addPrimaryKeyConstraint('releases_pk', ['list', 'platform', 'position'])
    .execute();
  await db.schema
    .createTable('v6_releases')
    .addColumn('system_type', 'integer', (column) => column.primaryKey())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('install_download_url', 'text')
    .addColumn('online_time', 'text')
    .addColumn('size', 'integer')
    .addColumn('sha256', 'text')
    .execute();
}

async function createSiteContentTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('ads')
    .addColumn('slot', 'text', (column) => column.primaryKey())
    .addColumn('link', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('title_en', 'text', (column) => column.notNull())
    .addColumn('expand_img', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('qr_codes')
    .addColumn('group_id', 'integer', (column) => column.primaryKey())
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('botton_menu_qrcode', 'text', (column) => column.notNull())
    .addColumn('sidebar_qrcode', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('settings')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
}

async function createPromotionTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('promoters')
    .addColumn('promoter_id', 'text', (column) => column.primaryKey())
    .addColumn('company_name', 'text', (column) => column.notNull())
    .addColumn('username', 'text', (column) => column.notNull())
    .addColumn('is_to_v6', 'integer', (column) => column.notNull())
    .addColumn('base_coupon', 'integer', (column) => column.notNull())
    .addColumn('more_coupon', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('activities')
    .addColumn('activity_id', 'text', (column) => column.primaryKey())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('start_at', 'text', (column) => column.notNull())
    .addColumn('end_at', 'text', (column) => column.notNull())
    .addColumn('offers', 'text', (column) => column.notNull())
    .execute();
}

/** Tables of the public endpoints. */
export const content: Migration = {
  async up(db) {
    await createReleaseTables(db);
    await createSiteContentTables(db);
    await createPromotionTables(db);
  },
};
