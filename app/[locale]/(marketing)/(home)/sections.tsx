import { useLocale, useTranslations } from 'next-intl';
import { getLocale, getTranslations } from 'next-intl/server';
import type { CSSProperties } from 'react';
import { ScenePicture } from '@/components/demo/scene-picture';
import { storeCodes, storeStyle, type StoreCode } from '@/components/mockups/stores';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';
import { TextLink } from '@/components/ui/text-link';
import { cn } from '@/components/ui/cn';
import { pagePath } from '@/lib/i18n/paths';
import { officialFigures } from '@/lib/site';
import { getPublicConfig } from '@/lib/upstream/site-content';

/** Names of the eight markets in the page's language. */
export function useMarkets(): Record<StoreCode, string> {
  const t = useTranslations('mockups.markets');
  return Object.fromEntries(storeCodes.map((code) => [code, t(code)])) as Record<StoreCode, string>;
}

/** The figure as a drawing: 190 (万) in Chinese, 1.9 (million) in English. */
const mosaics = {
  'zh-CN': { src: '/art/figure-190.svg', width: 498, height: 252 },
  'en-US': { src: '/art/figure-1-9.svg', width: 384, height: 252 },
} as const;

/** The official figures about all stores. */
export async function Figures() {
  const [t, locale] = await Promise.all([getTranslations('home.figures'), getLocale()]);
  const mosaic = mosaics[locale];
  return (
    <Section labelledBy="figures-title" padded={false} className="pt-8 pb-12 md:pt-12 md:pb-14">
      <div className="wrap grid items-end gap-7 md:gap-10 lg:grid-cols-[7fr_4fr] lg:gap-16">
        <div>
          <h2 id="figures-title" className="text-[1.25rem] leading-normal text-text">
            {t('shops')}
            <span className="ml-3 text-sm font-normal tracking-normal text-text-3">
              {t('heading')}
            </span>
          </h2>
          <div className="mt-2 flex items-end gap-3 md:gap-4">
            <picture>
              <img
                {...mosaic}
                alt={t('shopsAlt')}
                loading="lazy"
                decoding="async"
                className="home:h-[112px] home:md:h-[208px] w-auto"
              />
            </picture>
            <span
              aria-hidden="true"
              className="home:md:pb-3 font-num text-[2.5rem] leading-none font-bold whitespace-nowrap text-text md:text-[4rem]"
            >
              {t('shopsUnit')}
            </span>
          </div>
        </div>
        <dl className="max-lg:grid max-lg:grid-cols-3">
          <Figure value={t('usersFigure')} unit={t('usersUnit')} name={t('users')} />
          <Figure value={String(officialFigures.platforms)} unit="+" name={t('platforms')} />
          <Figure value={String(officialFigures.countries)} unit="+" name={t('countries')} />
        </dl>
      </div>
    </Section>
  );
}

function Figure({ value, unit, name }: { value: string; unit: string; name: string }) {
  return (
    <div className="home:max-lg:flex-col-reverse home:max-lg:justify-end home:max-lg:leading-snug home:lg:flex-row-reverse home:lg:justify-end home:lg:pt-[18px] home:lg:last:border-b flex border-t border-line-2 pt-4 max-lg:gap-1.5 max-lg:text-sm lg:items-baseline lg:gap-4 lg:pb-4">
      <dt>{name}</dt>
      <dd className="home:lg:min-w-[170px] home:lg:text-num-m font-num text-[2.5rem] leading-none font-bold tracking-[-0.03em] whitespace-nowrap text-text">
        {value}
        <span className="home:text-[0.45em] ml-1 tracking-normal">{unit}</span>
      </dd>
    </div>
  );
}

const levels = ['owner', 'manager', 'employee'] as const;
const steps = ['', 'home:md:ml-6', 'home:md:ml-12'] as const;

