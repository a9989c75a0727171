import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import type { OwnSection } from '@/lib/campaigns/campaign-types';

type LargeNumberItems = Extract<OwnSection, { kind: 'numerals' }>['items'];

interface LargeNumbersProps {
  items: LargeNumberItems;
  pictures: readonly ReactNode[];
}

/** A large number with what it counts and the product, one row each, alternating left and right. */
export function LargeNumbers({ items, pictures }: LargeNumbersProps) {
  return (
    <div className="grid gap-5 md:gap-6">
      {items.map(({ mark, title, text, points }, index) => (
        <section
          key={mark}
          className={cn(
            'campaigns:lg:px-14 grid items-center gap-x-14 gap-y-8 rounded-xl bg-paper p-6 md:p-10 lg:py-12',
            pictures[index] && 'lg:grid-cols-2',
          )}
        >
          <div>
            <h3 className="flex items-end gap-5 text-[1.625rem] leading-tight text-text md:text-[1.875rem]">
              <span className="campaigns:text-[6rem] campaigns:md:text-[8rem] font-num leading-[0.8] tracking-[-0.05em] text-blue-600">
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
                'campaigns:max-md:-mx-6 campaigns:max-md:-mb-6 campaigns:max-md:rounded-b-xl campaigns:max-md:bg-blue-100 campaigns:max-md:p-3 campaigns:md:rounded-lg campaigns:md:p-8 campaigns:lg:h-full grid place-items-center bg-mist',
                index % 2 === 1 && 'campaigns:lg:order-first',
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
