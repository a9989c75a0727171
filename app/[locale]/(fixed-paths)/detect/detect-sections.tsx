import { useTranslations } from 'next-intl';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';
import { cn } from '@/components/ui/cn';
import { PageTextLink } from '@/components/sections/page-text-link';
import { weightPoints } from '@/lib/detect/rules/rule';

/** The id of the section on how to read a report, which the hero links to. */
export const howToReadId = 'reading';

const weightBars = {
  high: 'w-full bg-risk',
  medium: 'w-1/2 bg-warm-500',
  low: 'product:w-1/8 bg-blue-600',
} as const;
const weightLevels = ['high', 'medium', 'low'] as const;
const fixSteps = ['one', 'two', 'three'] as const;

/** What a weight means (a bar as long as its points), and in which order to fix things. */
export function HowToReadReport() {
  const t = useTranslations('detect.howToRead');
  return (
    <Section
      labelledBy="how-to-read-report-title"
      id={howToReadId}
      className="scroll-mt-6"
      title={t('title')}
      lead={t('lead')}
    >
      <div className="product:lg:grid-cols-[6fr_5fr] grid gap-12 lg:gap-20">
        <ul className="border-b border-line-2">
          {weightLevels.map((level) => (
            <li
              key={level}
              className="product:sm:grid-cols-[150px_1fr] grid gap-x-8 gap-y-2 border-t border-line-2 py-5"
            >
              <span>
                <b className="text-h3 text-text">{t(`weights.${level}.name`)}</b>
                <span className="block text-sm text-text-3">
                  {t('points', { points: weightPoints[level] })}
                </span>
                <span aria-hidden="true" className="product:max-w-36 mt-2.5 block h-1.5 bg-line">
                  <span className={cn('block h-full', weightBars[level])} />
                </span>
              </span>
              <span>{t(`weights.${level}.text`)}</span>
            </li>
          ))}
        </ul>
        <div>
          <h3 className="text-h3 text-text">{t('order')}</h3>
          <ol className="mt-4 grid gap-5">
            {fixSteps.map((step, index) => (
              <li key={step} className="grid grid-cols-[36px_1fr] gap-x-3">
                <span
                  aria-hidden="true"
                  className="font-num text-[2rem] leading-none font-bold text-blue-600"
                >
                  {index + 1}
                </span>
                {t(`steps.${step}`)}
              </li>
            ))}
          </ol>
          <PageTextLink path="/news/fingerprint-basics" className="mt-4">
            {t('article')}
          </PageTextLink>
        </div>
      </div>
    </Section>
  );
}

const unreadableKeys = ['address', 'links', 'behavior', 'score', 'history'] as const;

/** What no page can read from a browser; a dashed square stands for a missing value. */
export function UnreadableValues() {
  const t = useTranslations('detect.unreadableValues');
  return (
    <Section tone="ink" labelledBy="unreadable-values-title">
      <div className="wrap grid gap-10 lg:grid-cols-[4fr_8fr] lg:gap-14">
        <div>
          <h2 id="unreadable-values-title" className="text-h2 text-on-ink">
            <Phrases text={t('title')} />
          </h2>
          <p className="mt-4 max-w-[30em]">{t('lead')}</p>
        </div>
        <ul className="border-b border-ink-line md:columns-2 md:gap-x-12">
          {unreadableKeys.map((item) => (
            <li
              key={item}
              className="grid break-inside-avoid grid-cols-[36px_1fr] gap-x-4 border-t border-ink-line py-5"
            >
              <span
                aria-hidden="true"
                className="mt-1 grid size-7 place-items-center rounded-tile border-2 border-dashed border-on-ink-3 font-num text-sm text-on-ink-2"
              >
                ?
              </span>
              <div>
                <h3 className="text-[1.125rem] text-on-ink">{t(`items.${item}.title`)}</h3>
                <p className="mt-1 text-[0.9375rem]">{t(`items.${item}.text`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
