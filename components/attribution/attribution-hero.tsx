import { getLocale, getTranslations } from 'next-intl/server';
import { LightHero } from '@/components/layout/page/light-hero';
import { rememberedDays } from '@/lib/attribution/days';
import { group } from '@/lib/i18n/group';
import { SourceCard } from './records/islands';

/** The answer first: who, until when, what for. */
export async function AttributionHero() {
  const [all, t, locale] = await Promise.all([
    getTranslations(),
    getTranslations('attribution'),
    getLocale(),
  ]);
  const words = group(all, 'attribution.card');
  const { promoter: days, channel: channelDays } = rememberedDays;
  return (
    <LightHero
      path="/attribution"
      title={t('hero.title')}
      lead={t('hero.lead')}
      picture={
        <div
          role="group"
          aria-label={words.label}
          className="grid min-h-[440px] min-w-0 grid-cols-[minmax(0,1fr)] content-center self-start rounded-lg bg-paper p-6 shadow-2 ring-1 ring-line sm:min-h-[372px] md:p-8"
        >
          <SourceCard words={words} locale={locale}>
            <p>{words.waiting}</p>
            <noscript>
              <p className="mt-3">{t('card.noscript', { days, channelDays })}</p>
            </noscript>
          </SourceCard>
        </div>
      }
    />
  );
}
