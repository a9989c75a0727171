import { useLocale, useTranslations } from 'next-intl';
import { PhoneFold } from '@/components/sections/phone-fold';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';
import { TextLink } from '@/components/ui/text-link';
import { rememberedDays } from '@/lib/attribution/days';
import { pagePath } from '@/lib/i18n/paths';

const stations = ['link', 'browser', 'file', 'signUp'] as const;
const rules = ['last', 'form', 'channel', 'limits'] as const;

/** The code's way from link to registration, and the rules it follows (A2, A5, A7, D2). */
export function CodeJourney() {
  const t = useTranslations('partners.record');
  const locale = useLocale();
  const { promoter: days, channel: channelDays } = rememberedDays;
  return (
    <Section id="record" tone="ink" labelledBy="record-title" className="scroll-mt-4">
      <div className="wrap">
        <div className="grid gap-4 lg:grid-cols-[5fr_6fr] lg:items-end">
          <h2 id="record-title" className="text-h2 text-on-ink">
            <Phrases text={t('title')} />
          </h2>
          <p className="max-w-[34em] lg:justify-self-end">{t('lead')}</p>
        </div>
        <ol className="mt-10 grid md:mt-16 lg:grid-cols-4">
          {stations.map((station) => (
            <li
              key={station}
              className="relative before:absolute before:size-6 before:rounded-full before:border-[6px] before:border-blue-600 before:bg-white max-lg:border-l-4 max-lg:border-blue-600 max-lg:pb-9 max-lg:pl-7 max-lg:before:top-0 max-lg:before:-left-3.5 max-lg:last:border-transparent max-lg:last:pb-0 lg:border-t-4 lg:border-blue-600 lg:pt-9 lg:pr-8 lg:before:-top-3.5 lg:before:left-0"
            >
              <h3 className="text-h3 text-on-ink">{t(`stations.${station}.name`)}</h3>
              <p className="mt-3 inline-block rounded-[10px] bg-white/10 px-3.5 py-2 font-mono text-[15px] leading-snug text-white ring-1 ring-ink-line ring-inset">
                {t(`stations.${station}.art`, { days })}
              </p>
              <p className="mt-3 max-w-[34em] text-[15px]">
                {t(`stations.${station}.text`, { days })}
              </p>
            </li>
          ))}
        </ol>
        <h3 className="border-b border-ink-line pb-4 text-[18px] text-on-ink max-md:hidden md:mt-18">
          {t('rules.title')}
        </h3>
        <PhoneFold label={t('rules.title')} className="max-md:mt-9">
          <dl className="grid gap-x-14 lg:grid-cols-2">
            {rules.map((rule) => (
              <div
                key={rule}
                className="grid gap-x-6 gap-y-1 border-b border-ink-line py-4 md:grid-cols-[8em_1fr]"
              >
                <dt className="text-on-ink">{t(`rules.${rule}.term`)}</dt>
                <dd className="text-[15px] text-pretty">
                  {t(`rules.${rule}.text`, { channelDays })}
                </dd>
              </div>
            ))}
          </dl>
        </PhoneFold>
        <p className="mt-5 flex flex-wrap gap-x-8">
          <TextLink tone="ink" href={pagePath(locale, '/partners/links')}>
            {t('tool')}
          </TextLink>
          <TextLink tone="ink" href={pagePath(locale, '/partners/figures')}>
            {t('figures')}
          </TextLink>
        </p>
      </div>
    </Section>
  );
}
