import { getLocale, getTranslations } from 'next-intl/server';
import { PageCrumbs } from '@/components/layout/page/page-crumbs';
import { rememberedDays } from '@/lib/attribution/days';
import { group } from '@/lib/i18n/group';
import { pagePath } from '@/lib/i18n/paths';
import { RemoveRecords, SourceCard } from './records/islands';

/** Both buttons stay plain until the card has somebody to name: with nobody on record there is little to remove. */
const quietWithoutReferral =
  'not-group-has-[[data-referral]]/source:[&_button]:bg-transparent not-group-has-[[data-referral]]/source:[&_button]:text-text-2 not-group-has-[[data-referral]]/source:[&_button]:shadow-[inset_0_0_0_1px_var(--color-control)] not-group-has-[[data-referral]]/source:[&_button]:hover:bg-blue-50';

/** The answer first: who, until when, what for; and beside it the way to make the browser forget. */
export async function AttributionHero() {
  const [all, t, locale] = await Promise.all([
    getTranslations(),
    getTranslations('attribution'),
    getLocale(),
  ]);
  const words = group(all, 'attribution.card');
  const { promoter: days, channel: channelDays } = rememberedDays;
  return (
    <section className="bg-mist pt-6 pb-12 text-text-2 md:pt-10 md:pb-16">
      <div className="wrap">
        <PageCrumbs path="/attribution" tone="light" />
        <div className="group/source mt-4 grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:gap-x-20">
          <div>
            <h1 className="text-h1 text-text">{t('hero.title')}</h1>
            <p className="mt-4 max-w-[34em] text-lead">{t('hero.lead', { days, channelDays })}</p>
          </div>
          <div
            role="group"
            aria-label={words.label}
            className="flex min-h-[280px] min-w-0 flex-col justify-center rounded-lg bg-paper p-6 shadow-2 ring-1 ring-line md:p-9 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:min-h-[320px] lg:self-start"
          >
            <SourceCard words={words} locale={locale} registerHref={pagePath(locale, '/register')}>
              <p>{words.waiting}</p>
              <noscript>
                <p className="mt-3">{t('card.noscript', { days, channelDays })}</p>
              </noscript>
            </SourceCard>
          </div>
          <div className={quietWithoutReferral}>
            {/* The handler comes back to this where no script ran. */}
            <p
              id="removed"
              className="mb-6 hidden scroll-mt-24 rounded-md bg-ok-bg px-5 py-4 font-bold text-ok target:block"
            >
              {t('remove.doneWithout')}
            </p>
            <RemoveRecords words={group(all, 'attribution.remove')} locale={locale} />
          </div>
        </div>
      </div>
    </section>
  );
}
