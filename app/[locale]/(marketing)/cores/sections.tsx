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
    <ScrollRow
      label={t('hero.label')}
      className="product:md:gap-y-6 md:grid md:grid-cols-2 md:gap-x-5"
    >
      {moments.map(({ group, still }, index) => (
        <a
          key={group}
          href={`#${group}`}
          className="group product:group block font-bold text-on-ink"
        >
          <ScenePicture
            {...still}
            priority={index === 0}
            className="h-auto w-full rounded-lg shadow-window"
          />
          <span className="product:min-h-8 product:group-hover:underline mt-2 flex items-center">
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
    <div className="bg-paper py-8 text-text-2 md:py-18">
      <div
        style={scope}
        className="product:lg:grid-cols-[200px_minmax(0,1fr)] wrap grid grid-cols-1 gap-10 lg:gap-16"
      >
        <FunctionIndex />
        <div className="product:md:gap-28 grid min-w-0 gap-14">
          {functionGroups.map(({ key, items }) => (
            <section
              key={key}
              id={key}
              aria-labelledby={`${key}-group`}
              style={{ viewTimelineName: `--${key}` }}
              className={`product:scroll-mt-20 product:lg:scroll-mt-8 min-w-0 ${s.place}`}
            >
              <h2 id={`${key}-group`} className="border-t-2 border-text pt-5 text-h2 text-text">
                <Phrases text={t(`groups.${key}.title`)} />
              </h2>
              <p className="mt-3 mb-6 max-w-[40em] md:mb-12">{t(`groups.${key}.lead`)}</p>
              <ScrollRow label={t(`groups.${key}.short`)} className="product:md:gap-16 md:grid">
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
        'product:scroll-mt-20 product:lg:scroll-mt-8 grid content-start gap-x-12 gap-y-6',
        !wide && 'md:items-center',
        !wide && (turned ? 'product:md:grid-cols-[4fr_3fr]' : 'product:md:grid-cols-[3fr_4fr]'),
      )}
    >
      <div>
        <h3 id={`${name}-title`} className="text-h3 text-text md:text-[1.625rem]">
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
          'product:max-md:order-first product:max-md:aspect-[10/9] relative overflow-hidden rounded-xl',
          dark.includes(name) ? 'ground-ink' : 'bg-mist',
          turned && 'product:md:order-first',
        )}
      >
        <Picture name={name} />
      </div>
    </article>
  );
}

const inBox =
  'max-md:absolute product:max-md:inset-4 product:max-md:size-[calc(100%-32px)] product:max-md:object-contain product:[filter:drop-shadow(0_8px_12px_color-mix(in_srgb,var(--color-ink-900)_12%,transparent))]';

function Picture({ name }: { name: FunctionKey }) {
  if (name === 'apps')
    return (
      <AppList className="product:m-5 product:max-md:inset-x-0 product:max-md:top-1/5 product:md:m-10 rounded-lg bg-paper px-5 py-2 shadow-2 max-md:absolute" />
    );
  if (name === 'mobile')
    return (
      <ScenePicture
        {...stills.mobile}
        className="product:-mb-[22%] product:w-3/5 product:md:-mb-[26%] mx-auto mt-6 h-auto md:mt-10"
      />
    );
  return (
    <div className="md:p-8 lg:p-9">
      <ScenePicture
        {...stills[name]}
        phone={name === 'stores' ? 'rows-granted' : undefined}
        className={cn('product:md:h-auto product:md:w-full', inBox)}
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
      className={`product:max-lg:overflow-x-auto product:max-lg:bg-paper product:max-lg:py-2 sticky top-0 z-10 max-lg:-mx-5 max-lg:px-5 lg:top-8 lg:self-start ${s.index}`}
    >
      <ul className="flex gap-2 lg:grid lg:gap-4">
        {functionGroups.map(({ key, items }) => (
          <li key={key} className="product:max-lg:flex-none">
            <a
              href={`#${key}`}
              style={follow(key)}
              className="product:max-lg:rounded-full product:max-lg:border product:max-lg:border-line-2 product:max-lg:px-4 inline-flex min-h-11 items-center font-bold text-text hover:text-blue-700 max-lg:text-sm"
            >
              {t(`groups.${key}.short`)}
            </a>
            <ul className="border-l-2 border-line-2 max-lg:hidden">
              {items.map((item) => (
                <li key={item}>
                  <a
                    href={`#${item}`}
                    style={follow(item)}
                    className="product:min-h-9 -ml-0.5 inline-flex items-center border-l-2 border-transparent pl-3 text-sm hover:text-blue-700"
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
