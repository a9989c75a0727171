import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { storeIds, type StoreId } from '@/lib/demo/store-ids';
import { Avatar } from '@/components/ui/avatar';
import { StoreTile } from '@/components/mockups/store-tile';
import { storeTextColors } from '@/components/mockups/store-styles';
import { Section } from '@/components/sections/section';
import { cn } from '@/components/ui/cn';

/** The section on why stores do not touch each other. */
export async function IsolationSection() {
  const t = await getTranslations('home.isolation');
  return (
    <Section
      id="isolation"
      tone="mist"
      labelledBy="isolation-title"
      title={t('title')}
      lead={t('lead')}
    >
      <IsolationDrawing />
    </Section>
  );
}

/** Many stores in one browser: tangled lines before the product, and after it one lane for each store. */
function IsolationDrawing() {
  const t = useTranslations('mockups.isolation');
  return (
    <div role="img" aria-label={t('label')}>
      <IsolationDrawingWide className="max-md:hidden" />
      <IsolationDrawingTall className="md:hidden" />
    </div>
  );
}

const tallLaneStops = ['18%', '48%', '78%'] as const;
const tallLanes = ['environment', 'storage', 'line'] as const;

const tallTangleEnds = [
  [5, 5],
  [0, 2],
  [3, 7],
  [6, 0],
  [1, 4],
  [4, 1],
  [7, 6],
  [2, 3],
] as const;

const columnX = (index: number) => 25 + 50 * index;

/** The threads of `wideTangle` from top to bottom, in a box of 400 × 150. */
const tallTangle = tallTangleEnds.map(([middle, end], index) => {
  const [x, m, e] = [columnX(index), columnX(middle), columnX(end)];
  return `M${x} 0C${x} 50 ${m} 30 ${m} 70S${e} 110 ${e} 150`;
});

/** The drawing from top to bottom, for phones. */
function IsolationDrawingTall({ className }: { className?: string }) {
  const t = useTranslations('mockups');
  return (
    <div className={className}>
      <div className="grid grid-cols-8 justify-items-center">
        {storeIds.map((store) => (
          <PlainStore key={store} store={store} className="size-8 text-ui" />
        ))}
      </div>
      <div className="home:h-[104px] relative">
        <Threads paths={tallTangle} viewBox="0 0 400 150" />
        <RiskPill text={t('isolation.risks.cache')} left="23%" top="32%" />
        <RiskPill text={t('isolation.risks.fingerprint')} left="75%" top="27%" />
        <RiskPill text={t('isolation.risks.exit')} left="50%" top="68%" />
      </div>
      <div className="home:bg-blue-700 home:max-[24.3125rem]:gap-2 home:en:max-[24.3125rem]:text-sm relative z-10 flex min-h-13 items-center gap-3 rounded-full py-1.5 pr-4 pl-2 leading-tight font-bold text-white">
        <Avatar initial={t('you')} tone="plain" size="md" className="home:!size-10" />
        {t('isolation.product')} · {t('isolation.motto')}
      </div>
      <div className="home:h-[168px] relative">
        <div className="grid h-full grid-cols-8">
          {storeIds.map((store) => (
            <span key={store} className={cn('lane-tall mx-auto w-4', storeTextColors[store])} />
          ))}
        </div>
        {tallLanes.map((key, index) => (
          <span
            key={key}
            style={{ top: tallLaneStops[index] }}
            className="absolute left-1/2 -translate-1/2 rounded-full bg-text px-3.5 py-1 text-xs leading-normal font-bold whitespace-nowrap text-white"
          >
            {t(`isolation.lanes.${key}`)}
          </span>
        ))}
      </div>
      <div className="grid grid-cols-8 justify-items-center">
        {storeIds.map((store) => (
          <StoreTile key={store} store={store} size="row" className="home:!size-[34px]" />
        ))}
      </div>
    </div>
  );
}

/**
 * The tangle before the product: the points each store's thread passes (x, y in the drawing) and the lane it ends in.
 * They are listed by index, so that both drawings stay as they were designed.
 */
const threadPoints = [
  [175, 334, 291, 165, 5],
  [156, 73, 342, 473, 2],
  [205, 216, 307, 274, 7],
  [186, 394, 336, 113, 0],
  [197, 116, 317, 399, 4],
  [204, 273, 288, 244, 1],
  [190, 448, 289, 45, 6],
  [206, 170, 343, 365, 3],
] as const;

const laneY = (index: number) => 64 + 56 * index;

/** Threads from the left edge to the product, in a box of 396 × 520 starting at x = 44. */
const wideTangle = threadPoints.map(([x1, y1, x2, y2, end], index) => {
  const y = laneY(index);
  const [a, b] = [x1 - 44, x2 - 44];
  return `M0 ${y}C${a - 50} ${y} ${a - 60} ${y1} ${a} ${y1}S${b - 60} ${y2} ${b} ${y2}S336 ${laneY(end)} 396 ${laneY(end)}`;
});

