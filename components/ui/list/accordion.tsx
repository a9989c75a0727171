import type { ReactNode } from 'react';

interface AccordionItem {
  title: string;
  body: ReactNode;
}

interface AccordionProps {
  items: readonly AccordionItem[];
}

/**
 * Questions that unfold, as native `<details>`: they work without JavaScript and with find-in-page. The first is open,
 * so that visitors see how the list works.
 */
export function Accordion({ items }: AccordionProps) {
  return (
    <div className="border-b border-line-2">
      {items.map(({ title, body }, index) => (
        <details key={title} open={index === 0} className="border-t border-line-2">
          <summary className="plus flex min-h-14 cursor-pointer list-none items-center justify-between gap-5 py-3.5 text-base leading-snug font-bold text-text hover:text-blue-700 md:min-h-18 md:text-[1.125rem]">
            {title}
          </summary>
          <div className="pb-5 text-text-2 md:pr-12">{body}</div>
        </details>
      ))}
    </div>
  );
}
