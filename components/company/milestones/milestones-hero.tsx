import { useTranslations } from 'next-intl';
import { LightHero } from '@/components/layout/page/light-hero';
import type { Release } from '@/lib/releases/types';
import { ReleaseLanes } from './release-lanes';
import { releaseSteps } from './steps';

/** Dated steps only, drawn on the line of each client. */
export function MilestonesHero({ releases }: { releases: readonly Release[] }) {
  const t = useTranslations('milestones.hero');
  return (
    <LightHero
      path="/about/milestones"
      title={t('title')}
      lead={t('lead')}
      picture={<ReleaseLanes steps={releaseSteps(releases)} />}
    />
  );
}
