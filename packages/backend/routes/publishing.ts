import 'server-only';
import type { Routes } from './context';

const read = (text: string): unknown => JSON.parse(text);

export const publishingRoutes: Pick<Routes, 'storedArticles' | 'storedCampaigns'> = {
  async storedArticles(_, { db }) {
    const rows = await db
      .selectFrom('published')
      .select('record')
      .where('family', '=', 'news')
      .orderBy('slug')
      .execute();
    return { records: rows.map(({ record }) => read(record)) };
  },
  async storedCampaigns(_, { db }) {
    const rows = await db
      .selectFrom('published')
      .innerJoin('activities', 'activities.activity_id', 'published.slug')
      .select(['record', 'start_at', 'end_at', 'changed_at'])
      .where('family', '=', 'activity')
      .orderBy('slug')
      .execute();
    return { campaigns: rows.map(({ record, ...row }) => ({ record: read(record), ...row })) };
  },
};
