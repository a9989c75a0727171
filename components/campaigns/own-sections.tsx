/** The section each campaign has for itself: one view for each kind. */
import { getLocale, getTranslations } from 'next-intl/server';
import { Fragment, type ReactNode } from 'react';
import { ScenePicture, type ScenePictureProps } from '@/components/demo/scene-picture';
import { TextTable } from '@/components/content/text-table';
import { InstalledApps } from '@/components/mockups/installed-apps';
import { Section } from '@/components/sections/section';
import { cn } from '@/components/ui/cn';
import { Icon, type IconName } from '@/components/ui/icon';
import type { OwnSection } from '@/lib/content/types';
import type { Locale } from '@/lib/i18n/routing';
import { bannerFigures } from '@/lib/site';
import { MoonPhase, dutyShiftColor } from './visuals';

interface BannerFigure {
  readonly count: string;
  /** Its unit: 万, million. */
  readonly magnitude: string;
}

/** As on the banner: 190 (万+) in Chinese, 1.9 million+ in English. */
function write(figure: number, locale: Locale): BannerFigure {
  if (locale === 'zh-CN') return { count: String(figure / 10_000), magnitude: '万' };
  const style = { notation: 'compact', compactDisplay: 'long' } as const;
  const [count = '', magnitude = ''] = new Intl.NumberFormat(locale, style)
    .format(figure)
    .split(' ');
  return { count, magnitude };
}

/** The four official figures of the double-eleven banner, as one line. */
export async function BannerFigures() {
  const [t, locale] = await Promise.all([getTranslations('campaign.banner'), getLocale()]);
  const figures = bannerFigures.map((figure) => write(figure, locale));
  const space = locale === 'zh-CN' ? '' : ' ';
  const shown = figures.map(({ count, magnitude }) => `${count}${space}${magnitude}+`);
  const list = new Intl.ListFormat(locale, { type: 'conjunction', style: 'narrow' });
  return (
    <figure className="wrap mt-12 md:mt-16">
      <figcaption aria-hidden="true" className="mb-4 text-sm text-on-ink-3">
        {t('caption')}
      </figcaption>
      <div
        role="img"
        aria-label={t('alt', { figures: list.format(shown) })}
        className="offers:grid-cols-[auto_auto] grid justify-start gap-x-10 gap-y-4 font-num leading-none font-bold whitespace-nowrap text-on-ink md:flex md:items-baseline md:gap-x-14"
      >
        {figures.map(({ count, magnitude }) => (
          <span key={count}>
            <span className="text-[2.5rem] tracking-[-0.05em] md:text-[3.5rem]">{count}</span>
            <span className="offers:ml-[0.15em] text-[1.125rem] md:text-[1.5rem]">
              {space}
              {magnitude}+
            </span>
          </span>
        ))}
      </div>
    </figure>
  );
}

interface OwnProps {
  own: OwnSection;
  /** One for each item, in their order. */
  pictures?: readonly ReactNode[] | undefined;
}

function Body({ own, pictures = [] }: OwnProps) {
  switch (own.kind) {
    case 'payment':
      return <Payment {...own} />;
    case 'docks':
      return <DocksList items={own.items} pictures={pictures} />;
    case 'night':
      return <Night items={own.items} pictures={pictures} />;
    case 'duty':
      return <Duty {...own} pictures={pictures} />;
    case 'path':
      return <Path items={own.items} />;
    case 'numerals':
      return <Numerals items={own.items} pictures={pictures} />;
  }
}

/** Kinds whose sections are dark, because they are about the night. */
const dark: readonly OwnSection['kind'][] = ['night', 'path'];

/** The section a campaign has for itself, in its own layout. */
export function CampaignOwnSection({ own, pictures }: OwnProps) {
  const isDark = dark.includes(own.kind);
  return (
    <Section
      tone={isDark ? 'ink' : 'mist'}
      labelledBy="own-title"
      title={own.title}
      lead={own.lead}
    >
      <Body own={own} pictures={pictures} />
      <p
        className={cn(
          'mt-8 max-w-[46em] border-l-4 pl-5 md:mt-12',
          isDark ? 'offers:border-warm-500 text-on-ink' : 'border-blue-600 text-text',
        )}
      >
        {own.note}
      </p>
    </Section>
  );
}

