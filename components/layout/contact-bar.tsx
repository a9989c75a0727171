import { useLocale, useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { pagePath } from '@/lib/core/i18n/paths';
import { cn } from '@/components/ui/cn';
import { PlainLink } from '@/components/ui/plain-link';
import type { IconName } from '@/components/ui/icon';
import type { ClickTarget } from '@/lib/analytics/event-values';
import { site } from '@/lib/site';
import { supportHours } from '@/lib/support-hours';
import { getWechatQrCodes } from '@/lib/site-content/wechat-qr-codes';
import { ContactQr } from './contact-qr';

const barButtonStyles =
  'before-icon grid min-h-13 w-13 cursor-pointer list-none place-items-center content-center gap-0.5 rounded-md text-ui leading-tight text-text-2 hover:bg-blue-50 hover:text-blue-700';

/**
 * The floating contact bar: pre-sale, after-sale and back to top. It uses native disclosures, so it works without
 * JavaScript. Where the page has a margin the bar is in it; elsewhere one button opens a panel with the same
 * entries, and hides until the hero has been scrolled away.
 * @param isDocked phones have the button in their bar of actions; phones without that bar have no button, so that
 * nothing covers a field or a text
 */
export async function ContactBar({ isDocked }: { isDocked: boolean }) {
  const [qr, t] = await Promise.all([getWechatQrCodes(), getTranslations('common.contactBar')]);
  return (
    <aside aria-label={t('label')} data-contact-bar>
      <div className="fixed right-5 bottom-16 z-30 grid gap-0.5 rounded-[16px] bg-paper/95 p-1.5 shadow-2 ring-1 ring-line max-[90rem]:hidden print:hidden">
        <ContactBarItem icon="chat" label={t('presale')} track="consult-presale">
          <Presale code={<ContactQr qr={qr} />} />
        </ContactBarItem>
        <ContactBarItem
          icon={site.company.phone ? 'call' : 'doc'}
          label={t('aftersale')}
          track="consult-aftersale"
        >
          <Aftersale />
        </ContactBarItem>
        <a href="#top" aria-label={t('backToTop')} className={`${barButtonStyles} icon-arrow-up`}>
          {t('top')}
        </a>
      </div>
      <details
        data-menu
        className={cn(
          'after-hero fixed z-30 md:right-4 md:bottom-16 min-[90rem]:hidden print:hidden',
          isDocked ? 'bottom-[calc(10px+env(safe-area-inset-bottom))] left-4' : 'max-md:hidden',
          'md:left-auto',
        )}
      >
        <summary
          aria-label={t('open')}
          className="before-icon icon-chat icon-22 grid size-12 cursor-pointer list-none place-items-center rounded-md bg-paper text-blue-600 ring-1 ring-line-2 md:size-13 md:rounded-full md:shadow-2"
        />
        <div className="absolute bottom-full mb-3 w-[min(320px,88vw)] rounded-lg bg-paper p-5 shadow-2 ring-1 ring-line md:right-0">
          {/* Visitors cannot scan the screen they hold; they can press the published picture and have it
              recognized. */}
          <Presale code={qr.sidebar && <ContactQr qr={qr} />} />
          <hr className="my-4 border-line" />
          <Aftersale />
          <a
            href="#top"
            className="before-icon icon-arrow-up icon-18 mt-2 flex min-h-11 items-center gap-2 border-t border-line pt-2 font-bold hover:text-blue-700"
          >
            {t('backToTop')}
          </a>
        </div>
      </details>
    </aside>
  );
}

function ContactBarItem({
  icon,
  label,
  track,
  children,
}: {
  icon: IconName;
  label: string;
  track: ClickTarget;
  children: ReactNode;
}) {
  return (
    <details name="consult" data-menu data-track={track} className="group relative">
      <summary
        className={`${barButtonStyles} icon-${icon} group-open:bg-blue-600! group-open:text-white!`}
      >
        {label}
      </summary>
      <div className="absolute right-full bottom-0 mr-3 w-[300px] rounded-lg bg-paper p-5 shadow-2 ring-1 ring-line">
        {children}
      </div>
    </details>
  );
}

const wayStyles = 'mt-1 flex min-h-11 items-center font-bold whitespace-nowrap text-blue-700';

function Presale({ code }: { code: ReactNode }) {
  const t = useTranslations('common.contactBar');
  const locale = useLocale();
  const { phone } = site.company;
  return (
    <div data-track="consult-presale" className="flex justify-between gap-4">
      <div>
        <p className="font-bold">{t('presaleTitle')}</p>
        <p className="mt-1 text-sm text-text-2">{t('presaleText')}</p>
        {phone && (
          <a href={`tel:${phone}`} className={wayStyles}>
            {phone}
          </a>
        )}
        <PlainLink href={pagePath(locale, '/appointment')} className={wayStyles}>
          {t('appointment')}
        </PlainLink>
      </div>
      {code}
    </div>
  );
}

function Aftersale() {
  const t = useTranslations('common.contactBar');
  const locale = useLocale();
  const { phone, email } = site.company;
  return (
    <div data-track="consult-aftersale">
      <p className="font-bold">{t('aftersaleTitle')}</p>
      <p className="mt-1 text-sm text-text-2">{t('aftersaleText', supportHours)}</p>
      {phone && (
        <a href={`tel:${phone}`} className={wayStyles}>
          {phone}
        </a>
      )}
      {email ? (
        <a href={`mailto:${email}`} className={wayStyles}>
          {email}
        </a>
      ) : (
        <PlainLink href={pagePath(locale, '/feedback')} className={wayStyles}>
          {t('write')}
        </PlainLink>
      )}
    </div>
  );
}
