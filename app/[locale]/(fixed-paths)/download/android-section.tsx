import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { storeIds, type StoreId } from '@/lib/demo/store-ids';
import { ChecksumRow } from '@/components/releases/checksum-row';
import { Avatar } from '@/components/ui/avatar';
import { PhoneFrame } from '@/components/mockups/phone-frame';
import { StoreTile } from '@/components/mockups/store-tile';
import { PackageDetails } from '@/components/releases/package-details';
import type { PackageDetail, PackageFormatter } from '@/components/releases/package-formatter';
import { PlatformLink } from '@/components/visitor/platform-link';
import { Phrases } from '@/components/sections/phrases';
import { buttonStyles } from '@/components/ui/button-styles';
import { cn } from '@/components/ui/cn';
import { QrCode } from '@/components/ui/qr/qr-code';
import { packageHref, packageInRow } from '@/lib/releases/lists/package-buttons';
import type { ReleasePackage } from '@/lib/releases/release-package';
import { absoluteUrl } from '@/lib/seo/absolute-urls';

/** The distance from the top for the eight tiles around the phone, in pairs. */
const tileTops = [
  'download:top-[30px]',
  'download:top-[148px]',
  'download:top-[266px]',
  'download:top-[384px]',
] as const;

/** The positions of the tiles: left, right, and both a little further out, in turn. */
const tileSides = [
  'download:right-[calc(50%+134px)] download:sm:right-[calc(50%+146px)] download:md:right-[calc(50%+176px)]',
  'download:left-[calc(50%+134px)] download:sm:left-[calc(50%+146px)] download:md:left-[calc(50%+176px)]',
  'download:right-[calc(50%+134px)] download:sm:right-[calc(50%+146px)] download:md:right-[calc(50%+204px)]',
  'download:left-[calc(50%+134px)] download:sm:left-[calc(50%+146px)] download:md:left-[calc(50%+204px)]',
] as const;

function StoreTiles() {
  return storeIds.map((store, index) => {
    const isLeft = index % 2 === 0;
    return (
      <StoreTile
        key={store}
        store={store}
        size="lg"
        className={cn(
          'download:before:h-[3px] download:before:w-[64px] download:before:bg-inherit download:max-md:size-[38px] download:max-md:text-[0.8125rem] download:max-md:before:hidden absolute shadow-2 before:absolute before:top-1/2',
          isLeft ? 'download:before:left-full' : 'download:before:right-full',
          tileTops[Math.floor(index / 2)],
          tileSides[index % 4],
        )}
      />
    );
  });
}

/** The phone app: a code to scan from the computer, and what the app is for. */
export async function AndroidSection({
  packages,
  formatter,
}: {
  packages: readonly ReleasePackage[];
  formatter: PackageFormatter;
}) {
  const t = await getTranslations('download.android');
  const releasePackage = packageInRow(packages, 'android', 'v5');
  const href = releasePackage && packageHref(releasePackage);
  const details: PackageDetail[] = [
    ...formatter.details(['shortMinimum'], releasePackage, { platform: 'android', line: 'v5' }),
    ...(releasePackage
      ? [
          [
            formatter.detailName('version'),
            `v${releasePackage.version} · ${formatter.size(releasePackage)}`,
          ] as const,
        ]
      : []),
    [t('how'), t('howText')],
  ];
  return (
    <section
      id="android"
      aria-labelledby="android-title"
      className="download:md:pt-18 overflow-hidden bg-blue-100 pt-18 text-text-2"
    >
      <div className="wrap grid items-center gap-10 lg:grid-cols-[5fr_6fr] lg:gap-16">
        <div className="download:lg:pb-18">
          <h2 id="android-title" className="text-h2 text-text">
            <Phrases text={t('title')} />
          </h2>
          <p className="download:mt-4.5 max-w-[30em]">{t(href ? 'text' : 'about')}</p>
          {href ? (
            <div className="mt-9 flex flex-wrap items-center gap-6">
              <QrCode
                value={absoluteUrl(href)}
                label={t('qrAlt')}
                className="download:md:w-39 w-32 shadow-2"
              />
              <PackageDetails details={details} look="phone" />
              <PlatformLink
                platform="android"
                href={href}
                className={cn(
                  buttonStyles({ variant: 'white' }),
                  'download:basis-full download:sm:basis-auto',
                )}
              >
                {t('button')}
              </PlatformLink>
              {releasePackage?.sha256 && (
                <ChecksumRow
                  sha256={releasePackage.sha256}
                  name={formatter.platformTitle('android')}
                  tone="light"
                  isWhole
                  className="download:basis-full"
                />
              )}
            </div>
          ) : (
            <p className="mt-9 font-bold text-text">{t('missing')}</p>
          )}
        </div>
        <div className="download:h-[440px] download:lg:h-[540px] relative">
          <div aria-hidden="true" className="contents">
            <StoreTiles />
          </div>
          <ApprovalsPhone className="download:h-[640px] download:w-[256px]! download:sm:w-[270px]! download:md:w-[320px]! absolute left-1/2 -translate-x-1/2" />
        </div>
      </div>
    </section>
  );
}

