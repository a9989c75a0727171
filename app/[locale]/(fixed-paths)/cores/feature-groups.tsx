import { useTranslations } from 'next-intl';
import { ScenePicture } from '@/components/demo/scene-picture';
import type { SceneStill } from '@/components/demo/scene-images';
import { DemoLink } from '@/components/demo/demo-link';
import { Phrases } from '@/components/sections/phrases';
import { cn } from '@/components/ui/cn';
import { ScrollRow } from '@/components/ui/list/scroll-row';
import { officialNumbers } from '@/lib/site';
import { minimumSystems } from '@/lib/releases/minimum-systems';
import s from './feature-groups.module.css';

/** The features of the desktop app in four groups; texts are `cores.items.<key>`. */
const featureGroups = [
  { key: 'apart', items: ['environment', 'network'] },
  { key: 'keys', items: ['vault', 'handover', 'shared', 'risk'] },
  { key: 'people', items: ['levels', 'stores', 'devices', 'hours', 'log'] },
  { key: 'helpers', items: ['robot', 'apps', 'number', 'mobile'] },
] as const;

type GroupKey = (typeof featureGroups)[number]['key'];
type FeatureKey = (typeof featureGroups)[number]['items'][number];

type GroupPicture = SceneStill & { phoneCrop?: string };

/** The moments of the demo that show a group, and the still that shows it on a phone. */
const groupPictures: Readonly<Record<GroupKey, readonly [GroupPicture, ...GroupPicture[]]>> = {
  apart: [{ scene: 'open-store', crop: 'window', phoneCrop: 'profile' }],
  keys: [
    { scene: 'open-store', crop: 'password' },
    { scene: 'unknown-device', crop: 'alert' },
  ],
  people: [{ scene: 'morning-grant', crop: 'sheet-granted', phoneCrop: 'rows-granted' }],
  helpers: [{ scene: 'rpa', crop: 'lanes' }],
};

/** The names of the scroll timelines, one for each group and feature; by them the index marks the part in view. */
const timelineNames = featureGroups.flatMap(({ key, items }) => [key, ...items]);
const timelineScopeStyle = { timelineScope: timelineNames.map((name) => `--${name}`).join() };

/**
 * All features by group: its pictures, and below them what each feature does and where its limits are; on phones a
 * row to swipe.
 */
export function FeatureGroups() {
  const t = useTranslations('cores');
  return (
    <div className="bg-paper py-8 text-text-2 md:py-18">
      <div
        style={timelineScopeStyle}
        className="product:lg:grid-cols-[200px_minmax(0,1fr)] wrap grid grid-cols-1 gap-10 lg:gap-16"
      >
        <FeatureIndex />
        <div className="grid min-w-0 gap-14 md:gap-20">
          {featureGroups.map(({ key, items }) => (
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
              <p className="mt-3 mb-6 max-w-[40em] md:mb-8">{t(`groups.${key}.lead`)}</p>
              <div
                className={cn(
                  'rounded-xl p-4 sm:p-6 md:p-9',
                  key === 'keys' ? 'ground-ink' : 'bg-mist',
                  groupPictures[key].length > 1 &&
                    'grid items-center gap-4 sm:grid-cols-2 md:gap-9',
                )}
              >
                {groupPictures[key].map((picture) => (
                  <ScenePicture
                    key={picture.crop}
                    {...picture}
                    className="mx-auto h-auto w-full rounded-[14px] shadow-2"
                  />
                ))}
              </div>
              <DemoLink scene={groupPictures[key][0].scene} className="mt-3" />
              <ScrollRow
                label={t(`groups.${key}.short`)}
                className="mt-5 md:grid md:grid-cols-2 md:gap-x-8 md:gap-y-7 xl:gap-x-12"
              >
                {items.map((item) => (
                  <FeatureText key={item} name={item} />
                ))}
              </ScrollRow>
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}

/** What one feature does, and where its limits are. */
function FeatureText({ name }: { name: FeatureKey }) {
  const t = useTranslations('cores');
  const values = { countries: officialNumbers.countries, android: minimumSystems.android };
  return (
    <article
      id={name}
      aria-labelledby={`${name}-title`}
      style={{ viewTimelineName: `--${name}` }}
      className={cn(
        s.place,
        'product:scroll-mt-20 product:lg:scroll-mt-8 border-t border-line pt-5',
      )}
    >
      <h3 id={`${name}-title`} className="text-h3 text-text">
        {t(`items.${name}.title`)}
      </h3>
      <p className="mt-2">{t(`items.${name}.text`, values)}</p>
      <p className="mt-2 text-sm text-text-3">
        <b className="mr-2 text-text-2">{t('limit')}</b>
        {t(`items.${name}.limit`)}
      </p>
    </article>
  );
}

const timelineStyle = (name: string) => ({ animationTimeline: `--${name}` });

/** The index of this page; it marks the part in view. */
function FeatureIndex() {
  const t = useTranslations('cores');
  return (
    <nav
      aria-label={t('contents')}
      className={`product:max-lg:overflow-x-auto product:max-lg:bg-paper product:max-lg:py-2 sticky top-0 z-10 max-lg:-mx-5 max-lg:px-5 lg:top-8 lg:self-start ${s.index}`}
    >
      <ul className="flex gap-2 lg:grid lg:gap-4">
        {featureGroups.map(({ key, items }) => (
          <li key={key} className="product:max-lg:flex-none">
            <a
              href={`#${key}`}
              style={timelineStyle(key)}
              className="product:max-lg:rounded-full product:max-lg:border product:max-lg:border-line-2 product:max-lg:px-4 inline-flex min-h-11 items-center font-bold text-text hover:text-blue-700 max-lg:text-sm"
            >
              {t(`groups.${key}.short`)}
            </a>
            <ul className="border-l-2 border-line-2 max-lg:hidden">
              {items.map((item) => (
                <li key={item}>
                  <a
                    href={`#${item}`}
                    style={timelineStyle(item)}
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
