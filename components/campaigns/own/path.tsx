import type { OwnSection } from '@/lib/content/types';
import { Phase } from '../visuals/phase';

type Items = Extract<OwnSection, { kind: 'path' }>['items'];

/** Full class names, so that Tailwind finds them. */
const columns: Readonly<Record<number, string>> = {
  2: 'lg:grid-cols-2',
  3: 'lg:grid-cols-3',
  4: 'lg:grid-cols-4',
  5: 'lg:grid-cols-5',
};

/** Steps in a row across the night; the moon grows with each. */
export function Path({ items }: { items: Items }) {
  return (
    <ol className={`grid gap-7 lg:gap-8 ${columns[items.length] ?? ''}`}>
      {items.map(({ title, text }, index) => (
        <li
          key={title}
          className="grid content-start gap-x-5 max-lg:grid-cols-[84px_1fr] max-lg:border-t max-lg:border-ink-line max-lg:pt-7"
        >
          <Phase
            light={index / (items.length - 1)}
            className="w-full max-w-48 max-lg:row-span-2 lg:w-4/5"
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