interface RequestCardProps {
  store: StoreId;
  edge: string;
  title: string;
  text: string;
  actions: readonly [string, string];
  isRisk?: boolean;
}

function RequestCard({ store, edge, title, text, actions, isRisk = false }: RequestCardProps) {
  return (
    <div
      className={cn(
        'download:p-3.5 mt-3.5 grid grid-cols-[auto_1fr] items-center gap-x-3 rounded-[14px] border border-l-4 border-line text-xs',
        edge,
      )}
    >
      <StoreTile store={store} />
      <span>
        <b className="block text-[0.9375rem] text-text">{title}</b>
        <Phrases text={text} />
      </span>
      <span className="col-span-2 mt-3 grid grid-cols-2 gap-2 text-center">
        <span className="rounded-[9px] px-1 py-2.5 text-text ring-1 ring-line-2 ring-inset">
          {actions[0]}
        </span>
        <span
          className={cn(
            'rounded-[9px] px-1 py-2.5 font-bold text-white',
            isRisk ? 'bg-risk' : 'bg-blue-600',
          )}
        >
          {actions[1]}
        </span>
      </span>
    </div>
  );
}

const phoneRows = ['us', 'my', 'jp', 'br'] as const;

/** The phone app with two requests waiting and the stores below; screen readers get it as one picture. */
function ApprovalsPhone({ className }: { className?: string }) {
  const t = useTranslations('download.android.phone');
  return (
    <PhoneFrame label={t('label')} className={className}>
      <div className="flex items-center justify-between text-[1.125rem] text-text">
        <b>{t('title')}</b>
        <Avatar initial={t('you')} tone="you" size="md" className="text-xs" />
      </div>
      <RequestCard
        store="de"
        edge="download:border-l-store-de"
        title={t('deStore')}
        text={t('deText')}
        actions={[t('allowOnce'), t('refuse')]}
        isRisk
      />
      <RequestCard
        store="uk"
        edge="download:border-l-store-uk"
        title={t('ukStore')}
        text={t('ukText')}
        actions={[t('refuse'), t('agree')]}
      />
      <div className="mt-2">
        {phoneRows.map((store, index) => (
          <div key={store} className="flex items-center gap-3 border-b border-line px-0.5 py-3">
            <StoreTile store={store} />
            <span className="flex-1 text-sm text-text">{t(`stores.${store}`)}</span>
            <span className={cn('text-ui', index < 2 ? 'text-ok' : 'text-text-3')}>
              {t(index < 2 ? 'open' : 'closed')}
            </span>
          </div>
        ))}
      </div>
    </PhoneFrame>
  );
}
