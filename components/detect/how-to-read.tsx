import { useLocale, useTranslations } from 'next-intl';
import { Section } from '@/components/sections/section';
import { SectionHead } from '@/components/sections/section-head';
import { cn } from '@/components/ui/cn';
import { TextLink } from '@/components/ui/text-link';
import { weights } from '@/lib/detect/findings';
import { pagePath } from '@/lib/i18n/paths';
import { readingId } from './detect-hero';

const bars = {
  high: 'w-full bg-risk',
  medium: 'w-1/2 bg-warm-500',
  low: 'w-1/8 bg-blue-600',
} as const;
const levels = ['high', 'medium', 'low'] as const;
const steps = ['one', 'two', 'three'] as const;

/** What a weight means (a bar as long as its points), and in which order to put things right. */
export function HowToReadReport() {
  const t = useTranslations('detect.reading');
  const locale = useLocale();
  return (
    <Section labelledBy="reading-title" id={readingId} className="scroll-mt-6">
      <div className="wrap">
        <SectionHead id="reading-title" title={t('title')} lead={t('lead')} />
        <div className="grid gap-12 lg:grid-cols-[6fr_5fr] lg:gap-20">
          <ul className="border-b border-line-2">
            {levels.map((level) => (
              <li
                key={level}
                className="grid gap-x-8 gap-y-2 border-t border-line-2 py-5 sm:grid-cols-[150px_1fr]"
              >
                <span>
                  <b className="text-h3 text-text">{t(`weights.${level}.name`)}</b>
                  <span className="block text-sm text-text-3">
                    {t('points', { points: weights[level] })}
                  </span>
                  <span aria-hidden="true" className="mt-2.5 block h-1.5 max-w-36 bg-line">
                    <span className={cn('block h-full', bars[level])} />
                  </span>
                </span>
                <span>{t(`weights.${level}.text`)}</span>
              </li>
            ))}
          </ul>
          <div>
            <h3 className="text-h3 text-text">{t('order')}</h3>
            <ol className="mt-4 grid gap-5">
              {steps.map((step, index) => (
                <li key={step} className="grid grid-cols-[36px_1fr] gap-x-3">
                  <span
                    aria-hidden="true"
                    className="font-num text-[32px] leading-none font-bold text-blue-600"
                  >
                    {index + 1}
                  </span>
                  {t(`steps.${step}`)}
                </li>
              ))}
            </ol>
            <TextLink href={pagePath(locale, '/news/fingerprint-basics')} className="mt-4">
              {t('article')}
            </TextLink>
          </div>
        </div>
      </div>
    </Section>
  );
}
