import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { InstalledApps } from '@/components/mockups/installed-apps';
import { MaskedCharacters } from '@/components/mockups/masked-characters';
import { Avatar } from '@/components/ui/avatar';
import { PhoneFrame } from '@/components/mockups/phone-frame';
import { StoreTile } from '@/components/mockups/store-tile';
import { Section, SectionHead } from '@/components/sections/section';
import { ButtonLink } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { ScrollRow } from '@/components/ui/list/scroll-row';
import { QrCode } from '@/components/ui/qr/qr-code';
import { downloadHref } from '@/lib/releases/release-package';
import { absoluteUrl } from '@/lib/seo/absolute-urls';
import { minimumSystems } from '@/lib/releases/minimum-systems';
import { site } from '@/lib/site';
import { sampleStores } from './sample-stores';

/**
 * The section on automation: the mobile app with RPA, app center and cloud number around it.
 * @param hasAndroidPackage whether a package exists that the code can lead to
 */
export function AutomationSection({ hasAndroidPackage }: { hasAndroidPackage: boolean }) {
  const t = useTranslations('home.automation');
  return (
    <Section id="helpers" tone="mist" labelledBy="automation-title">
      <div className="wrap" data-display="hot-product">
        <SectionHead id="automation-title" title={t('title')} lead={t('lead')} />
        <ScrollRow
          label={t('title').replace('|', '')}
          className="home:xl:grid-cols-[1fr_316px_1fr] md:grid md:grid-cols-2 md:gap-5"
        >
          <div className="home:md:row-span-2 home:xl:col-start-2 home:xl:row-start-1 grid place-items-center max-md:hidden">
            <PhoneApp />
          </div>
          <Card
            title={t('rpa.title')}
            text={t('rpa.text')}
            className="home:xl:col-start-1 home:xl:row-start-1"
          >
            <FlowSteps className="mt-4" />
          </Card>
          <Card
            title={t('apps.title')}
            text={t('apps.text')}
            className="home:xl:col-start-1 home:xl:row-start-2"
          >
            <InstalledApps className="mt-4" />
          </Card>
          <Card
            title={t('number.title')}
            text={t('number.text')}
            className="home:xl:col-start-3 home:xl:row-start-1"
          >
            <VerificationCodeList className="mt-5" />
          </Card>
          <Card
            title={t('mobile.title')}
            text={t('mobile.text', { android: minimumSystems.android })}
            className="home:xl:col-start-3 home:xl:row-start-2"
          >
            {hasAndroidPackage ? (
              <MobileDownload />
            ) : (
              <p className="mt-5 text-sm">{t('mobile.missing')}</p>
            )}
          </Card>
        </ScrollRow>
      </div>
    </Section>
  );
}

function Card({
  title,
  text,
  className,
  children,
}: {
  title: string;
  text: string;
  className: string;
  children: ReactNode;
}) {
  return (
    <article
      className={`home:rounded-[22px] home:md:rounded-xl home:md:py-[30px] bg-white p-6 md:px-8 ${className}`}
    >
      <h3 className="text-h3 text-text">{title}</h3>
      <p className="mt-2 text-[0.9375rem]">{text}</p>
      {children}
    </article>
  );
}

function MobileDownload() {
  const t = useTranslations('home.automation.mobile');
  const locale = useLocale();
  return (
    <>
      <div className="mt-5 flex items-center gap-4 text-sm max-md:hidden">
        <QrCode
          value={absoluteUrl(downloadHref('android'))}
          label={`${t('qr')} · ${site.name[locale]}`}
          className="home:w-[112px] shadow-[0_0_0_1px_var(--color-line)]"
        />
        <span>
          {t('scan')
            .split('|')
            .map((line) => (
              <span key={line} className="block">
                {line.trim()}
              </span>
            ))}
        </span>
      </div>
      <ButtonLink href={downloadHref('android')} variant="ghost" className="mt-5 w-full md:hidden">
        {t('button')}
      </ButtonLink>
    </>
  );
}

const sampleCodes = [
  ['my', '36'],
  ['br', '08'],
  ['ca', '51'],
] as const;

