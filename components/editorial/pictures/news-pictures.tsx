import type { Article, NewsCategory } from '@/lib/content/types';
import type { NewsSlug } from '@/lib/slugs';
import { Checking, Choosing, Fingerprint, Inside } from './news-machines';
import { HandOver, Leaving, Season, Separate } from './news-people';

const pictures: Record<NewsSlug, () => React.ReactElement> = {
  'separate-store-environments': Separate,
  'hand-over-without-passwords': HandOver,
  'when-staff-leave': Leaving,
  'windows-v6-or-pure': Choosing,
  'verify-installer-sha256': Checking,
  'private-deployment-checklist': Inside,
  'team-for-peak-season': Season,
  'fingerprint-basics': Fingerprint,
};

/** For articles of the store, which bring none. */
const ofCategory: Record<NewsCategory, () => React.ReactElement> = {
  isolation: Separate,
  team: HandOver,
  client: Choosing,
  deployment: Inside,
};

/** The drawing of an article; decorative, its title says the same. */
export function NewsPicture({ article: { slug, category } }: { article: Article }) {
  const own = Object.hasOwn(pictures, slug) ? pictures[slug as NewsSlug] : undefined;
  const Picture = own ?? ofCategory[category];
  return <Picture />;
}
