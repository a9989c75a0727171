import { getTranslations } from 'next-intl/server';
import { HashLine } from '@/components/cta/hash-line';
import { StoreTile } from '@/components/mockups/store-tile';
import { storeCodes } from '@/components/mockups/stores';
import { Phrases } from '@/components/sections/phrases';
import { buttonStyles } from '@/components/ui/button-styles';
import { cn } from '@/components/ui/cn';
import { hrefOf, offerOf } from '@/lib/releases/offers';
import type { Release } from '@/lib/releases/types';
import { site } from '@/lib/site';
import { PlatformLink } from '../platform-link';
import { QrCode } from '@/components/ui/qr/qr-code';
import type { Words } from '../words';
import { ApprovalsPhone } from './approvals-phone';

/** Where the eight tiles stand around the phone: side and distance from the top. */
const places = [
  'top-[30px]',
  'top-[30px]',
  'top-[148px]',
  'top-[148px]',
  'top-[266px]',
  'top-[266px]',
  'top-[384px]',
  'top-[384px]',
] as const;

/** Left, right, and both a little further out, in turn. */
const sides = [
  'right-[calc(50%+134px)] sm:right-[calc(50%+146px)] md:right-[calc(50%+176px)]',
  'left-[calc(50%+134px)] sm:left-[calc(50%+146px)] md:left-[calc(50%+176px)]',
  'right-[calc(50%+134px)] sm:right-[calc(50%+146px)] md:right-[calc(50%+204px)]',
  'left-[calc(50%+134px)] sm:left-[calc(50%+146px)] md:left-[calc(50%+204px)]',
] as const;

function Helpers() {
  return storeCodes.map((code, index) => {
    const left = index % 2 === 0;
    return (
      <StoreTile
        key={code}
        code={code}
        size="lg"
        className={cn(
          'absolute shadow-2 before:absolute before:top-1/2 before:h-[3px] before:w-[64px] before:bg-inherit max-md:size-[38px] max-md:text-[13px] max-md:before:hidden',
          left ? 'before:left-full' : 'before:right-full',
          places[index],
          sides[index % 4],
        )}
      />
    );
  });
}

/** The phone app: a code to scan from the computer, and what it is for. */
export async function AndroidSection({
  releases,
  words,
}: {
  releases: readonly Release[];
  words: Words;
}) {
  const t = await getTranslations('download.android');
  const release = offerOf(releases, 'android', 'v5');
  const href = release && hrefOf(release);
  const facts = [
    [t('system'), words.minimum('android', 'v5') ?? ''],
    ...(release ? [[t('version'), `v${release.version} · ${words.size(release)}`]] : []),
    [t('how'), t('howText')],
  ] as const;
  return (
    <section
      id="android"
      aria-labelledby="android-title"
      className="overflow-hidden bg-blue-100 pt-18 text-text-2 md:pt-26"
    >
      <div className="wrap grid items-center gap-10 lg:grid-cols-[5fr_6fr] lg:gap-16">
        <div className="lg:pb-26">
          <h2 id="android-title" className="text-h2 text-text">
            <Phrases text={t('title')} />
          </h2>
          <p className="mt-4.5 max-w-[30em]">{t(href ? 'text' : 'about')}</p>
          {href ? (
            <div className="mt-9 flex flex-wrap items-center gap-6">
              <QrCode
                value={new URL(href, site.origin).toString()}
                label={t('qrAlt')}
                className="w-32 shadow-2 md:w-39"
              />
              <dl className="grid gap-2.5">
                {facts.map(([term, value]) => (
                  <div key={term}>
                    <dt className="text-xs">{term}</dt>
                    <dd className="font-bold text-text">{value}</dd>
                  </div>
                ))}
              </dl>
              <PlatformLink
                platform="android"
                href={href}
                className={cn(buttonStyles({ variant: 'white' }), 'basis-full sm:basis-auto')}
              >
                {t('button')}
              </PlatformLink>
              {release?.sha256 && (
                <HashLine
                  sha256={release.sha256}
                  name={words.package('android')}
                  tone="light"
                  whole
                  className="basis-full"
                />
              )}
            </div>
          ) : (
            <p className="mt-9 font-bold text-text">{t('missing')}</p>
          )}
        </div>
        <div className="relative h-[440px] lg:h-[540px]">
          <div aria-hidden="true" className="contents">
            <Helpers />
          </div>
          <ApprovalsPhone className="absolute left-1/2 h-[640px] w-[256px]! -translate-x-1/2 sm:w-[270px]! md:w-[320px]!" />
        </div>
      </div>
    </section>
  );
}
