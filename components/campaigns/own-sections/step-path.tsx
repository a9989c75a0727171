import type { OwnSection } from '@/lib/campaigns/campaign-types';
import { MoonPhase } from '../visuals/moon-phase';

type PathItems = Extract<OwnSection, { kind: 'path' }>['items'];

/** Full class names, so that Tailwind finds them. */
const columnStyles: Readonly<Record<number, string>> = {
  2: 'lg:grid-cols-2',
  3: 'lg:grid-cols-3',
  4: 'lg:grid-cols-4',
  5: 'campaigns:lg:grid-cols-5',
};

/** Steps in a row across the night; the moon grows with each. */
export function StepPath({ items }: { items: PathItems }) {
  return (
    <ol className={`grid gap-7 lg:gap-8 ${columnStyles[items.length] ?? ''}`}>
      {items.map(({ title, text }, index) => (
        <li
          key={title}
          className="campaigns:max-lg:grid-cols-[84px_1fr] campaigns:max-lg:border-t campaigns:max-lg:border-ink-line campaigns:max-lg:pt-7 grid content-start gap-x-5"
        >
          <MoonPhase
            light={index / (items.length - 1)}
            className="campaigns:max-w-48 campaigns:lg:w-4/5 w-full max-lg:row-span-2"
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
