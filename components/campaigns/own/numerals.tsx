import { cn } from '@/components/ui/cn';
import type { OwnSection } from '@/lib/content/campaigns/types';

type Items = Extract<OwnSection, { kind: 'numerals' }>['items'];

/** One large numeral a column, and under it what is counted. */
export function Numerals({ items }: { items: Items }) {
  return (
    <div className="grid gap-x-10 gap-y-12 lg:grid-cols-[6fr_4fr_5fr]">
      {items.map(({ mark, title, text, points }, index) => (
        <div key={mark} className="border-t-2 border-text pt-5">
          <p
            aria-hidden="true"
            className="font-num text-num-l leading-none font-bold tracking-[-0.05em] text-blue-600"
          >
            {mark}
          </p>
          <h3 className="mt-5 text-h3 text-text">{title}</h3>
          <p className="mt-2">{text}</p>
          <ul className={cn('mt-5 grid gap-x-6', index === 0 && 'sm:grid-cols-2')}>
            {points.map((point) => (
              <li key={point} className="border-t border-line-2 py-3 text-text">
                {point}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
