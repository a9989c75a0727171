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

/** The drawing of an article; decorative, its title says the same. */
export function NewsPicture({ slug }: { slug: NewsSlug }) {
  const Picture = pictures[slug];
  return <Picture />;
}
