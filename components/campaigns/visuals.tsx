/** The picture of each campaign, by `visual` in its front matter, and what its sections share with it. */
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { storeCodes, storeText } from '@/components/mockups/stores';
import { Badge } from '@/components/ui/badge';
import { cn } from '@/components/ui/cn';
import type { Campaign, ActivityOffer, OwnSection } from '@/lib/content/types';
import type { CampaignView } from './view';

const visuals: Record<Campaign['visual'], (view: CampaignView) => ReactNode> = {
  stairs: ({ offers }) => <WorkedExample offers={offers} />,
  docks: () => <Docks />,
  ones: () => <Ones />,
  dial: ({ text }) => <Dial own={text.own} />,
  moon: () => <Moon />,
  phases: () => <Phases />,
  pixels: () => <Pixels />,
};

/** A campaign's key visual; the text next to it says what it shows. */
export function KeyVisual({ view }: { view: CampaignView }) {
  return (
    <div aria-hidden="true" className="mx-auto max-w-[600px]">
      {visuals[view.campaign.visual](view)}
    </div>
  );
}

interface Shift {
  readonly from: number;
  readonly to: number;
  readonly title: string;
}

const centre = 300;
const radius = 238;
const width = 68;

/** The position of an hour on the dial, midnight at the top. */
function at(hour: number, r: number): string {
  const angle = (hour / 24) * 2 * Math.PI - Math.PI / 2;
  return `${(centre + r * Math.cos(angle)).toFixed(1)} ${(centre + r * Math.sin(angle)).toFixed(1)}`;
}

/** An arc from one hour to another, in either direction. */
function arc(from: number, to: number, r: number): string {
  const far = Math.abs(to - from) > 12 ? 1 : 0;
  return `M${at(from, r)}A${r} ${r} 0 ${far} ${to > from ? 1 : 0} ${at(to, r)}`;
}

/** The line of a text along a shift, upright: in the lower half it runs counterclockwise. */
function wordLine({ from, to }: Shift): string {
  const middle = (from + to) / 2;
  const below = middle > 6 && middle < 18;
  return below ? arc(to, from, radius + 8) : arc(from, to, radius - 8);
}

const day: readonly Shift[] = [{ from: 0, to: 24 / 1.001, title: '' }];
const shiftsOf = (own: OwnSection): readonly Shift[] => (own.kind === 'night' ? own.items : day);

/** One day as a dial: shifts with their names and hours, and the day in the middle. */
function Dial({ own }: { own: OwnSection }) {
  const shifts = shiftsOf(own);
  return (
    <svg viewBox="0 0 600 600" className="offers:max-w-[540px] mx-auto w-full">
      <path
        d={Array.from({ length: 24 }, (_, hour) => `M${at(hour, 182)}L${at(hour, 194)}`).join('')}
        strokeWidth="2"
        className="offers:stroke-on-ink-3"
      />
      {shifts.map((shift, index) => (
        <g key={shift.from}>
          <path
            d={arc(shift.from + 0.08, shift.to - 0.08, radius)}
            fill="none"
            strokeWidth={width}
            className={dutyShiftColor(index).stroke}
          />
          <path id={`shift-${index}`} d={wordLine(shift)} fill="none" />
          <text
            fontSize="24"
            textAnchor="middle"
            className={`font-bold ${dutyShiftColor(index).text}`}
          >
            <textPath href={`#shift-${index}`} startOffset="50%">
              {shift.title}
            </textPath>
          </text>
          <Hour hour={shift.from} />
        </g>
      ))}
      <text
        x={centre}
        y={centre}
        dy="32"
        fontSize="92"
        letterSpacing="-4"
        textAnchor="middle"
        className="fill-white font-num font-bold"
      >
        11.11
      </text>
    </svg>
  );
}

/** The hour at which a shift begins. */
function Hour({ hour }: { hour: number }) {
  const [x, y] = at(hour, 152).split(' ');
  return (
    <text
      x={x}
      y={y}
      dy="8"
      fontSize="24"
      textAnchor="middle"
      className="offers:fill-on-ink-2 font-num font-bold"
    >
      {hour}:00
    </text>
  );
}

