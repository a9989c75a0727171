/** Articles and campaigns by the folder of their public addresses, and where the console has them. */
import 'server-only';
import { families, type PublishedFamily } from '@superbrowser/backend/operator/publishing/families';

export type Folder = PublishedFamily['folder'];

interface Place {
  /** Names of its section and of its messages. */
  readonly section: 'news' | 'campaigns';
  readonly path: '/news' | '/campaigns';
  /** First word of its verbs. */
  readonly word: PublishedFamily['word'];
}

export const places: Readonly<Record<Folder, Place>> = {
  news: { section: 'news', path: '/news', word: families.news.word },
  activity: { section: 'campaigns', path: '/campaigns', word: families.activity.word },
};

/** Where one of them is written; without a slug where a new one is. */
export const editPath = (folder: Folder, slug?: string): string =>
  `${places[folder].path}/edit${slug ? `?slug=${encodeURIComponent(slug)}` : ''}`;

export const previewPath = (folder: Folder, slug: string, locale: string): string =>
  `/preview/${folder}/${slug}/${locale}`;
