import 'server-only';
import type { Db } from '../db/connect';
import type { Context, Routes } from './context';

const slugsOf = async (family: 'news' | 'activity', db: Db) => {
  const rows = await db
    .selectFrom('published')
    .select('slug')
    .where('family', '=', family)
    .orderBy('slug')
    .execute();
  return rows.map(({ slug }) => slug);
};

const read = (text: string): unknown => JSON.parse(text);

export const publishingRoutes: Pick<Routes, 'storedSlugs' | 'storedArticles' | 'storedCampaigns'> =
  {
    storedSlugs: async (_, { db }: Context) => ({
      news: await slugsOf('news', db),
      activity: await slugsOf('activity', db),
    }),
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
