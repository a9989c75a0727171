import { sql, type Kysely, type Migration } from 'kysely';

async function createUserTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('users')
    .addColumn('user_id', 'text', (column) => column.primaryKey())
    .addColumn('phone', 'text', (column) => column.notNull().unique())
    .addColumn('password_hash', 'text')
    .addColumn('username', 'text', (column) => column.notNull())
    .addColumn('company_name', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('invite_code', 'text', (column) => column.notNull().unique())
    .addColumn('referral_code', 'text')
    .addColumn('promoter', 'text')
    .addColumn('callback', 'text')
    .addColumn('activity_id', 'text')
    .addColumn('utm_source', 'text')
    .addColumn('channel_id', 'text')
    .addColumn('landing_source', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addCheckConstraint('users_role', sql`role in ('owner', 'employee')`)
    .execute();
  await db.schema
    .createTable('login_tokens')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.user_id').onDelete('cascade'),
    )
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('login_tokens_expires_at')
    .on('login_tokens')
    .column('expires_at')
    .execute();
}

async function createCodeTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('code_sends')
    .addColumn('phone', 'text', (column) => column.primaryKey())
    .addColumn('last_sent_at', 'text', (column) => column.notNull())
    .addColumn('window_started_at', 'text', (column) => column.notNull())
    .addColumn('sent', 'integer', (column) => column.notNull())
    .addCheckConstraint('code_sends_a_day', sql`sent between 1 and 10`)
    .execute();
  await db.schema
    .createTable('verification_codes')
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('code_id', 'text', (column) => column.notNull().unique())
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('verification_codes_pk', ['phone', 'purpose'])
    .addCheckConstraint('verification_codes_tries', sql`tries between 0 and 5`)
    .execute();
  await db.schema
    .createTable('captcha_tokens')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
}

async function createInvitationsTable(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('invitations')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('status', 'integer', (column) => column.notNull())
    .addColumn('inviter', 'text', (column) => column.notNull())
    .addColumn('company_name', 'text', (column) => column.notNull())
    .addColumn('apply_status', 'integer', (column) => column.notNull())
    .addColumn('readonly_name', 'text')
    .addColumn('applicant_phone', 'text')
    .addColumn('applicant_name', 'text')
    .addColumn('applied_at', 'text')
    .addCheckConstraint('invitations_status', sql`status in (0, 1)`)
    .addCheckConstraint('invitations_apply_status', sql`apply_status between 0 and 4`)
    .execute();
}

async function createInviteTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('invites')
    .addColumn('invite_id', 'text', (column) => column.primaryKey())
    .addColumn('inviter_id', 'text', (column) => column.notNull().references('users.user_id'))
    .addColumn('invitee_id', 'text', (column) => column.notNull())
    // A phone counts only once, however often it is invited or registers.
    .addColumn('phone', 'text', (column) => column.notNull().unique())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('registered_at', 'text', (column) => column.notNull())
    .addCheckConstraint('invites_not_oneself', sql`inviter_id <> invitee_id`)
    .addCheckConstraint('invites_status', sql`status in ('registered', 'recharged')`)
    .execute();
  await db.schema
    .createIndex('invites_inviter')
    .on('invites')
    .columns(['inviter_id', 'registered_at'])
    .execute();
  await db.schema
    .createTable('awards')
    .addColumn('award_id', 'text', (column) => column.primaryKey())
    .addColumn('invite_id', 'text', (column) =>
      column.notNull().unique().references('invites.invite_id'),
    )
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.user_id'))
    .addColumn('award', 'text', (column) => column.notNull())
    .addColumn('amount', 'integer', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addCheckConstraint('awards_status', sql`status in ('pending', 'paid')`)
    .execute();
  await db.schema
    .createIndex('awards_user')
    .on('awards')
    .columns(['user_id', 'created_at'])
    .execute();
}

/** Users, codes, team invitations and the invite activity. Where two instances could race, a constraint decides. */
export const accounts: Migration = {
  async up(db) {
    await createUserTables(db);
    await createCodeTables(db);
    await createInvitationsTable(db);
    await createInviteTables(db);
  },
};
