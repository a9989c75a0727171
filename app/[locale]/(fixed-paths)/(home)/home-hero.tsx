import { useLocale, useTranslations } from 'next-intl';
import { getLocale, getTranslations } from 'next-intl/server';
import { areaCodes } from '@superbrowser/contract/forms/phone';
import { CouponLabel } from '@/components/promoter/coupon-label';
import { couponLabelMessages } from '@/components/promoter/coupon-label-messages';
import { DownloadButton } from '@/components/cta/download-button';
import { getDownloadMessages } from '@/components/cta/download-messages';
import { RegisterPhoneForm } from '@/components/cta/register-phone-form';
import { SendToComputer } from '@/components/cta/send-to-computer';
import { DemoStage } from '@/components/demo/demo-stage';
import { Beams } from '@/components/mockups/beams';
import { Phrases } from '@/components/sections/phrases';
import { buttonStyles } from '@/components/ui/button-styles';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { PlainLink } from '@/components/ui/plain-link';
import { pagePath } from '@/lib/core/i18n/paths';
import { downloadHref } from '@/lib/releases/release-package';
import { absolutePageUrl } from '@/lib/seo/absolute-urls';
import { officialNumbers, site } from '@/lib/site';
import { officialOffers } from '@/lib/offers/official-offers';
import { trialHref } from '@/lib/external-links/web-trial';
import { getCompanyTerms } from '@/lib/offers/company-terms';
import { useMarketNames } from './use-market-names';

const beamHeights = [640, 430, 230, 120, 120, 230, 430, 640] as const;

/**
 * The hero: slogan, figures and action inside an arch of beams, above the demo.
 * @param mayHaveDownload false where the list was read and contains nothing to download
 */
export async function HomeHero({ mayHaveDownload }: { mayHaveDownload: boolean }) {
  const t = await getTranslations('home.hero');
  return (
    <section className="home:z-[1] home:pt-[104px] home:md:pt-[118px] relative isolate bg-paper text-on-ink-2">
      <div
        aria-hidden="true"
        className="ground-hero home:bottom-[110px] home:md:bottom-[250px] absolute inset-x-0 top-0 -z-10"
      />
      <div className="relative z-10 wrap text-center">
        <p className="home:md:tracking-[0.08em] home:en:tracking-normal text-sm tracking-[0.04em] text-balance text-blue-200 md:text-base lg:text-base">
          {t('slogan')}
        </p>
        <h1 className="home:en:max-md:text-[1.8125rem] home:en:md:text-[clamp(2.375rem,4vw,3.375rem)] home:en:md:[&_.phrase]:block mt-3.5 mb-4 text-h1 text-on-ink md:mt-4 md:mb-5">
          <Phrases text={t('title')} />
        </h1>
        <p className="text-lead">
          <Phrases text={t('proofSafety')} />
        </p>
        <p className="text-on-ink-2 max-md:mt-1 max-md:text-sm md:text-lead">
          <Phrases text={t('proofFigures', officialNumbers)} />
        </p>
        {mayHaveDownload ? <HeroActions /> : <BeforeRelease />}
      </div>
      <BeamsWithDemo />
    </section>
  );
}

function BeamsWithDemo() {
  const markets = useMarketNames();
  // English names are too long for the row.
  const labels = useLocale() === 'zh-CN' ? markets : undefined;
  return (
    <div className="relative wrap mt-8 pb-6 max-md:px-3 md:mt-7 md:pb-10">
      <Beams
        heights={beamHeights}
        labels={labels}
        className="home:mx-2 home:rounded-t-[16px] home:border-blue-200/25 home:from-ink-800/85 home:to-ink-900/95 home:md:mx-7 home:md:rounded-t-[24px] home:md:pb-3 border border-b-0 bg-linear-to-b px-2 py-2.5 md:px-10 md:pt-3.5"
      />
      <DemoStage scene="open-store" windowStore="uk" hasPriority />
    </div>
  );
}

/** Actions for visitors while nothing can be downloaded: ask, or register. */
async function BeforeRelease() {
  const [t, locale, terms] = await Promise.all([
    getTranslations('home.beforeRelease'),
    getLocale(),
    getCompanyTerms(),
  ]);
  return (
    <>
      <div className="home:md:mt-13 home:md:flex-row mt-7 flex flex-col justify-center md:gap-4">
        <PlainLink
          href={pagePath(locale, '/contact')}
          data-empty="releases"
          className={cn(buttonStyles({ size: 'xl' }), 'home:md:min-w-[264px]')}
        >
          {t('button')}
        </PlainLink>
        <HomeRegisterForm terms={terms} className="home:max-md:mt-[21px]" />
      </div>
      <p className="mt-6 text-blue-200 md:mt-8">{t('text')}</p>
    </>
  );
}

/**
 * A phone field and the button to the registration. The coupon is named at this button: registering brings the coupon.
 */
