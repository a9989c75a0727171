import { useLocale, useTranslations } from 'next-intl';
import { getLocale, getTranslations } from 'next-intl/server';
import { DiscountLabel } from '@/components/cta/discount-label';
import { discountMessages } from '@/components/cta/discount-messages';
import { DownloadButton } from '@/components/cta/download-button';
import { downloadMessages } from '@/components/cta/download-messages';
import { RegisterStart } from '@/components/cta/register-start';
import { SendToComputer } from '@/components/cta/send-to-computer';
import { DemoStage } from '@/components/demo/demo-stage';
import { Beams } from '@/components/mockups/beams';
import { Phrases } from '@/components/sections/phrases';
import { buttonStyles } from '@/components/ui/button-styles';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { PageLink } from '@/components/ui/page-link';
import { pagePath } from '@/lib/i18n/paths';
import { downloadHref } from '@/lib/releases/types';
import { figures, offers, site } from '@/lib/site';
import { trialHref } from '@/lib/targets/web-trial';
import { areaCodes } from '@superbrowser/contract/forms/phone';
import { useMarkets } from './sections';

const heights = [640, 430, 230, 120, 120, 230, 430, 640] as const;

/**
 * Slogan, proof and action inside an arch of beams, over the console.
 * @param released whether there is anything a download button could lead to
 */
export async function Hero({ released }: { released: boolean }) {
  const t = await getTranslations('home.hero');
  return (
    <section className="relative isolate z-[1] bg-paper pt-[104px] text-on-ink-2 md:pt-[164px]">
      <div
        aria-hidden="true"
        className="ground-hero absolute inset-x-0 top-0 bottom-[110px] -z-10 md:bottom-[250px]"
      />
      <div className="relative z-10 wrap text-center">
        <p className="text-sm tracking-[0.04em] text-balance text-blue-200 md:text-base md:tracking-[0.08em] lg:text-base en:tracking-normal">
          {t('slogan')}
        </p>
        <h1 className="mt-3.5 mb-4 text-h1 text-on-ink md:mt-4 md:mb-5 en:max-md:text-[29px] en:md:text-[clamp(38px,4vw,54px)] en:md:[&_.phrase]:block">
          <Phrases text={t('title')} />
        </h1>
        <p className="text-lead">
          <Phrases text={t('proofSafety')} />
        </p>
        <p className="text-on-ink-2 max-md:mt-1 max-md:text-sm md:text-lead">
          <Phrases text={t('proofFigures', figures)} />
        </p>
        {released ? <HeroActions /> : <BeforeRelease />}
      </div>
      <Deck />
    </section>
  );
}

function Deck() {
  const markets = useMarkets();
  // English names are too long for the row.
  const labels = useLocale() === 'zh-CN' ? markets : undefined;
  return (
    <div className="relative wrap mt-8 pb-6 max-md:px-3 md:mt-7 md:pb-16">
      <Beams
        heights={heights}
        labels={labels}
        className="mx-2 rounded-t-[16px] border border-b-0 border-blue-200/25 bg-linear-to-b from-ink-800/85 to-ink-900/95 px-2 py-2.5 md:mx-7 md:rounded-t-[24px] md:px-10 md:pt-3.5 md:pb-3"
      />
      <DemoStage scene="open-store" priority />
    </div>
  );
}

/** What a visitor can do while nothing can be downloaded: ask, or register. */
async function BeforeRelease() {
  const [t, locale] = await Promise.all([getTranslations('home.beforeRelease'), getLocale()]);
  return (
    <>
      <div className="mt-7 flex flex-col justify-center md:mt-13 md:flex-row md:gap-4">
        <PageLink
          href={pagePath(locale, '/contact')}
          data-empty="releases"
          className={cn(buttonStyles({ size: 'xl' }), 'md:min-w-[264px]')}
        >
          {t('button')}
        </PageLink>
        <RegisterField className="max-md:mt-14" />
      </div>
      <p className="mt-6 text-blue-200 md:mt-8">{t('text')}</p>
    </>
  );
}

