import type { NewsCategory } from '@superbrowser/contract/content/categories';
import type { Article } from '@/lib/content/built-in-articles-and-cases';
import type { NewsSlug } from '@/lib/generated/slugs';
import {
  ChecksumDrawing,
  MachineChoiceDrawing,
  FingerprintDrawing,
  PrivateServerDrawing,
} from './news-drawings';
import { ContentPicture, sceneOf, type ContentPictureProps } from './content-picture';

type Picture = ContentPictureProps['picture'];

/** The picture of each article: its subject as the demo shows it, or a drawing where the demo has no such scene. */
const articlePictures: Record<NewsSlug, Picture> = {
  'separate-store-environments': 'open-store.reading-profile',
  'hand-over-without-passwords': 'open-store.reading-password',
  'when-staff-leave': 'leaving.reading-row',
  'windows-v6-or-pure': MachineChoiceDrawing,
  'verify-installer-sha256': ChecksumDrawing,
  'private-deployment-checklist': PrivateServerDrawing,
  'team-for-peak-season': 'morning-grant.reading-hours',
  'fingerprint-basics': FingerprintDrawing,
};

/** Pictures for articles by staff, by category, because those articles have no picture of their own. */
const categoryPictures: Record<NewsCategory, Picture> = {
  isolation: 'open-store.reading-profile',
  team: 'open-store.reading-password',
  client: MachineChoiceDrawing,
  deployment: PrivateServerDrawing,
};

type PicturedArticle = Pick<Article, 'slug' | 'category'>;

function pictureOf({ slug, category }: PicturedArticle): Picture {
  const ownPicture = Object.hasOwn(articlePictures, slug)
    ? articlePictures[slug as NewsSlug]
    : undefined;
  return ownPicture ?? categoryPictures[category];
}

/** The scene of the demo in an article's picture, if there is one. */
export const newsScene = (article: PicturedArticle) => sceneOf(pictureOf(article));

interface NewsPictureProps extends Omit<ContentPictureProps, 'picture'> {
  article: PicturedArticle;
}

export function NewsPicture({ article, ...frameProps }: NewsPictureProps) {
  return <ContentPicture picture={pictureOf(article)} {...frameProps} />;
}