/** Three levels of members, and a table of the stores each one opens. */
export function Team() {
  const t = useTranslations('home.team');
  const locale = useLocale();
  const roles = useTranslations('mockups.roles');
  return (
    <Section id="team" tone="mist" labelledBy="team-title">
      <div className="home:lg:grid-cols-[4fr_7fr] home:lg:gap-9 home:lg:gap-14 wrap grid items-center gap-7">
        <div>
          <h2 id="team-title" className="text-h2 text-text">
            <Phrases text={t('title')} />
          </h2>
          <p className="mt-3 md:mt-4 en:max-md:text-[0.9375rem]">{t('lead')}</p>
          <ol className="max-md:hidden md:mt-8">
            {levels.map((level, index) => (
              <li
                key={level}
                className={cn(
                  'home:grid-cols-[84px_1fr] grid gap-2 border-t border-line-2 py-3 text-[0.9375rem]',
                  steps[index],
                )}
              >
                <b className="text-text">{roles(level)}</b>
                <span>{t(level)}</span>
              </li>
            ))}
          </ol>
          <TextLink href={`${pagePath(locale, '/webtrial')}#leaving`} className="mt-4 md:mt-6">
            {t('try')}
          </TextLink>
        </div>
        <ScenePicture
          scene="morning-grant"
          crop="sheet"
          phone="rows"
          className="h-auto w-full min-w-0 rounded-lg shadow-2"
        />
      </div>
    </Section>
  );
}

type StoreState = 'running' | 'idle' | 'attention';
type StaffName = 'lin' | 'zhou' | 'chen' | 'wu' | 'zheng';

interface ConsoleRow {
  readonly code: StoreCode;
  readonly signal: SignalBarsProps['level'];
  readonly owner: StaffName;
  readonly state: StoreState;
}

/** The stores and people of the console; every picture shows the same ones. */
export const consoleRows: readonly ConsoleRow[] = [
  { code: 'us', signal: 4, owner: 'zhou', state: 'running' },
  { code: 'my', signal: 4, owner: 'chen', state: 'running' },
  { code: 'th', signal: 3, owner: 'chen', state: 'idle' },
  { code: 'uk', signal: 4, owner: 'zhou', state: 'running' },
  { code: 'jp', signal: 4, owner: 'zhou', state: 'idle' },
  { code: 'de', signal: 2, owner: 'wu', state: 'attention' },
  { code: 'br', signal: 3, owner: 'zheng', state: 'idle' },
  { code: 'ca', signal: 4, owner: 'zheng', state: 'idle' },
];

interface SignalBarsProps {
  /** Strength from 1 to 4; 2 and 1 are drawn in the risk color. */
  level: 1 | 2 | 3 | 4;
  tone?: 'light' | 'ink';
}

/** The quality of a line as bars, because figures in milliseconds would be invented. */
export function SignalBars({ level, tone = 'light' }: SignalBarsProps) {
  const ink = tone === 'ink';
  return (
    <span
      style={{ '--level': level } as CSSProperties}
      className={cn(
        'signal',
        ink
          ? 'home:[--off:color-mix(in_srgb,var(--color-white)_20%,transparent)] text-ok-bright'
          : level <= 2
            ? 'text-risk'
            : 'text-ok',
      )}
    />
  );
}

const word = 'flex items-center gap-2.5 py-1.5 text-base home:md:text-[1.1875rem] md:py-2.5';

/** Classes of a name with its store's tile before it. */
const marked =
  'font-bold text-text home:before:size-3.5 home:before:rounded-tile home:before:bg-(--store)';

/** Marketplaces by name; those in the pictures have their store's color. */
export async function Platforms() {
  const [t, names, { storeCount }] = await Promise.all([
    getTranslations('home.platforms'),
    getTranslations('mockups.platforms'),
    getPublicConfig(),
  ]);
  // The two Amazon stores are one marketplace.
  const shown = storeCodes.filter((code) => code !== 'jp');
  return (
    <Section id="platforms" labelledBy="platforms-title">
      <div className="wrap grid items-center gap-5 lg:grid-cols-[4fr_8fr] lg:gap-14">
        <div>
          <h2 id="platforms-title" className="mb-3 text-h2 text-text">
            <Phrases text={t('title')} />
          </h2>
          <p className="text-sm text-text-3">{t('official')}</p>
          {/* This figure is set apart from the one of all stores, which does not contain it (P4). */}
          <p className="mt-3 text-sm text-text-3">{t('public', { count: storeCount })}</p>
        </div>
        <ul className="home:[&>li]:border-b home:[&>li]:border-line grid grid-cols-2 gap-x-5 border-t border-line sm:grid-cols-3 xl:grid-cols-5">
          {shown.map((code) => (
            <li key={code} style={storeStyle(code)} className={cn(word, marked)}>
              {names(code)}
            </li>
          ))}
          {t('names')
            .split('|')
            .map((name, index) => (
              <li key={name} className={cn(word, index > 5 && 'max-md:hidden')}>
                {name}
              </li>
            ))}
          <li className={cn(word, 'text-text-3')}>{t('more')}</li>
        </ul>
      </div>
    </Section>
  );
}