const kinds = ['EXT', 'SITE', 'RPA', 'SMS'] as const;

/** Applications plugged into the browser in four ways, each with a cable to the stores it may access. */
function Docks() {
  return (
    <svg viewBox="0 0 600 460" className="w-full" fill="none">
      {kinds.map((kind, index) => {
        const y = 40 + index * 100;
        return (
          <g key={kind}>
            <path d={`M132 ${y + 38}H250`} className="stroke-blue-400" strokeWidth="3" />
            <path
              d={`M228 ${y + 22}h22v32h-22`}
              className="stroke-blue-200"
              strokeWidth="6"
              strokeLinejoin="round"
            />
            <rect x="22" y={y} width="112" height="76" rx="21" className="fill-white" />
            <text
              x="78"
              y={y + 47}
              textAnchor="middle"
              fontSize="26"
              className="offers:fill-blue-700 font-num font-bold"
            >
              {kind}
            </text>
          </g>
        );
      })}
      <rect x="250" y="20" width="116" height="420" rx="30" className="fill-blue-600" />
      {kinds.map((kind, index) => (
        <circle key={kind} cx="280" cy={78 + index * 100} r="9" className="offers:fill-blue-200" />
      ))}
      {Array.from({ length: 8 }, (_, store) => {
        const y = 29 + store * 51;
        // Each pair of stores has granted one application access.
        const from = 78 + Math.floor(store / 2) * 100;
        return (
          <g key={store}>
            <path
              d={`M289 ${from}C400 ${from} 400 ${y + 22} 500 ${y + 22}`}
              className="stroke-blue-200"
              strokeOpacity=".75"
              strokeWidth="2.5"
            />
            <Tile x={500} y={y} size={44} store={store} named />
          </g>
        );
      })}
    </svg>
  );
}

interface TileProps {
  x: number;
  y: number;
  size: number;
  /** Index of the store; it wraps around after the last. */
  store: number;
  /** Shows the store's code on it. */
  named?: boolean;
}

/** Rounded square in a drawing: a store in its own color. */
function Tile({ x, y, size, store, named = false }: TileProps) {
  const code = storeCodes[store % storeCodes.length] ?? 'us';
  return (
    <g className={storeText[code]}>
      <rect x={x} y={y} width={size} height={size} rx={size * 0.28} fill="currentColor" />
      {named && (
        <text
          x={x + size / 2}
          y={y + size * 0.64}
          textAnchor="middle"
          fontSize={size * 0.38}
          className="fill-on-store font-num font-bold"
        >
          {code.toUpperCase()}
        </text>
      )}
    </g>
  );
}

/** Houses as x, width and height, and the stores with lit windows in them. */
const houses = [
  { x: 20, width: 96, height: 130, stores: [0, 1] },
  { x: 124, width: 84, height: 190, stores: [2, 3] },
  { x: 216, width: 112, height: 104, stores: [4] },
  { x: 336, width: 88, height: 168, stores: [5, 6] },
  { x: 432, width: 148, height: 118, stores: [7] },
] as const;

/** A full moon over a town in which the stores stay lit. */
function Moon() {
  return (
    <svg viewBox="0 0 600 480" className="offers:overflow-visible w-full">
      <defs>
        <radialGradient id="moon-light">
          <stop
            offset=".4"
            className="offers:[stop-color:var(--color-warm-300)] offers:[stop-opacity:.5]"
          />
          <stop
            offset="1"
            className="offers:[stop-color:var(--color-warm-300)] offers:[stop-opacity:0]"
          />
        </radialGradient>
        <linearGradient id="moon-disc" x2=".4" y2="1">
          <stop offset="0" className="offers:[stop-color:var(--color-warm-100)]" />
          <stop offset="1" className="offers:[stop-color:var(--color-warm-300)]" />
        </linearGradient>
      </defs>
      <circle cx="330" cy="180" r="260" fill="url(#moon-light)" />
      <circle cx="330" cy="180" r="138" fill="url(#moon-disc)" />
      <circle cx="290" cy="130" r="24" className="fill-warm-500" fillOpacity=".14" />
      <circle cx="376" cy="214" r="38" className="fill-warm-500" fillOpacity=".14" />
      <circle cx="300" cy="236" r="14" className="fill-warm-500" fillOpacity=".14" />
      {houses.map(({ x, width, height, stores }) => (
        <g key={x}>
          <rect
            x={x}
            y={450 - height}
            width={width}
            height={height}
            rx="10"
            className="offers:fill-ink-850"
          />
          {stores.map((store, floor) => (
            <Tile
              key={store}
              x={x + width / 2 - 24}
              y={450 - height + 22 + floor * 62}
              size={48}
              store={store}
              named
            />
          ))}
        </g>
      ))}
      <path d="M0 451H600" className="offers:stroke-on-ink-3" strokeOpacity=".5" strokeWidth="2" />
    </svg>
  );
}

