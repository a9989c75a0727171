import { useLocale, useTranslations } from 'next-intl';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';
import { ButtonLink } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { responsePromise } from '@/lib/site';
import { applyPath } from '../apply-path';

const steps = [
  {
    key: 'apply',
    look: 'bg-paper text-text-2 lg:min-h-70',
    title: 'text-text',
  },
  {
    key: 'try',
    look: 'bg-blue-100 text-text-2 lg:min-h-96',
    title: 'text-text',
  },
  { key: 'live', look: 'bg-blue-600 text-white lg:min-h-122', title: '' },
] as const;

/** Three steps as stairs up to the product; the words stand where the stairs are low. */
export function JoinStairs() {
  const t = useTranslations('ecology.join');
  const locale = useLocale();
  return (
    <Section id="join" tone="mist" labelledBy="join-title" className="scroll-mt-4">
      <div className="relative wrap">
        <div className="lg:absolute lg:top-0 lg:left-6 lg:max-w-[620px]">
          <h2 id="join-title" className="text-h2 text-text">
            <Phrases text={t('title')} />
          </h2>
          <p className="mt-3">{t('lead')}</p>
        </div>
        <ol className="mt-8 grid gap-4 lg:mt-0 lg:grid-cols-3 lg:items-end lg:gap-0">
          {steps.map(({ key, look, title }) => (
            <li
              key={key}
              className={cn(
                'flex flex-col rounded-lg p-6 md:p-8 lg:rounded-none lg:rounded-t-xl lg:p-9',
                look,
              )}
            >
              <h3 className={cn('text-h3', title)}>{t(`steps.${key}.name`)}</h3>
              <p className="mt-2">{t(`steps.${key}.text`, { promise: responsePromise[locale] })}</p>
              {key === 'live' && (
                <ButtonLink
                  size="lg"
                  variant="white"
                  href={applyPath(locale, 'ecologyHowTo')}
                  className="mt-7 max-sm:whitespace-normal sm:self-start lg:mt-auto"
                >
                  {t('apply')}
                </ButtonLink>
              )}
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
