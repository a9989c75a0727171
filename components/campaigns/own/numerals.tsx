import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import type { OwnSection } from '@/lib/content/types';

type Items = Extract<OwnSection, { kind: 'numerals' }>['items'];

export interface NumeralsProps {
  items: Items;
  pictures: readonly ReactNode[];
}

/** A numeral with what it counts, and the product beside it: a row each, left and right taking turns. */
export function Numerals({ items, pictures }: NumeralsProps) {
  return (
    <div className="grid gap-5 md:gap-6">
      {items.map(({ mark, title, text, points }, index) => (
        <section
          key={mark}
          className={cn(
            'grid items-center gap-x-14 gap-y-8 rounded-xl bg-paper p-6 md:p-10 lg:px-14 lg:py-12',
            pictures[index] && 'lg:grid-cols-2',
          )}
        >
          <div>
            <h3 className="flex items-end gap-5 text-[26px] leading-tight text-text md:text-[30px]">
              <span className="font-num text-[96px] leading-[0.8] tracking-[-0.05em] text-blue-600 md:text-[128px]">
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
                'grid place-items-center bg-mist max-md:-mx-6 max-md:-mb-6 max-md:rounded-b-xl max-md:bg-blue-100 max-md:p-3 md:rounded-lg md:p-8 lg:h-full',
                index % 2 === 1 && 'lg:order-first',
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