type Items = Extract<OwnSection, { kind: 'docks' }>['items'];

interface DocksListProps {
  items: Items;
  pictures: readonly ReactNode[];
}

/** Kinds of applications, each plugged into a blue bar for the browser, with its function there. */
function DocksList({ items, pictures }: DocksListProps) {
  return (
    <ul className="offers:md:border-l-[14px] rounded-xl border-l-8 border-blue-600 bg-paper py-2">
      {items.map(({ mark, title, text }, index) => (
        <li
          key={mark}
          className={cn(
            'offers:md:grid-cols-[144px_1fr] offers:md:pr-10 grid items-center gap-x-10 gap-y-5 border-line-2 py-7 pr-5 not-first:border-t md:py-10',
            pictures[index] && 'offers:lg:grid-cols-[144px_1fr_420px]',
          )}
        >
          <span aria-hidden="true" className="flex items-center">
            <span className="h-1.5 w-8 bg-blue-600 md:w-12" />
            <span className="offers:h-16 offers:min-w-24 grid place-items-center rounded-[18px] bg-ink-900 px-3 font-num text-[1.375rem] font-bold text-white">
              {mark}
            </span>
          </span>
          <div className="offers:max-md:pl-5">
            <h3 className="text-h3 text-text">{title}</h3>
            <p className="mt-2 max-w-[30em]">{text}</p>
          </div>
          {pictures[index] && (
            <div className="offers:max-lg:col-span-full offers:max-md:pl-5 offers:md:max-lg:ml-[184px] offers:md:max-lg:max-w-[420px]">
              {pictures[index]}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

type DutySheet = Omit<Extract<OwnSection, { kind: 'duty' }>, 'kind' | 'title' | 'lead' | 'note'>;

/** Who hands over what: a card with a picture for each moment; without pictures a table. */
function Duty({
  caption,
  columns,
  rows,
  pictures,
}: DutySheet & { pictures: readonly ReactNode[] }) {
  if (pictures.length === 0)
    return <TextTable caption={caption} head={columns} labels={columns} rows={rows} />;
  return (
    <ol aria-label={caption} className="grid gap-5 md:gap-6 lg:grid-cols-3">
      {columns.slice(1).map((moment, index) => (
        <li key={moment} className="overflow-hidden rounded-xl bg-paper">
          {pictures[index]}
          <div className="px-6 pt-7 pb-4 md:px-8">
            <h3 className="text-[1.625rem] leading-tight text-text">{moment}</h3>
            <dl className="mt-4">
              {rows.map((row) => (
                <div
                  key={row[0]}
                  className="offers:grid-cols-[5.5em_1fr] grid gap-3 border-t border-line-2 py-3"
                >
                  <dt className="text-text-3">{row[0]}</dt>
                  <dd className="font-bold text-text">{row[index + 1]}</dd>
                </div>
              ))}
            </dl>
          </div>
        </li>
      ))}
    </ol>
  );
}

type NightItems = Extract<OwnSection, { kind: 'night' }>['items'];

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
const share = (hours: number) => `${(hours / 24) * 100}%`;

/** Alternates wide and narrow, so that two shifts fill a row. */
const spans = ['lg:col-span-7', 'lg:col-span-5', 'lg:col-span-5', 'lg:col-span-7'] as const;

/** Shifts as panels: the hours, the tasks, and the product doing them. */
function Night({ items, pictures }: { items: NightItems; pictures: readonly ReactNode[] }) {
  return (
    <ol className="grid gap-5 lg:grid-cols-12 lg:gap-6">
      {items.map(({ from, to, title, text }, index) => (
        <li
          key={title}
          className={cn(
            'flex flex-col rounded-xl bg-ink-850 p-5 ring-1 ring-ink-line md:p-8',
            pictures[index] &&
              'offers:md:max-lg:grid offers:md:max-lg:gap-x-10 md:max-lg:grid-cols-2',
            spans[index % spans.length],
          )}
        >
          <div>
            <span aria-hidden="true" className="block h-2 rounded-full bg-ink-700">
              <span
                style={{ marginLeft: share(from), width: share(to - from) }}
                className={cn('block h-full rounded-full', dutyShiftColor(index).ground)}
              />
            </span>
            <h3 className="mt-6 flex flex-wrap items-baseline gap-x-5 gap-y-1 text-h3 text-on-ink">
              <span className="font-num text-[min(1.875rem,10vw)] leading-none tracking-[-0.03em] whitespace-nowrap md:text-[2.25rem]">
                {clock(from)}–{clock(to)}
              </span>
              {title}
            </h3>
            <p className="mt-3 max-w-[36em]">{text}</p>
          </div>
          {pictures[index] && (
            <div className="offers:md:max-lg:pt-0 mt-auto pt-7">{pictures[index]}</div>
          )}
        </li>
      ))}
    </ol>
  );
}

type NumeralsItems = Extract<OwnSection, { kind: 'numerals' }>['items'];

interface NumeralsProps {
  items: NumeralsItems;
  pictures: readonly ReactNode[];
}

/** A large number with what it counts and the product, one row each, alternating left and right. */
function Numerals({ items, pictures }: NumeralsProps) {
  return (
    <div className="grid gap-5 md:gap-6">
      {items.map(({ mark, title, text, points }, index) => (
        <section
          key={mark}
          className={cn(
            'offers:lg:px-14 grid items-center gap-x-14 gap-y-8 rounded-xl bg-paper p-6 md:p-10 lg:py-12',
            pictures[index] && 'lg:grid-cols-2',
          )}
        >
          <div>
            <h3 className="flex items-end gap-5 text-[1.625rem] leading-tight text-text md:text-[1.875rem]">
              <span className="offers:text-[6rem] offers:md:text-[8rem] font-num leading-[0.8] tracking-[-0.05em] text-blue-600">
                {mark}
              </span>
              {title}
            </h3>
            <p className="mt-5">{text}</p>
            <ul className="mt-4 grid gap-x-8 sm:grid-cols-2">
              {points.map((point) => (
                <li key={point} className="border-t border-line-2 py-3 font-bold text-text">
                  {point}
                </li>
              ))}
            </ul>
          </div>
          {pictures[index] && (
            <div
              className={cn(
                'offers:max-md:-mx-6 offers:max-md:-mb-6 offers:max-md:rounded-b-xl offers:max-md:bg-blue-100 offers:max-md:p-3 offers:md:rounded-lg offers:md:p-8 offers:lg:h-full grid place-items-center bg-mist',
                index % 2 === 1 && 'offers:lg:order-first',
              )}
            >
              {pictures[index]}
            </div>
          )}
        </section>
      ))}
    </div>
  );
}

type PathItems = Extract<OwnSection, { kind: 'path' }>['items'];

/** Full class names, so that Tailwind finds them. */
const columns: Readonly<Record<number, string>> = {
  2: 'lg:grid-cols-2',
  3: 'lg:grid-cols-3',
  4: 'lg:grid-cols-4',
  5: 'offers:lg:grid-cols-5',
};

/** Steps in a row across the night; the moon grows with each. */
function Path({ items }: { items: PathItems }) {
  return (
    <ol className={`grid gap-7 lg:gap-8 ${columns[items.length] ?? ''}`}>
      {items.map(({ title, text }, index) => (
        <li
          key={title}
          className="offers:max-lg:grid-cols-[84px_1fr] offers:max-lg:border-t offers:max-lg:border-ink-line offers:max-lg:pt-7 grid content-start gap-x-5"
        >
          <MoonPhase
            light={index / (items.length - 1)}
            className="offers:max-w-48 offers:lg:w-4/5 w-full max-lg:row-span-2"
          />
          <h3 className="text-h3 text-on-ink lg:mt-8">
            <span className="mr-2 font-num text-warm-300">{index + 1}</span>
            {title}
          </h3>
          <p className="mt-2">{text}</p>
        </li>
      ))}
    </ol>
  );
}

type PaymentProps = Omit<
  Extract<OwnSection, { kind: 'payment' }>,
  'kind' | 'title' | 'lead' | 'note'
>;

/** Card, Alipay, WeChat: icons of what people hold when they pay. */
const icons: readonly IconName[] = ['doc', 'phone', 'chat'];

/** Ways to pay next to a table of terms, both equally high. */
function Payment({ ways, rows, caption }: PaymentProps) {
  return (
    <div className="grid gap-6 lg:grid-cols-[4fr_8fr]">
      <ul className="offers:auto-rows-fr offers:max-sm:grid-cols-1 offers:max-sm:gap-3 grid gap-6 max-lg:grid-cols-3">
        {ways.map((way, index) => (
          <li
            key={way}
            className="offers:min-h-20 offers:lg:px-9 offers:lg:text-h3 flex items-center gap-5 rounded-xl bg-blue-100 px-6 text-[1.125rem] font-bold text-text"
          >
            <Icon name={icons[index] ?? 'doc'} size={32} className="flex-none text-blue-600" />
            {way}
          </li>
        ))}
      </ul>
      <div
        role="group"
        aria-label={caption}
        className="rounded-xl bg-paper px-6 py-3 md:px-10 md:py-5"
      >
        <dl>
          {rows.map(({ title, text }) => (
            <div
              key={title}
              className="offers:md:grid-cols-[7em_1fr] grid gap-x-8 gap-y-1 border-line-2 py-4 not-first:border-t md:py-5"
            >
              <dt className="font-bold text-text">{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

/** Before, at and after the full moon. */
const moons = ['waxing', 'full', 'waning'] as const;

const stills: Readonly<Partial<Record<OwnSection['kind'], string>>> = {
  docks: 'h-auto w-full rounded-lg ring-1 ring-line',
  duty: 'h-auto offers:max-h-full w-auto max-w-full rounded-lg shadow-window',
};

/** A picture of the product in a festival night, under the moon of that day. */
function Moonlit({ moon, children }: { moon: (typeof moons)[number]; children: ReactNode }) {
  return (
    <div className="ground-vault offers:h-96 offers:md:h-100 relative flex justify-center overflow-hidden p-6 md:p-8">
      <MoonPhase
        light={moon === 'full' ? 1 : 0.72}
        className={cn(
          'offers:-top-8 offers:right-6 offers:w-40 absolute',
          moon === 'waning' && 'offers:-scale-x-100',
        )}
      />
      <div className="relative flex min-h-0 items-center justify-center">{children}</div>
    </div>
  );
}

/** `scene.crop`, or `scene.crop.phone` where phones get another crop; `apps` is the list of applications. */
function Still({ name, className }: { name: string; className: string }) {
  if (name === 'apps')
    return <InstalledApps className="rounded-lg px-7 py-4 text-base ring-1 ring-line" />;
  const [scene, crop, phone] = name.split('.');
  return <ScenePicture {...({ scene, crop, phone, className } as ScenePictureProps)} />;
}

/** Pictures of the product for the items of an own section, in their order. @param names as a campaign lists them */
export const ownPictures = (kind: OwnSection['kind'], names: readonly string[]): ReactNode[] =>
  names.map((name, index) => {
    const still = <Still name={name} className={stills[kind] ?? 'h-auto w-full rounded-lg'} />;
    return kind === 'duty' ? (
      <Moonlit key={name} moon={moons[index % moons.length] ?? 'full'}>
        {still}
      </Moonlit>
    ) : (
      <Fragment key={name}>{still}</Fragment>
    );
  });
