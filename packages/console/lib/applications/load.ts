/** Applications as the screens read them. */
import 'server-only';
import { cache } from 'react';
import { historyOf } from '@superbrowser/backend/operator/applications/history';
import {
  applicationPage,
  countNew,
  type PageAsked,
} from '@superbrowser/backend/operator/applications/search/page';
import { screenshotOf } from '@superbrowser/backend/export';
import type { ApplyKind } from '@superbrowser/contract/forms/apply-kinds';
import type { ApplicationState } from '@superbrowser/backend/database/tables';
import { OperatorRefusal } from '@superbrowser/backend/operator/verb';
import { database } from '../database';
import { read } from '../forms/perform';
import { may } from '../who/rights';

/** One application as `applications show` gives it. */
export interface ShownApplication {
  readonly apply_no: string;
  readonly kind: ApplyKind;
  readonly state: ApplicationState;
  readonly apply_from: number;
  readonly phone: string | null;
  readonly company_name: string | null;
  readonly contact: string | null;
  readonly email: string | null;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly locale: string | null;
  readonly promoter: string | null;
  readonly callback: string | null;
  readonly activity_id: string | null;
  readonly utm_source: string | null;
  readonly channel_id: string | null;
  readonly landing_source: string | null;
  readonly created_at: string;
  readonly changed_at: string | null;
  readonly handled_by: string | null;
  readonly note: string | null;
  /** Its media type. */
  readonly screenshot: string | null;
}

export const pageOfApplications = async (asked: PageAsked) =>
  applicationPage(asked, await database());

/** How many nobody has looked at; asked for once a page. */
export const newApplications = cache(async (): Promise<number> => countNew(await database()));

/** @param number without separators @returns null where there is none */
export const oneApplication = cache(
  async (number: string, who: string): Promise<ShownApplication | null> =>
    read<ShownApplication>('applications show', { number }, who).catch((error: unknown) => {
      if (error instanceof OperatorRefusal) return null;
      throw error;
    }),
);

export const applicationHistory = async (number: string) => historyOf(number, await database());

/** The screenshot that came with an application, as it is kept. */
export async function pictureOf(
  number: string,
): Promise<{ readonly bytes: Buffer; readonly mediaType: string } | null> {
  const db = await database();
  const [bytes, row] = [
    await screenshotOf(number, db),
    await db
      .selectFrom('application_pictures')
      .select('media_type')
      .where('apply_no', '=', number)
      .executeTakeFirst(),
  ];
  return bytes && row ? { bytes, mediaType: row.media_type } : null;
}

/** Names of those who may work on applications. */
export async function peopleWhoHandle(): Promise<string[]> {
  const rows = await (
    await database()
  )
    .selectFrom('staff')
    .select(['name', 'role'])
    .where('disabled', '=', 0)
    .orderBy('name')
    .execute();
  return rows.filter(({ role }) => may(role, 'applications take')).map(({ name }) => name);
}
