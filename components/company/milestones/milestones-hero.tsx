import { useTranslations } from 'next-intl';
import { cn } from '@/components/ui/cn';
import { systemValues } from '@/lib/site';
import { LightHero } from '@/components/layout/page/light-hero';

const legend = [
  ['v6', 'bg-blue-600'],
  ['v5', 'bg-store-uk'],
  ['android', 'bg-store-my'],
  ['company', 'bg-text'],
] as const;

/** Dated steps only, and what the marks on the line mean. */
export function MilestonesHero() {
  const t = useTranslations('milestones.hero');
  return (
    <LightHero
      path="/about/milestones"
      title={t('title')}
      lead={t('lead')}
      picture={
        <ul aria-label={t('legend')} className="grid border-l-4 border-line-2 max-lg:ml-[9px]">
          {legend.map(([key, colour]) => (
            <li key={key} className="relative py-3 pl-7 text-text">
              <span
                aria-hidden="true"
                className={cn('absolute top-4 -left-[13px] size-[22px] rounded-tile', colour)}
              />
              <b className="block">{t(`marks.${key}.name`)}</b>
              <span className="text-sm text-text-2">{t(`marks.${key}.text`, systemValues)}</span>
            </li>
          ))}
        </ul>
      }
    />
  );
}
