import { getLocale, getTranslations } from 'next-intl/server';
import { DiscountLabel } from '@/components/growth/discount-label';
import { DownloadButton } from '@/components/growth/download-button';
import { SendToComputer } from '@/components/growth/send-to-computer';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { downloadHref } from '@/lib/downloads/types';
import { pagePath } from '@/lib/i18n/paths';
import { minimumSystems, offers, site } from '@/lib/site';

const link =
  'inline-flex min-h-11 items-center underline decoration-blue-200/40 underline-offset-[5px] hover:text-white';

/** What a visitor can do at once: download here, or send the link to a computer. */
export async function HeroActions() {
  const [t, locale] = await Promise.all([getTranslations('home'), getLocale()]);
  const list = pagePath(locale, '/download', '#all');
  const words = {
    auto: { label: t('download.auto.label'), note: t('download.auto.note') },
    windows: {
      label: t('download.windows.label'),
      note: t('download.windows.note', minimumSystems.v5),
    },
    mac: { label: t('download.mac.label'), note: t('download.mac.note') },
    linux: { label: t('download.linux.label'), note: t('download.linux.note', minimumSystems.v5) },
    android: {
      label: t('download.android.label'),
      note: t('download.android.note', { android: minimumSystems.android }),
    },
    other: { label: t('download.other.label'), note: t('download.other.note') },
  };
  const send = {
    button: t('send.button'),
    copy: t('send.copy'),
    copied: t('send.copied'),
    failed: t('send.failed'),
    subject: t('send.subject', { name: site.name[locale] }),
    body: t('send.body'),
  };
  const discount = {
    coupon: String(t.raw('discount.coupon')),
    pack: String(t.raw('discount.pack')),
    packAt: offers.couponPack,
  };
  return (
    <>
      <div className="mt-13 flex flex-col justify-center gap-4 md:flex-row">
        <div className="relative">
          <DiscountLabel
            words={discount}
            fallback={offers.defaultDiscount}
            className="absolute -top-[34px] right-2"
          />
          <DownloadButton
            words={words}
            listHref={list}
            icon={<Icon name="download" size={22} />}
            className="max-md:hidden md:min-w-[288px]"
          />
          <SendToComputer
            url={new URL(pagePath(locale, '/download'), site.origin).toString()}
            words={send}
            icon={<Icon name="send" size={20} />}
            className="md:hidden"
          >
            <a href={downloadHref('android')} className={link}>
              {t('hero.android')}
            </a>
            {site.webTrialUrl && <Trial label={t('hero.trial')} href={site.webTrialUrl} />}
          </SendToComputer>
        </div>
        <ButtonLink href={list} variant="inverse" size="xl" className="max-md:hidden">
          {t('hero.versions')}
        </ButtonLink>
      </div>
      <p className="mt-1 flex flex-wrap items-center justify-center gap-x-6 text-sm text-on-ink-2 max-md:hidden md:mt-5">
        {t('hero.register')}
        {site.webTrialUrl && (
          <span className="max-md:hidden">
            <Trial label={t('hero.trial')} href={site.webTrialUrl} />
          </span>
        )}
      </p>
    </>
  );
}

function Trial({ label, href }: { label: string; href: string }) {
  return (
    <a href={href} target="_blank" rel="noopener" className={link}>
      {label}
    </a>
  );
}