/** A risk named in the tangle; its position is in percentages of the drawing. */
function RiskPill({ text, left, top }: { text: string; left: string; top: string }) {
  return (
    <span
      style={{ left, top }}
      className="home:border-risk/35 home:before:size-2 home:before:rounded-full home:before:bg-risk home:lg:px-3 absolute flex -translate-x-1/2 -translate-y-1/2 items-center gap-2 rounded-full border bg-white px-2.5 py-1 text-xs leading-normal whitespace-nowrap text-risk lg:text-sm"
    >
      {text}
    </span>
  );
}

/** A store before it has its own lane: it has no color yet. */
function PlainStore({ store, className }: { store: StoreId; className?: string }) {
  return (
    <span
      className={cn(
        'grid flex-none place-items-center rounded-tile border-[1.5px] border-line-2 bg-white font-num leading-none font-bold text-text-3',
        className,
      )}
    >
      {store.toUpperCase()}
    </span>
  );
}

/** The threads of the tangle, stretched to their box. */
function Threads({
  paths,
  viewBox,
  className,
}: {
  paths: readonly string[];
  viewBox: string;
  className?: string;
}) {
  return (
    <svg
      viewBox={viewBox}
      preserveAspectRatio="none"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      className={cn('home:text-text-3/70 size-full', className)}
    >
      <path vectorEffect="non-scaling-stroke" d={paths.join('')} />
    </svg>
  );
}

/** Where the labels stand; `.lane` of app/styles/drawings.css draws the rings at the same positions. */
const wideLaneStops = ['18%', '47%', '76%'] as const;
const wideLanes = ['environment', 'storage', 'line'] as const;

/** The drawing from left to right, with eight lanes. */
function IsolationDrawingWide({ className }: { className?: string }) {
  const t = useTranslations('mockups.isolation');
  return (
    <div
      className={cn(
        'home:grid-cols-[40px_minmax(0,3fr)_64px_minmax(0,5fr)_auto] grid text-sm',
        className,
      )}
    >
      <b className="col-span-2 self-end pb-3.5 leading-tight text-text-3">{t('before')}</b>
      <div className="home:col-start-4 home:xl:min-h-8 relative min-h-12">
        {wideLanes.map((key, index) => (
          <b
            key={key}
            style={{ left: wideLaneStops[index] }}
            className="home:bottom-3.5 home:max-xl:w-[96px] home:max-xl:text-xs home:xl:whitespace-nowrap absolute -translate-x-1/2 text-center leading-tight text-text"
          >
            {t(`lanes.${key}`)}
          </b>
        ))}
      </div>
      <b className="home:pl-0.5 self-end pb-3.5 leading-tight text-text">{t('lanes.store')}</b>
      <div className="home:h-[368px] relative z-10 grid grid-rows-8 items-center">
        {storeIds.map((store) => (
          <PlainStore key={store} store={store} className="size-10" />
        ))}
      </div>
      <div className="home:h-[368px] relative">
        <Threads paths={wideTangle} viewBox="0 36 396 448" />
        <RiskPill text={t('risks.cache')} left="26%" top="22%" />
        <RiskPill text={t('risks.fingerprint')} left="54%" top="50%" />
        <RiskPill text={t('risks.exit')} left="30%" top="80%" />
        <RiskPill text={t('risks.wrong')} left="76%" top="28%" />
      </div>
      <Product />
      <div className="home:h-[368px] grid grid-rows-8">
        {storeIds.map((store) => (
          <Lane key={store} store={store} />
        ))}
      </div>
      <div className="home:h-[368px] grid grid-rows-8 items-center">
        {storeIds.map((store) => (
          <StoreName key={store} store={store} />
        ))}
      </div>
    </div>
  );
}

function Product() {
  const t = useTranslations('mockups');
  // Latin words are turned on their side in the bar and need no extra letter spacing.
  const isLatin = t('you').length > 1;
  const upright = cn('home:[writing-mode:vertical-rl]', !isLatin && 'home:tracking-[0.3em]');
  return (
    <div className="home:to-ink-850 z-10 flex flex-col items-center justify-between rounded-full bg-linear-to-b from-blue-600 py-9 font-bold text-white">
      <span className={upright}>{t('isolation.product')}</span>
      <Avatar
        initial={t('you')}
        tone="plain"
        size="lg"
        className={cn(
          'home:shadow-[0_0_0_9px_color-mix(in_srgb,var(--color-white)_22%,transparent)]',
          isLatin && 'home:!text-[1.0625rem]',
        )}
      />
      <span className={cn(upright, 'home:opacity-85 font-normal')}>{t('isolation.motto')}</span>
    </div>
  );
}

/** A band with its line, and a ring at each stop. */
const Lane = ({ store }: { store: StoreId }) => (
  <span className={cn('lane home:my-auto home:h-[18px] block', storeTextColors[store])} />
);

function StoreName({ store }: { store: StoreId }) {
  const t = useTranslations('mockups.markets');
  return (
    <span className="home:max-lg:text-[0] flex items-center whitespace-nowrap lg:gap-3">
      <StoreTile store={store} className="home:!size-11 home:!text-[0.9375rem]" />
      {t(store)}
    </span>
  );
}
