import { useTranslations } from 'next-intl';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';
import { Badge } from '@/components/ui/badge';
import { figures, offers } from '@/lib/site';
import { rememberedDays } from '@/lib/attribution/days';

const facts = [
  { key: 'platforms', value: figures.platforms, source: 'official', tone: 'blue' },
  { key: 'countries', value: figures.countries, source: 'official', tone: 'blue' },
  { key: 'coupon', value: offers.newUserCoupon, source: 'offer', tone: 'soft' },
  { key: 'days', value: rememberedDays.promoter, source: 'rule', tone: 'idle' },
] as const;

/** What a reseller can say to a client, with its source. */
export function FourFacts() {
  const t = useTranslations('partners.why');
  return (
    <Section labelledBy="why-title">
      <div className="wrap grid gap-9 lg:grid-cols-[4fr_8fr] lg:gap-14">
        <div className="lg:sticky lg:top-10 lg:self-start">
          <h2 id="why-title" className="text-h2 text-text">
            <Phrases text={t('title')} />
          </h2>
          <p className="mt-4 max-w-[28em]">{t('lead')}</p>
        </div>
        <ul className="border-b border-line-2 max-md:grid max-md:grid-cols-2 max-md:gap-x-5">
          {facts.map(({ key, value, source, tone }) => {
            // "38|元" or "¥38".
            const [figure, unit] = t(`items.${key}.figure`, { value }).split('|');
            return (
              <li
                key={key}
                className="grid content-start items-center gap-x-8 gap-y-3 border-t border-line-2 py-6 md:grid-cols-[200px_1fr] md:py-7"
              >
                <p className="flex items-baseline text-text">
                  <span className="font-num text-[44px] leading-[0.9] font-bold tracking-[-0.04em] md:text-[64px]">
                    {figure}
                  </span>
                  {unit && (
                    <span className="ml-1.5 text-[20px] font-bold md:text-[24px]">{unit}</span>
                  )}
                </p>
                <div>
                  <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-h3 text-text">
                    {t(`items.${key}.name`)}
                    <Badge tone={tone}>{t(source)}</Badge>
                  </h3>
                  <p className="mt-2 max-w-[34em]">{t(`items.${key}.text`)}</p>
                </div>
              </li>
            );
          })}
        </ul>
      </div>
    </Section>
  );
}
