import { getLocale, getTranslations } from 'next-intl/server';
import { PageCrumbs } from '@/components/layout/page/page-crumbs';
import { DiscountLabel } from '@/components/cta/discount-label';
import { discountWords } from '@/components/cta/discount-words';
import { DownloadButton } from '@/components/cta/download-button';
import { downloadWords } from '@/components/cta/download-words';
import { Beams } from '@/components/mockups/beams';
import { Phrases } from '@/components/sections/phrases';
import { buttonStyles } from '@/components/ui/button-styles';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { pagePath } from '@/lib/i18n/paths';
import { offers } from '@/lib/site';
import { QuickPhoneStart } from './phone-start';
import { ProofList } from './proof';

const heights = [170, 130, 90, 60, 60, 90, 130, 170] as const;

/** One screen: the promise, one download button, one field, and the figures behind it. */
export async function QuicklyScreen() {
  const [t, label, common, words, locale] = await Promise.all([
    getTranslations('getQuickly'),
    getTranslations('home.discount'),
    getTranslations('common'),
    downloadWords(),
    getLocale(),
  ]);
  return (
    <section className="ground-band relative overflow-hidden pt-[112px] text-on-ink-2 md:pt-[124px]">
      <div className="relative z-10 wrap">
        <PageCrumbs path="/getquickly" />
        <div className="mt-3 grid gap-10 lg:grid-cols-[7fr_5fr] lg:items-center lg:gap-16">
          <div>
            <h1 className="text-h1 text-on-ink">
              <Phrases text={t('title')} />
            </h1>
            <p className="mt-4 max-w-[32em] text-lead">{t('lead')}</p>
            <DownloadButton
              words={words}
              listHref={pagePath(locale, '/download', '#all')}
              icon={<Icon name="download" size={24} />}
              className={cn(buttonStyles({ size: 'xl' }), 'mt-8 max-sm:w-full sm:min-w-[280px]')}
            />
          </div>
          <div className="rounded-xl bg-ink-950/70 p-6 ring-1 ring-ink-line md:p-8">
            <h2 className="text-h3 text-on-ink">{t('phone.title')}</h2>
            <p className="mt-2 mb-5 text-sm">{t('phone.text', { coupon: offers.newUserCoupon })}</p>
            <QuickPhoneStart />
            <DiscountLabel
              words={discountWords(label, common)}
              fallback={offers.defaultDiscount}
              className="mt-4 font-bold text-warm-300"
              byClassName="mt-1 text-sm wrap-anywhere"
            />
          </div>
        </div>
        <ProofList />
        <Beams heights={heights} size="band" className="mt-10 pb-7 max-md:mt-8 md:mt-20 md:pb-11" />
      </div>
    </section>
  );
}