/** Verification codes received in the cloud, masked. */
function VerificationCodeList({ className }: { className?: string }) {
  const t = useTranslations('mockups.codes');
  return (
    <div role="img" aria-label={t('label')} className={cn('grid gap-2.5', className)}>
      {sampleCodes.map(([store, end]) => (
        <div
          key={store}
          className="flex items-center gap-3 rounded-[14px] bg-mist p-3 text-xs leading-[1.4]"
        >
          <StoreTile store={store} />
          <span className="flex-1">
            <b className="block text-text">{t(`${store}.title`)}</b>
            <b className="home:tracking-[0.08em] font-num text-base leading-[1.3] text-text">
              <MaskedCharacters count={4} /> {end}
            </b>
          </span>
          <span className="text-ui text-text-3">{t(`${store}.time`)}</span>
        </div>
      ))}
    </div>
  );
}

/** An automation as a time line. */
function FlowSteps({ className }: { className?: string }) {
  const t = useTranslations('mockups.flow');
  const steps: readonly (readonly [key: 'start' | 'open' | 'check' | 'report', mark: ReactNode])[] =
    [
      ['start', '9:00'],
      ['open', <Tiles key="tiles" />],
      ['check', t('checkMark')],
      ['report', t('reportMark')],
    ];
  return (
    <div
      role="img"
      aria-label={t('label')}
      className={cn('text-sm leading-normal text-text', className)}
    >
      {steps.map(([key, mark], index) => (
        <div
          key={key}
          className={cn(
            'home:grid-cols-[84px_26px_1fr] grid min-h-9 items-center',
            index === 3 && 'font-bold',
          )}
        >
          <b className="home:gap-[3px] flex justify-end">{mark}</b>
          <span
            className={cn(
              'home:after:relative home:after:size-2.5 home:after:rounded-full home:after:border-[2.5px] home:after:border-blue-600 relative grid h-full place-items-center',
              index === 3
                ? 'home:after:bg-blue-600'
                : 'home:before:h-full home:before:w-0.5 home:before:bg-blue-200 home:after:bg-white before:absolute before:top-1/2',
            )}
          />
          {t(key)}
        </div>
      ))}
    </div>
  );
}

function Tiles() {
  return (
    <>
      <StoreTile store="us" size="xs" />
      <StoreTile store="uk" size="xs" />
      <StoreTile store="jp" size="xs" />
    </>
  );
}

const stateDots = {
  running: 'home:after:bg-store-uk',
  idle: 'home:after:bg-line-2',
  attention: 'home:after:bg-risk',
} as const;

/** Path data of a rounded square, 22 wide, around a point. */
const tilePath = (x: number) =>
  `M${x - 4} 0h8a7 7 0 0 1 7 7v8a7 7 0 0 1-7 7h-8a7 7 0 0 1-7-7v-8a7 7 0 0 1 7-7z`;

/** The mobile app's store list. */
function PhoneApp({ className }: { className?: string }) {
  const t = useTranslations('mockups');
  return (
    <PhoneFrame label={t('phone.label')} className={className}>
      <div className="flex items-center justify-between text-[1.125rem] text-text">
        <b>{t('phone.title')}</b>
        <Avatar
          initial={t('you')}
          tone="you"
          size="md"
          className={t('you').length > 1 ? 'home:!text-[0.625rem]' : undefined}
        />
      </div>
      <div className="mt-3 mb-1.5 flex items-baseline gap-2 rounded-[16px] bg-blue-600 px-4 py-3.5 text-white">
        <b className="font-num text-[2.125rem] leading-none">{t('phone.count')}</b>
        {t('phone.running')}
      </div>
      {sampleStores.slice(0, 4).map(({ store, state }) => (
        <div
          key={store}
          className={cn(
            'flex items-center gap-3 border-b border-line px-0.5 py-2.5 after:size-2.5 after:rounded-full',
            stateDots[state],
          )}
        >
          <StoreTile store={store} />
          <span className="flex-1 text-ui text-text-3">
            <b className="block text-sm leading-[1.3] text-text">{t(`marketplaces.${store}`)}</b>
            {t('phone.line', { market: t(`markets.${store}`), kind: t(`kinds.${store}`) })}
          </span>
        </div>
      ))}
      <svg viewBox="0 0 260 22" className="mt-3.5 block w-full">
        <path d={tilePath(33)} className="fill-blue-600" />
        <path d={tilePath(98) + tilePath(162) + tilePath(227)} className="home:fill-line" />
      </svg>
    </PhoneFrame>
  );
}
