import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import type { ClickTarget } from '@/lib/analytics/names';
import { site, supportHours } from '@/lib/site';
import { getQrCodes } from '@/lib/upstream/qr';
import { QrPicture } from '@/components/ui/qr/qr-picture';

/**
 * Floating consult bar: pre-sale, after-sale and back to top. Native disclosures, so it works
 * without JavaScript; on phones one round button holds both.
 */
export async function ConsultBar() {
  const [{ sidebar }, t] = await Promise.all([getQrCodes(), getTranslations('common.consult')]);
  return (
    <aside aria-label={t('label')} data-consult>
      <div className="fixed right-5 bottom-8 z-30 grid gap-0.5 rounded-[16px] bg-paper/95 p-1.5 shadow-2 ring-1 ring-line max-xl:hidden print:hidden">
        <RailItem
          icon={<Icon name="chat" size={20} />}
          label={t('presale')}
          track="consult-presale"
        >
          <Presale qr={sidebar} />
        </RailItem>
        <RailItem
          icon={<Icon name="call" size={20} />}
          label={t('aftersale')}
          track="consult-aftersale"
        >
          <Aftersale />
        </RailItem>
        <a href="#top" aria-label={t('backToTop')} className={railButton}>
          <Icon name="arrow-up" size={20} />
          <span>{t('top')}</span>
        </a>
      </div>
      <details
        data-menu
        className="fixed right-4 bottom-24 z-30 md:bottom-6 xl:hidden print:hidden"
      >
        <summary
          aria-label={t('open')}
          className="grid size-13 cursor-pointer list-none place-items-center rounded-full bg-paper text-blue-600 shadow-2 ring-1 ring-line"
        >
          <Icon name="chat" size={22} />
        </summary>
        <div className="absolute right-0 bottom-full mb-3 w-[min(320px,88vw)] rounded-lg bg-paper p-5 shadow-2 ring-1 ring-line">
          <Presale qr={sidebar} />
          <hr className="my-4 border-line" />
          <Aftersale />
        </div>
      </details>
    </aside>
  );
}

const railButton =
  'grid min-h-13 w-13 cursor-pointer list-none place-items-center content-center gap-0.5 rounded-md text-ui leading-tight text-text-2 hover:bg-blue-50 hover:text-blue-700';

function RailItem({
  icon,
  label,
  track,
  children,
}: {
  icon: ReactNode;
  label: string;
  track: ClickTarget;
  children: ReactNode;
}) {
  return (
    <details name="consult" data-menu data-track={track} className="group relative">
      <summary className={`${railButton} group-open:bg-blue-600! group-open:text-white!`}>
        {icon}
        <span>{label}</span>
      </summary>
      <div className="absolute right-full bottom-0 mr-3 w-[300px] rounded-lg bg-paper p-5 shadow-2 ring-1 ring-line">
        {children}
      </div>
    </details>
  );
}

function Presale({ qr }: { qr: string | null }) {
  const t = useTranslations('common.consult');
  return (
    <div data-track="consult-presale" className="grid grid-cols-[1fr_96px] gap-4">
      <div>
        <p className="font-bold">{t('presaleTitle')}</p>
        <p className="mt-1 text-sm text-text-2">{t('presaleText')}</p>
        <a
          href={`tel:${site.company.phone}`}
          className="mt-2 inline-flex min-h-11 items-center font-bold whitespace-nowrap text-blue-700"
        >
          {site.company.phone}
        </a>
      </div>
      <QrPicture src={qr} alt={t('wechat')} size={96} />
    </div>
  );
}

function Aftersale() {
  const t = useTranslations('common.consult');
  return (
    <div data-track="consult-aftersale">
      <p className="font-bold">{t('aftersaleTitle')}</p>
      <p className="mt-1 text-sm text-text-2">{t('aftersaleText', supportHours)}</p>
      <a
        href={`mailto:${site.company.email}`}
        className="mt-1 inline-flex min-h-11 items-center font-bold break-all text-blue-700"
      >
        {site.company.email}
      </a>
    </div>
  );
}
