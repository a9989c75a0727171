import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import type { OwnSection } from '@/lib/campaigns/campaign-types';
import { shiftColor } from '../visuals/shift-colors';

type ShiftItems = Extract<OwnSection, { kind: 'night' }>['items'];

const hourText = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

const dayPercent = (hours: number) => `${(hours / 24) * 100}%`;

/** Alternates wide and narrow, so that two shifts fill a row. */
const panelSpans = ['lg:col-span-7', 'lg:col-span-5', 'lg:col-span-5', 'lg:col-span-7'] as const;

/** Shifts as panels: the hours, the tasks, and the product doing them. */
export function ShiftPanels({
  items,
  pictures,
}: {
  items: ShiftItems;
  pictures: readonly ReactNode[];
}) {
  return (
    <ol className="grid gap-5 lg:grid-cols-12 lg:gap-6">
      {items.map(({ from, to, title, text }, index) => (
        <li
          key={title}
          className={cn(
            'flex flex-col rounded-xl bg-ink-850 p-5 ring-1 ring-ink-line md:p-8',
            pictures[index] &&
              'campaigns:md:max-lg:grid campaigns:md:max-lg:gap-x-10 md:max-lg:grid-cols-2',
            panelSpans[index % panelSpans.length],
          )}
        >
          <div>
            <span aria-hidden="true" className="block h-2 rounded-full bg-ink-700">
              <span
                style={{ marginLeft: dayPercent(from), width: dayPercent(to - from) }}
                className={cn('block h-full rounded-full', shiftColor(index).ground)}
              />
            </span>
            <h3 className="mt-6 flex flex-wrap items-baseline gap-x-5 gap-y-1 text-h3 text-on-ink">
              <span className="font-num text-[min(1.875rem,10vw)] leading-none tracking-[-0.03em] whitespace-nowrap md:text-[2.25rem]">
                {hourText(from)}–{hourText(to)}
              </span>
              {title}
            </h3>
            <p className="mt-3 max-w-[36em]">{text}</p>
          </div>
          {pictures[index] && (
            <div className="campaigns:md:max-lg:pt-0 mt-auto pt-7">{pictures[index]}</div>
          )}
        </li>
      ))}
    </ol>
  );
}
