import type { OwnSection } from '@/lib/content/campaigns/types';
import { Phase } from '../visuals/phase';

type Items = Extract<OwnSection, { kind: 'path' }>['items'];

/** Steps in a row; the moon grows with each. */
export function Path({ items }: { items: Items }) {
  return (
    <ol className="grid gap-8 lg:grid-cols-5 lg:gap-6">
      {items.map(({ title, text }, index) => (
        <li
          key={title}
          className="grid gap-x-5 max-lg:grid-cols-[64px_1fr] max-lg:border-t max-lg:border-line-2 max-lg:pt-6 lg:content-start"
        >
          <span className="relative flex items-center max-lg:row-span-2 max-lg:items-start">
            <Phase light={index / (items.length - 1)} className="size-16 flex-none lg:size-22" />
            {index < items.length - 1 && (
              <span
                aria-hidden="true"
                className="ml-4 flex-1 border-t-2 border-dashed border-line-2 max-lg:hidden"
              />
            )}
          </span>
          <h3 className="text-h3 text-text lg:mt-6">
            <span className="mr-2 font-num text-text-3">{index + 1}</span>
            {title}
          </h3>
          <p className="mt-2">{text}</p>
        </li>
      ))}
    </ol>
  );
}