const columns = [70, 200, 360, 490] as const;
const size = 52;
const gap = 8;

/** The digits 11·11 made of stores, with light rising from each. */
function Ones() {
  return (
    <svg viewBox="0 0 620 470" className="w-full">
      {columns.map((x, column) => {
        const code = storeCodes[column * 2] ?? 'us';
        return (
          <g key={x}>
            <linearGradient id={`ones-${code}`} x2="0" y1="1" y2="0" className={storeText[code]}>
              <stop offset="0" stopColor="currentColor" stopOpacity=".5" />
              <stop offset="1" stopColor="currentColor" stopOpacity="0" />
            </linearGradient>
            <path
              d={`M${x} 430 L${x - 22} 0 H${x + size + 22} L${x + size} 430Z`}
              fill={`url(#ones-${code})`}
            />
            {[0, 1, 2, 3, 4, 5].map((row) => (
              <Tile
                key={row}
                x={x}
                y={430 - size - (5 - row) * (size + gap)}
                size={size}
                store={column * 2}
                named={row === 5}
              />
            ))}
            <Tile
              x={x - size - gap}
              y={430 - size - 4 * (size + gap)}
              size={size}
              store={column * 2 + 1}
              named
            />
          </g>
        );
      })}
      <circle cx="321" cy="404" r="13" className="fill-warm-500" />
      <path d="M0 444H620" className="offers:stroke-on-ink-3" strokeOpacity=".45" strokeWidth="2" />
    </svg>
  );
}

const places = [
  'offers:left-[3.2%] offers:top-[67%] offers:w-[12.8%]',
  'offers:left-[19.6%] offers:top-[29.2%] offers:w-[15.2%]',
  'offers:left-[43%] offers:top-[10%] offers:w-[18%]',
  'offers:left-[69.2%] offers:top-[11.5%] offers:w-[21.6%]',
] as const;

/** The moon grows along its way from the first step to the last. */
function Phases() {
  return (
    <div className="offers:aspect-[5/4] relative">
      <svg viewBox="0 0 500 400" fill="none" className="absolute inset-0 size-full">
        <path
          d="M48 300C110 120 260 40 400 100S460 330 330 330"
          className="offers:stroke-on-ink-3"
          strokeDasharray="2 10"
          strokeLinecap="round"
          strokeWidth="3"
        />
      </svg>
      {places.map((place, index) => (
        <MoonPhase key={place} light={index / 4} className={`absolute ${place}`} />
      ))}
      <MoonPhase light={1} className="offers:top-[52%] offers:left-[48%] absolute w-[38%]" />
    </div>
  );
}

/** 6, 1 and 8 on a grid of three by five; every mark is a store. */
const digits = [
  ['###', '#..', '###', '#.#', '###'],
  ['.#.', '##.', '.#.', '.#.', '###'],
  ['###', '#.#', '###', '#.#', '###'],
] as const;

const pixelsSize = 44;
const step = 52;

/** The date made of stores; empty places are dashed. */
function Pixels() {
  return (
    <svg viewBox="0 0 600 300" className="w-full">
      {digits.flatMap((rows, digit) =>
        rows.flatMap((row, y) =>
          [...row].map((mark, x) => {
            const left = 20 + digit * (3 * step + 46) + x * step;
            const top = 20 + y * step;
            const key = `${digit}-${y}-${x}`;
            return mark === '#' ? (
              <Tile key={key} x={left} y={top} size={pixelsSize} store={digit * 3 + x + y} />
            ) : (
              <rect
                key={key}
                x={left + 1}
                y={top + 1}
                width={pixelsSize - 2}
                height={pixelsSize - 2}
                rx={pixelsSize * 0.28}
                fill="none"
                strokeDasharray="5 5"
                strokeWidth="1.5"
                className="stroke-ink-700"
              />
            );
          }),
        ),
      )}
    </svg>
  );
}

