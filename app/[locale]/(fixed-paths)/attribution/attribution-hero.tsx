import { getLocale, getTranslations } from 'next-intl/server';
import { PageCrumbs } from '@/components/sections/page-crumbs';
import { rememberedDays } from '@/lib/attribution/remembered-days';
import { pickMessages } from '@/lib/core/i18n/pick-messages';
import { pagePath } from '@/lib/core/i18n/paths';
import { RemoveStoredData, AttributionCard } from './attribution-islands';

/** Both buttons have a plain look until the card names a promoter: without a promoter there is little to remove. */
const quietWithoutAttribution =
  'product:not-group-has-[[data-attribution]]/source:[&_button]:bg-transparent product:not-group-has-[[data-attribution]]/source:[&_button]:text-text-2 product:not-group-has-[[data-attribution]]/source:[&_button]:shadow-[inset_0_0_0_1px_var(--color-control)] product:not-group-has-[[data-attribution]]/source:[&_button]:hover:bg-blue-50';

/**
 * The hero answers first who sent the visitor, until when that is stored and what for; next to this answer is the
 * button that removes the record.
 */
export async function AttributionHero() {
  const [translator, t, locale] = await Promise.all([
    getTranslations(),
    getTranslations('attribution'),
    getLocale(),
  ]);
  const messages = pickMessages(translator, 'attribution.card');
  const { promoter: days, channel: channelDays } = rememberedDays;
  return (
    <section className="bg-mist pt-6 pb-12 text-text-2 md:pt-10 md:pb-16">
      <div className="wrap">
        <PageCrumbs path="/attribution" tone="light" />
        <div className="group/source product:group/source product:lg:gap-x-20 mt-4 grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
          <div>
            <h1 className="text-h1 text-text">{t('hero.title')}</h1>
            <p className="mt-4 max-w-[34em] text-lead">{t('hero.lead', { days, channelDays })}</p>
          </div>
          <div
            role="group"
            aria-label={messages.label}
            className="product:min-h-[280px] product:lg:row-start-1 product:lg:min-h-[320px] flex min-w-0 flex-col justify-center rounded-lg bg-paper p-6 shadow-2 ring-1 ring-line md:p-9 lg:col-start-2 lg:row-span-2 lg:self-start"
          >
            <AttributionCard
              messages={messages}
              locale={locale}
              registerHref={pagePath(locale, '/register')}
            >
              <p>{messages.waiting}</p>
              <noscript>
                <p className="mt-3">{t('card.noscript', { days, channelDays })}</p>
              </noscript>
            </AttributionCard>
          </div>
          <div className={quietWithoutAttribution}>
            {/* The handler redirects to this element where no script ran. */}
            <p
              id="removed"
              className="product:scroll-mt-24 product:target:block mb-6 hidden rounded-md bg-ok-bg px-5 py-4 font-bold text-ok"
            >
              {t('remove.doneWithout')}
            </p>
            <RemoveStoredData
              messages={pickMessages(translator, 'attribution.remove')}
              locale={locale}
            />
          </div>
        </div>
      </div>
    </section>
  );
}
