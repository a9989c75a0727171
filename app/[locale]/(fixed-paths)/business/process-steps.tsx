import { useTranslations } from 'next-intl';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';
import { cn } from '@/components/ui/cn';
import { supportHours } from '@/lib/support-hours';

/** The steps; each folder's tab is a little further to the right. */
const steps = [
  { key: 'ask', tab: 'left-0', look: 'bg-white text-text-2' },
  {
    key: 'assess',
    tab: 'partners:left-[22%] partners:-translate-x-[22%]',
    look: 'bg-blue-50 text-text-2',
  },
  {
    key: 'plan',
    tab: 'partners:left-[44%] partners:-translate-x-[44%]',
    look: 'bg-blue-100 text-text-2',
  },
  {
    key: 'build',
    tab: 'partners:left-[66%] partners:-translate-x-[66%]',
    look: 'bg-blue-200 text-text',
  },
  {
    key: 'accept',
    tab: 'partners:left-[88%] partners:-translate-x-[88%]',
    look: 'bg-blue-600 text-white',
  },
] as const;

/** Five folders, one behind the other: every step ends with a document. */
export function ProcessSteps() {
  const t = useTranslations('business.process');
  return (
    <Section tone="ink" labelledBy="process-steps-title">
      <div className="wrap grid gap-9 lg:grid-cols-[4fr_8fr] lg:gap-14">
        <div className="partners:lg:top-10 lg:sticky lg:self-start">
          <h2 id="process-steps-title" className="text-h2 text-on-ink">
            <Phrases text={t('title')} />
          </h2>
          <p className="mt-4 max-w-[28em]">{t('lead')}</p>
        </div>
        <ol>
          {steps.map(({ key, tab, look }, index) => {
            const isLast = index === steps.length - 1;
            return (
              <li key={key} className="partners:not-first:-mt-11">
                <span
                  className={cn(
                    'relative block w-fit rounded-t-md px-4 py-1.5 text-sm leading-snug whitespace-nowrap md:px-5',
                    tab,
                    look,
                  )}
                >
                  {t(`steps.${key}.doc`)}
                </span>
                <div
                  className={cn(
                    'grid gap-y-1 rounded-lg px-5 pt-5 md:px-8',
                    index === 0 && 'partners:rounded-tl-none',
                    isLast ? 'pb-9' : 'pb-16',
                    look,
                  )}
                >
                  <h3 className={cn('text-h3', !isLast && 'text-text')}>
                    {t(`steps.${key}.name`)}
                  </h3>
                  <p>{t(`steps.${key}.text`, supportHours)}</p>
                </div>
              </li>
            );
          })}
        </ol>
      </div>
    </Section>
  );
}
