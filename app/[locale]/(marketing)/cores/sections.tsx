import { useLocale, useTranslations } from 'next-intl';
import { ClosingDownload } from '@/components/cta/closing-download';
import { TrialLink } from '@/components/cta/trial-link';
import { ScenePicture } from '@/components/demo/scene-picture';
import type { SceneStill } from '@/components/demo/scene-source';
import { TryLink } from '@/components/demo/try-link';
import { PageCrumbs } from '@/components/layout/page/page-crumbs';
import { AppList } from '@/components/mockups/app-list';
import s from './function-index.module.css';
import { HeroSplit } from '@/components/sections/hero-split';
import { Phrases } from '@/components/sections/phrases';
import { ButtonLink } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { ScrollRow } from '@/components/ui/list/scroll-row';
import { pagePath } from '@/lib/i18n/paths';
import { downloadHref } from '@/lib/releases/types';
import { figures, minimumSystems, offers } from '@/lib/site';

/** Four words, and a moment of the product for each. */
export function CoresHero() {
  const t = useTranslations('cores');
  const locale = useLocale();
  return (
    <HeroSplit
      crumbs={<PageCrumbs path="/cores" />}
      title={t('hero.title')}
      lead={t('hero.lead')}
      actions={
        <>
          <ButtonLink size="xl" href={downloadHref('auto')}>
            {t('hero.download')}
          </ButtonLink>
          <ButtonLink size="xl" variant="inverse" href={pagePath(locale, '/download/contrast')}>
            {t('hero.compare')}
          </ButtonLink>
        </>
      }
      picture={<FourWords />}
    >
      <TryLink scene="morning-grant" tone="ink" className="mt-4" />
    </HeroSplit>
  );
}

const moments = [
  { group: 'apart', still: { scene: 'open-store', crop: 'reading-profile' } },
  { group: 'keys', still: { scene: 'open-store', crop: 'reading-vault' } },
  { group: 'people', still: { scene: 'morning-grant', crop: 'reading-rows' } },
  { group: 'helpers', still: { scene: 'rpa', crop: 'reading-stores' } },
] as const satisfies readonly { group: string; still: SceneStill }[];

function FourWords() {
  const t = useTranslations('cores');
  return (
    <ScrollRow label={t('hero.label')} className="md:grid md:grid-cols-2 md:gap-x-5 md:gap-y-6">
      {moments.map(({ group, still }, index) => (
        <a key={group} href={`#${group}`} className="group block font-bold text-on-ink">
          <ScenePicture
            {...still}
            priority={index === 0}
            className="h-auto w-full rounded-lg shadow-window"
          />
          <span className="mt-2 flex min-h-8 items-center group-hover:underline">
            {t(`groups.${group}.short`)}
          </span>
        </a>
      ))}
    </ScrollRow>
  );
}

/** The functions of the client in four groups; texts are `cores.items.<key>`. */
const functionGroups = [
  { key: 'apart', items: ['environment', 'network'] },
  { key: 'keys', items: ['vault', 'handover', 'shared', 'risk'] },
  { key: 'people', items: ['levels', 'stores', 'devices', 'hours', 'log'] },
  { key: 'helpers', items: ['robot', 'apps', 'number', 'mobile'] },
] as const;

type FunctionKey = (typeof functionGroups)[number]['items'][number];

/** Groups and functions by name, for the index to follow. */
const places = functionGroups.flatMap(({ key, items }) => [key, ...items]);
const scope = { timelineScope: places.map((place) => `--${place}`).join() };