export function HomeRegisterForm({
  terms,
  className,
}: {
  terms: Awaited<ReturnType<typeof getCompanyTerms>>;
  className?: string;
}) {
  const t = useTranslations('home');
  const locale = useLocale();
  const labelMessages = couponLabelMessages(
    useTranslations('common.couponLabel'),
    useTranslations('common'),
    {
      ...terms,
      locale,
    },
  );
  return (
    <div className={cn('relative flex flex-col', className)}>
      <CouponLabel
        messages={labelMessages}
        defaultCouponSum={officialOffers.defaultCouponSum}
        className="home:py-[7px] home:max-md:relative home:max-md:mr-2 home:max-md:self-end home:max-md:flex-col home:max-md:items-end home:max-md:text-right home:max-md:*:text-balance home:md:absolute home:md:right-2 home:md:bottom-full home:md:w-max home:md:*:whitespace-nowrap home:after:right-9 home:after:-bottom-[5px] home:after:size-[12px] home:after:rotate-45 home:after:rounded-[2px] home:after:bg-warm-500 mb-2 flex flex-wrap justify-end gap-x-2 gap-y-1 rounded-sm bg-warm-500 px-2.5 text-xs leading-none font-bold text-on-warm after:absolute"
        recommendedByClassName="truncate text-xs home:leading-[1rem] text-on-ink-2 home:max-md:order-last max-md:mt-2 home:md:pointer-events-none home:md:absolute home:md:inset-x-3 home:md:top-full home:md:mt-1.5 md:text-right"
      />
      <RegisterPhoneForm
        href={pagePath(locale, '/register')}
        className="home:p-[7px] home:ring-on-ink-3/60 home:focus-within:ring-on-ink-2 flex min-h-16 items-center rounded-[16px] bg-ink-950/70 text-left ring-1"
      >
        <span className="home:border-r relative flex flex-none items-center border-ink-line">
          <select
            aria-label={t('register.area')}
            className="home:bg-transparent home:pr-7 home:md:pl-3.5 tap cursor-pointer appearance-none pl-3 text-on-ink"
          >
            {areaCodes.map((code) => (
              <option key={code} value={code} className="bg-paper text-text">
                +{code}
              </option>
            ))}
          </select>
          <Icon
            name="chevron-down"
            size={14}
            className="home:right-2.5 pointer-events-none absolute text-on-ink-3"
          />
        </span>
        <input
          type="text"
          inputMode="tel"
          autoComplete="tel-national"
          aria-label={t('register.phone')}
          placeholder={t('register.placeholder')}
          className="home:bg-transparent home:md:w-[150px] min-h-12 w-full min-w-0 flex-1 px-3 text-base text-on-ink placeholder:text-on-ink-3 md:px-3.5"
        />
        <button
          type="submit"
          className={cn(
            buttonStyles({ size: 'md', variant: 'inverse' }),
            'rounded-[10px] max-md:px-5',
          )}
        >
          {t('register.button')}
        </button>
      </RegisterPhoneForm>
    </div>
  );
}

const linkStyles =
  'inline-flex min-h-11 items-center underline home:decoration-blue-200/40 home:underline-offset-[5px] hover:text-white';

/** Actions for visitors: download here, send the link to a computer, or register. */
async function HeroActions() {
  const [t, locale, messages, terms] = await Promise.all([
    getTranslations('home'),
    getLocale(),
    getDownloadMessages(),
    getCompanyTerms(),
  ]);
  const listHref = pagePath(locale, '/download', '#all');
  const sendMessages = {
    button: t('send.button'),
    copy: t('send.copy'),
    copied: t('send.copied'),
    failed: t('send.failed'),
    subject: t('send.subject', { name: site.name[locale] }),
    body: t('send.body'),
  };
  const trial = site.webTrialUrl && (
    <HomeTrialLink label={t('hero.trial')} href={trialHref('home')} />
  );
  return (
    <>
      <div className="home:md:mt-13 home:md:flex-row mt-7 flex flex-col justify-center md:gap-4">
        <DownloadButton
          messages={messages}
          listHref={listHref}
          icon={<Icon name="download" size={22} />}
          className={cn(buttonStyles({ size: 'xl' }), 'home:md:min-w-[264px] max-md:hidden')}
          guideClassName="max-md:hidden"
        />
        <SendToComputer
          url={absolutePageUrl(locale, '/download')}
          messages={sendMessages}
          icon={<Icon name="send" size={20} />}
          className={cn(buttonStyles({ size: 'xl' }), 'md:hidden')}
          guideClassName="md:hidden"
          linksClassName="mt-2 flex flex-wrap items-center justify-center gap-x-5 text-[0.9375rem] text-blue-200 md:hidden"
          links={
            <>
              <a href={downloadHref('android')} className={linkStyles}>
                {t('hero.android')}
              </a>
              {trial}
            </>
          }
        >
          <HomeRegisterForm terms={terms} className="home:max-md:mt-11" />
        </SendToComputer>
      </div>
      <p className="mt-3 flex justify-center gap-x-7 text-blue-200 max-md:hidden">
        <PlainLink href={listHref} className={linkStyles}>
          {t('hero.versions')}
        </PlainLink>
        {trial}
      </p>
    </>
  );
}

function HomeTrialLink({ label, href }: { label: string; href: string }) {
  return (
    <a href={href} target="_blank" rel="noopener" data-track="trial" className={linkStyles}>
      {label}
    </a>
  );
}
