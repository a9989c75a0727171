import { useTranslations } from 'next-intl';
import { StoreTile } from '@/components/mockups/store-tile';
import { SectionHead } from '@/components/sections/section-head';
import { Section } from '@/components/sections/section';
import { cn } from '@/components/ui/cn';
import { drawnKinds } from './kinds';

/** The road runs to the right, turns, and comes back; the reading order stays 1 to 6. */
const places = [
  '',
  '',
  'lg:after:absolute lg:after:-top-1 lg:after:left-full lg:after:h-[calc(100%+64px)] lg:after:w-10 lg:after:rounded-r-full lg:after:border-4 lg:after:border-l-0 lg:after:border-store-uk',
  'lg:col-start-3 lg:row-start-2',
  'lg:col-start-2 lg:row-start-2',
  'lg:col-start-1 lg:row-start-2',
] as const;

/** A store's way from the first lesson to the money, and who helps at each stop. */
export function StoreRoad() {
  const t = useTranslations('ecology');
  return (
    <Section labelledBy="road-title" className="overflow-hidden">
      <div className="wrap">
        <SectionHead id="road-title" title={t('road.title')} lead={t('road.lead')} />
        <ol className="grid max-lg:ml-4.5 lg:mr-16 lg:grid-cols-3 lg:gap-y-14">
          {drawnKinds.map((kind, index) => (
            <li
              key={kind}
              className={cn(
                'relative max-lg:border-l-4 max-lg:border-store-uk max-lg:pb-9 max-lg:pl-8 max-lg:last:border-transparent max-lg:last:pb-0 lg:border-t-4 lg:border-store-uk lg:pt-9 lg:pr-10',
                places[index],
              )}
            >
              <span
                aria-hidden="true"
                className="absolute grid rounded-tile ring-6 ring-paper max-lg:-top-1 max-lg:-left-5 lg:-top-5 lg:left-0"
              >
                <StoreTile code="uk" />
              </span>
              <p className="text-sm text-text-3">{t(`road.stops.${kind}.step`)}</p>
              <h3 className="mt-0.5 text-[24px] leading-tight text-text md:text-[28px]">
                {t(`kinds.${kind}`)}
              </h3>
              <p className="mt-2.5 max-w-[24em]">{t(`road.stops.${kind}.text`)}</p>
            </li>
          ))}
        </ol>
        <p className="mt-10 border-t border-line-2 pt-5 md:mt-14">{t('road.other')}</p>
      </div>
    </Section>
  );
}