/** All functions by group: rows whose picture changes sides, on phones a row to swipe through for each group. */
export function FunctionGroups() {
  const t = useTranslations('cores');
  return (
    <div className="bg-paper py-8 text-text-2 md:py-24">
      <div
        style={scope}
        className="wrap grid grid-cols-1 gap-10 lg:grid-cols-[200px_minmax(0,1fr)] lg:gap-16"
      >
        <FunctionIndex />
        <div className="grid min-w-0 gap-14 md:gap-28">
          {functionGroups.map(({ key, items }) => (
            <section
              key={key}
              id={key}
              aria-labelledby={`${key}-group`}
              style={{ viewTimelineName: `--${key}` }}
              className={`min-w-0 scroll-mt-20 lg:scroll-mt-8 ${s.place}`}
            >
              <h2 id={`${key}-group`} className="border-t-2 border-text pt-5 text-h2 text-text">
                <Phrases text={t(`groups.${key}.title`)} />
              </h2>
              <p className="mt-3 mb-6 max-w-[40em] md:mb-12">{t(`groups.${key}.lead`)}</p>
              <ScrollRow label={t(`groups.${key}.short`)} className="md:grid md:gap-16">
                {items.map((item, index) => (
                  <FunctionCard key={item} name={item} turned={index % 2 === 1} />
                ))}
              </ScrollRow>
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}

/** Those whose picture is on dark. */
const dark: readonly FunctionKey[] = ['vault', 'log', 'mobile'];

/** One function: what it does, the moment that proves it, and where it ends. */
function FunctionCard({ name, turned }: { name: FunctionKey; turned: boolean }) {
  const t = useTranslations('cores');
  const values = { countries: figures.countries, android: minimumSystems.android };
  const wide = name === 'stores';
  return (
    <article
      id={name}
      aria-labelledby={`${name}-title`}
      style={{ viewTimelineName: `--${name}` }}
      className={cn(
        s.place,
        'grid scroll-mt-20 content-start gap-x-12 gap-y-6 lg:scroll-mt-8',
        !wide && 'md:items-center',
        !wide && (turned ? 'md:grid-cols-[4fr_3fr]' : 'md:grid-cols-[3fr_4fr]'),
      )}
    >
      <div>
        <h3 id={`${name}-title`} className="text-h3 text-text md:text-[26px]">
          {t(`items.${name}.title`)}
        </h3>
        <p className="mt-2 max-w-[44em]">{t(`items.${name}.text`, values)}</p>
        <p className="mt-2 max-w-[44em] text-sm text-text-3">
          <b className="mr-2 text-text-2">{t('limit')}</b>
          {t(`items.${name}.limit`)}
        </p>
      </div>
      <div
        className={cn(
          'relative overflow-hidden rounded-xl max-md:order-first max-md:aspect-[10/9]',
          dark.includes(name) ? 'ground-ink' : 'bg-mist',
          turned && 'md:order-first',
        )}
      >
        <Picture name={name} />
      </div>
    </article>
  );
}

const inBox =
  'max-md:absolute max-md:inset-4 max-md:size-[calc(100%-2rem)] max-md:object-contain [filter:drop-shadow(0_8px_12px_color-mix(in_srgb,var(--color-ink-900)_12%,transparent))]';

function Picture({ name }: { name: FunctionKey }) {
  if (name === 'apps')
    return (
      <AppList className="m-5 rounded-lg bg-paper px-5 py-2 shadow-2 max-md:absolute max-md:inset-x-0 max-md:top-1/5 md:m-10" />
    );
  if (name === 'mobile')
    return (
      <ScenePicture
        {...stills.mobile}
        className="mx-auto mt-6 -mb-[22%] h-auto w-3/5 md:mt-10 md:-mb-[26%]"
      />
    );
  return (
    <div className="md:p-8 lg:p-9">
      <ScenePicture
        {...stills[name]}
        phone={name === 'stores' ? 'rows-granted' : undefined}
        className={cn('md:h-auto md:w-full', inBox)}
      />
    </div>
  );
}

/** The moment of the demo that proves each function; the app centre is no part of the demo. */
const stills: Readonly<Record<Exclude<FunctionKey, 'apps'>, SceneStill>> = {
  environment: { scene: 'open-store', crop: 'profile' },
  network: { scene: 'open-store', crop: 'line' },
  vault: { scene: 'open-store', crop: 'vault' },
  handover: { scene: 'morning-grant', crop: 'grant' },
  shared: { scene: 'open-store', crop: 'shared' },
  risk: { scene: 'unknown-device', crop: 'alert' },
  levels: { scene: 'morning-grant', crop: 'levels' },
  stores: { scene: 'morning-grant', crop: 'sheet-granted' },
  devices: { scene: 'unknown-device', crop: 'devices' },
  hours: { scene: 'morning-grant', crop: 'hours' },
  log: { scene: 'unknown-device', crop: 'log' },
  robot: { scene: 'rpa', crop: 'lanes' },
  number: { scene: 'code-from-cloud-number', crop: 'code' },
  mobile: { scene: 'unknown-device', crop: 'approved' },
};

const follow = (name: string) => ({ animationTimeline: `--${name}` });

/** Where to go on this page, marked where one is. */
function FunctionIndex() {
  const t = useTranslations('cores');
  return (
    <nav
      aria-label={t('contents')}
      className={`sticky top-0 z-10 max-lg:-mx-5 max-lg:overflow-x-auto max-lg:bg-paper max-lg:px-5 max-lg:py-2 lg:top-8 lg:self-start ${s.index}`}
    >
      <ul className="flex gap-2 lg:grid lg:gap-4">
        {functionGroups.map(({ key, items }) => (
          <li key={key} className="max-lg:flex-none">
            <a
              href={`#${key}`}
              style={follow(key)}
              className="inline-flex min-h-11 items-center font-bold text-text hover:text-blue-700 max-lg:rounded-full max-lg:border max-lg:border-line-2 max-lg:px-4 max-lg:text-sm"
            >
              {t(`groups.${key}.short`)}
            </a>
            <ul className="border-l-2 border-line-2 max-lg:hidden">
              {items.map((item) => (
                <li key={item}>
                  <a
                    href={`#${item}`}
                    style={follow(item)}
                    className="-ml-0.5 inline-flex min-h-9 items-center border-l-2 border-transparent pl-3 text-sm hover:text-blue-700"
                  >
                    {t(`items.${item}.title`)}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Try it, or see whom it is for. */
export function CoresClosing() {
  const t = useTranslations('cores.closing');
  const locale = useLocale();
  return (
    <ClosingDownload
      title={t('title')}
      text={t('text', { coupon: offers.newUserCoupon })}
      download={t('download')}
    >
      <TrialLink where="cores" size="lg" variant="outline" />
      <ButtonLink size="lg" variant="outline" href={pagePath(locale, '/browser-users')}>
        {t('users')}
      </ButtonLink>
    </ClosingDownload>
  );
}
