import type { OwnSection } from '@/lib/content/campaigns/types';

type Items = Extract<OwnSection, { kind: 'docks' }>['items'];

/** Kinds of applications, each plugged into the blue bar that is the browser. */
export function DocksList({ items }: { items: Items }) {
  return (
    <ul className="rounded-xl border-l-[14px] border-blue-600 bg-paper py-2 max-md:border-l-8">
      {items.map(({ mark, title, text }) => (
        <li
          key={mark}
          className="grid items-center gap-x-8 gap-y-2 border-line-2 py-6 pr-5 not-first:border-t md:grid-cols-[180px_1fr] md:pr-10 lg:grid-cols-[180px_10em_1fr]"
        >
          <span aria-hidden="true" className="flex items-center">
            <span className="h-1.5 w-8 bg-blue-600 md:w-14" />
            <span className="grid h-14 min-w-22 place-items-center rounded-[16px] bg-ink-900 px-3 font-num text-[20px] font-bold text-white">
              {mark}
            </span>
          </span>
          <h3 className="pl-5 text-h3 text-text max-md:pt-1 md:pl-0">{title}</h3>
          <p className="pl-5 md:col-start-2 md:pl-0 lg:col-start-3">{text}</p>
        </li>
      ))}
    </ul>
  );
}
