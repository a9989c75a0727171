import { useTranslations } from 'next-intl';
import { LightHero } from '@/components/layout/page/light-hero';
import type { Release } from '@/lib/releases/types';
import { ClientLanes } from './client-lanes';
import { releaseSteps } from './steps';

/** Since when there is what: a line for each client and system. */
export function MilestonesHero({ releases }: { releases: readonly Release[] }) {
  const t = useTranslations('milestones.hero');
  return (
    <LightHero
      path="/about/milestones"
      title={t('title')}
      lead={t('lead')}
      picture={<ClientLanes steps={releaseSteps(releases)} />}
    />
  );
}
