import { getLocale, getTranslations } from 'next-intl/server';
import { areaCodes } from '@superbrowser/contract/forms/phone';
import { CouponLabel } from '@/components/promoter/coupon-label';
import { couponLabelMessages } from '@/components/promoter/coupon-label-messages';
import { DownloadButton } from '@/components/cta/download-button';
import { getDownloadMessages } from '@/components/cta/download-messages';
import { RegisterPhoneForm } from '@/components/cta/register-phone-form';
import { PageCrumbs } from '@/components/sections/page-crumbs';
import { Beams } from '@/components/mockups/beams';
import { Phrases } from '@/components/sections/phrases';
import { buttonStyles } from '@/components/ui/button-styles';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { pagePath } from '@/lib/core/i18n/paths';
import { officialNumbers } from '@/lib/site';
import { officialOffers } from '@/lib/offers/official-offers';
import { getCompanyTerms } from '@/lib/offers/company-terms';

const beamHeights = [170, 130, 90, 60, 60, 90, 130, 170] as const;

/** One screen: the promise, one download button, one field, and the official figures. */
export async function GetQuicklyScreen() {
  const [t, labelTexts, common, messages, locale, terms] = await Promise.all([
    getTranslations('getQuickly'),
    getTranslations('common.couponLabel'),
    getTranslations('common'),
    getDownloadMessages(),
    getLocale(),
    getCompanyTerms(),
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
              messages={messages}
              listHref={pagePath(locale, '/download', '#all')}
              icon={<Icon name="download" size={24} />}
              className={cn(
                buttonStyles({ size: 'xl' }),
                'product:sm:min-w-[280px] mt-8 max-sm:w-full',
              )}
            />
          </div>
          <div className="rounded-xl bg-ink-950/70 p-6 ring-1 ring-ink-line md:p-8">
            <h2 className="text-h3 text-on-ink">{t('phone.title')}</h2>
            <p className="mt-2 mb-5 text-sm">
              {t('phone.text', { coupon: officialOffers.newUserCoupon })}
            </p>
            <QuickPhoneStart />
            <CouponLabel
              messages={couponLabelMessages(labelTexts, common, { ...terms, locale })}
              defaultCouponSum={officialOffers.defaultCouponSum}
              className="mt-4 font-bold text-warm-300"
              recommendedByClassName="mt-1 text-sm wrap-anywhere"
            />
          </div>
        </div>
        <ProofList />
        <Beams
          heights={beamHeights}
          size="band"
          className="product:pb-7 product:max-md:mt-8 product:md:mt-20 product:md:pb-11 mt-10"
        />
      </div>
    </section>
  );
}

const fieldStyles =
  'min-h-13 rounded-md bg-white/8 px-3 text-base text-on-ink ring-1 product:ring-on-ink-3/70 placeholder:text-on-ink-3';

/** The field for a phone number, which is passed to the registration through session storage (F6). */
async function QuickPhoneStart() {
  const [t, locale] = await Promise.all([getTranslations('getQuickly.phone'), getLocale()]);
  return (
    <RegisterPhoneForm
      href={pagePath(locale, '/register')}
      className="grid grid-cols-[auto_1fr] gap-3"
    >
      <select aria-label={t('area')} className={cn(fieldStyles, 'cursor-pointer')}>
        {areaCodes.map((code) => (
          <option key={code} value={code} className="bg-paper text-text">
            +{code}
          </option>
        ))}
      </select>
      <input
        type="text"
        inputMode="tel"
        autoComplete="tel-national"
        aria-label={t('number')}
        placeholder={t('number')}
        className={cn(fieldStyles, 'w-full min-w-0')}
      />
      <button
        type="submit"
        className={cn(buttonStyles({ variant: 'white', size: 'lg' }), 'col-span-2')}
      >
        {t('button')}
      </button>
    </RegisterPhoneForm>
  );
}

/** Official figures in one line. */
async function ProofList() {
  const [t, locale] = await Promise.all([getTranslations('getQuickly.proof'), getLocale()]);
  const compactFormat = new Intl.NumberFormat(locale, { notation: 'compact' });
  // Chinese sets a space between a number and its unit.
  const formatBigNumber = (value: number) => `${compactFormat.format(value).replace('万', ' 万')}+`;
  const items = [
    [formatBigNumber(officialNumbers.stores), t('stores')],
    [formatBigNumber(officialNumbers.users), t('users')],
    [`${officialNumbers.marketplaces}+`, t('marketplaces')],
    [`${officialNumbers.countries}+`, t('countries')],
  ] as const;
  return (
    <div className="mt-10 border-t border-ink-line pt-6 md:mt-14">
      <h2 className="text-sm font-normal tracking-normal">{t('title')}</h2>
      <dl className="mt-4 grid grid-cols-2 gap-5 lg:grid-cols-4">
        {items.map(([figure, name]) => (
          <div key={name} className="flex flex-col-reverse gap-1">
            <dt className="text-sm">{name}</dt>
            <dd className="product:text-[clamp(1.625rem,3vw,2.625rem)] product:en:max-sm:text-[1.375rem] font-num leading-none font-bold whitespace-nowrap text-on-ink">
              {figure}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