/** Phone number and the way to the registration; the coupon is at the button that brings it. */
export function RegisterField({ className }: { className?: string }) {
  const t = useTranslations('home');
  const discount = discountMessages(useTranslations('home.discount'), useTranslations('common'));
  return (
    <div className={cn('relative flex flex-col', className)}>
      <DiscountLabel
        messages={discount}
        fallback={offers.defaultDiscount}
        className="absolute right-2 bottom-full mb-2 flex flex-wrap justify-end gap-x-2 gap-y-1 rounded-sm bg-warm-500 px-2.5 py-[7px] text-xs leading-none font-bold text-on-warm *:whitespace-nowrap after:absolute after:right-9 after:-bottom-[5px] after:size-[12px] after:rotate-45 after:rounded-[2px] after:bg-warm-500"
        byClassName="truncate text-xs leading-4 text-on-ink-2 max-md:order-last max-md:mt-2 md:pointer-events-none md:absolute md:inset-x-3 md:top-full md:mt-1.5 md:text-right"
      />
      <RegisterStart
        href={pagePath(useLocale(), '/register')}
        className="flex min-h-16 items-center rounded-[16px] bg-ink-950/70 p-[7px] text-left ring-1 ring-on-ink-3/60 focus-within:ring-on-ink-2"
      >
        <span className="relative flex flex-none items-center border-r border-ink-line">
          <select
            aria-label={t('register.area')}
            className="tap cursor-pointer appearance-none bg-transparent pr-7 pl-3 text-on-ink md:pl-3.5"
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
            className="pointer-events-none absolute right-2.5 text-on-ink-3"
          />
        </span>
        <input
          type="text"
          inputMode="tel"
          autoComplete="tel-national"
          aria-label={t('register.phone')}
          placeholder={t('register.placeholder')}
          className="min-h-12 w-full min-w-0 flex-1 bg-transparent px-3 text-base text-on-ink placeholder:text-on-ink-3 md:w-[150px] md:px-3.5"
        />
        <button
          type="submit"
          className={cn(buttonStyles({ size: 'md' }), 'rounded-[10px] max-md:px-5')}
        >
          {t('register.button')}
        </button>
      </RegisterStart>
    </div>
  );
}

const link =
  'inline-flex min-h-11 items-center underline decoration-blue-200/40 underline-offset-[5px] hover:text-white';

/** What a visitor can do at once: download here, or send the link to a computer, or register. */
async function HeroActions() {
  const [t, locale, messages] = await Promise.all([
    getTranslations('home'),
    getLocale(),
    downloadMessages(),
  ]);
  const list = pagePath(locale, '/download', '#all');
  const send = {
    button: t('send.button'),
    copy: t('send.copy'),
    copied: t('send.copied'),
    failed: t('send.failed'),
    subject: t('send.subject', { name: site.name[locale] }),
    body: t('send.body'),
  };
  const trial = site.webTrialUrl && <Trial label={t('hero.trial')} href={trialHref('home')} />;
  return (
    <>
      <div className="mt-7 flex flex-col justify-center md:mt-13 md:flex-row md:gap-4">
        <DownloadButton
          messages={messages}
          listHref={list}
          icon={<Icon name="download" size={22} />}
          className={cn(buttonStyles({ size: 'xl' }), 'max-md:hidden md:min-w-[264px]')}
          wayClassName="max-md:hidden"
        />
        <SendToComputer
          url={new URL(pagePath(locale, '/download'), site.origin).toString()}
          messages={send}
          icon={<Icon name="send" size={20} />}
          className={cn(buttonStyles({ size: 'xl' }), 'md:hidden')}
          wayClassName="md:hidden"
          linksClassName="mt-2 flex flex-wrap items-center justify-center gap-x-5 text-[15px] text-blue-200 md:hidden"
          links={
            <>
              <a href={downloadHref('android')} className={link}>
                {t('hero.android')}
              </a>
              {trial}
            </>
          }
        >
          <RegisterField className="max-md:mt-11" />
        </SendToComputer>
      </div>
      <p className="mt-3 flex justify-center gap-x-7 text-blue-200 max-md:hidden">
        <PageLink href={list} className={link}>
          {t('hero.versions')}
        </PageLink>
        {trial}
      </p>
    </>
  );
}

function Trial({ label, href }: { label: string; href: string }) {
  return (
    <a href={href} target="_blank" rel="noopener" data-track="trial" className={link}>
      {label}
    </a>
  );
}
