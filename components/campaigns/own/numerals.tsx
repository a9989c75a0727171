import { cn } from '@/components/ui/cn';
import type { OwnSection } from '@/lib/content/campaigns/types';

type Items = Extract<OwnSection, { kind: 'numerals' }>['items'];

/** A numeral with what it counts, a column each. */
export function Numerals({ items }: { items: Items }) {
  return (
    <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[6fr_4fr_5fr]">
      {items.map(({ mark, title, text, points }, index) => (
        <div key={mark} className="border-t border-line-2 pt-5">
          <h3 className="text-h3 text-text">
            <span className="mr-2 font-num text-blue-600">{mark}</span>
            {title}
          </h3>
          <p className="mt-2">{text}</p>
          <ul className={cn('mt-3 grid gap-x-6', index === 0 && 'sm:grid-cols-2')}>
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