interface PhaseProps {
  /** 0 is new moon, 1 is full moon. */
  light: number;
  className?: string;
}

/** A moon phase: a half disc, and the other edge as an ellipse that widens. */
export function MoonPhase({ light, className }: PhaseProps) {
  const bulge = Math.abs(2 * light - 1) * 46;
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className={cn('block', className)}>
      <circle
        cx="50"
        cy="50"
        r="48"
        className="offers:stroke-on-ink-3 fill-ink-800"
        strokeWidth="2"
      />
      {light > 0 && (
        <path
          d={`M50 4A46 46 0 0 1 50 96A${bulge} 46 0 0 ${light > 0.5 ? 1 : 0} 50 4Z`}
          className="offers:fill-warm-300"
        />
      )}
    </svg>
  );
}

/** Colors of shifts from early morning to evening, the same on dial and lanes. */
const shiftColors = [
  { stroke: 'stroke-blue-600', ground: 'bg-blue-600', text: 'fill-white' },
  { stroke: 'stroke-blue-200', ground: 'bg-blue-200', text: 'fill-ink-900' },
  { stroke: 'stroke-blue-400', ground: 'bg-blue-400', text: 'fill-ink-900' },
  { stroke: 'offers:stroke-warm-500', ground: 'bg-warm-500', text: 'offers:fill-on-warm' },
] as const;

export const dutyShiftColor = (index: number) =>
  shiftColors[index % shiftColors.length] ?? shiftColors[0];

/** Amount of an example order; the coupon is the campaign's own. */
const order = 200;

/** Whether an offer is subtracted from the order; a share of a price is not. */
const isTakenOff = ({ kind, value, threshold }: ActivityOffer) =>
  kind !== 'first_month_ip' && value > 0 && value < order && threshold <= order;

/** An order paid with the campaign's first coupon, as a bill marked as an example. */
async function WorkedExample({ offers }: { offers: readonly ActivityOffer[] }) {
  const t = await getTranslations('campaign.order');
  const coupon = offers.find(isTakenOff);
  if (!coupon) return null;
  const rest = order - coupon.value;
  const rows = [
    { label: t('order'), sum: t('sum', { value: order }) },
    { label: t('coupon'), sum: t('off', { value: coupon.value }), off: true },
  ];
  return (
    <div className="rounded-xl bg-paper p-6 text-text shadow-window md:p-10">
      <p className="flex items-center justify-between gap-4 text-h3 font-bold">
        {t('title', { value: coupon.value })}
        <Badge tone="soft">{t('example')}</Badge>
      </p>
      <ul className="mt-5 border-t-2 border-text md:mt-7">
        {rows.map(({ label, sum, off }) => (
          <li
            key={label}
            className="flex items-baseline justify-between gap-4 border-b border-line-2 py-3.5 md:text-lead"
          >
            <span className="text-text-2">{label}</span>
            <b className={`font-num whitespace-nowrap ${off ? 'text-warm-text' : ''}`}>{sum}</b>
          </li>
        ))}
      </ul>
      <p className="mt-5 flex items-baseline justify-between gap-4">
        <b className="md:text-lead">{t('pay')}</b>
        <b className="offers:md:text-[3.5rem] font-num text-[2.5rem] leading-none tracking-[-0.03em] text-blue-700">
          {t('sum', { value: rest })}
        </b>
      </p>
      <p className="offers:md:h-5 mt-5 flex h-4 gap-1">
        <span className="flex-1 rounded-l-sm bg-blue-600" />
        <span
          style={{ width: `${(coupon.value / order) * 100}%` }}
          className="rounded-r-sm bg-warm-500"
        />
      </p>
      <p className="mt-5 text-sm text-text-3">{t('note')}</p>
    </div>
  );
}
