import { cn } from '@/components/ui/cn';

interface TableOfContentsProps {
  title: string;
  items: readonly { readonly id: string; readonly text: string }[];
  className?: string;
}

/** Table of contents next to a text; folded on phones, where it would push the text down. */
export function TableOfContents({ title, items, className }: TableOfContentsProps) {
  const list = (
    <ol className="text-sm">
      {items.map(({ id, text }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="company:min-h-10 company:max-lg:min-h-11 flex items-center border-l-2 border-line-2 py-1.5 pl-4 leading-snug text-text-2 hover:border-blue-600 hover:text-blue-700"
          >
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav aria-label={title} className={cn('print:hidden', className)}>
      <details className="group rounded-md bg-mist lg:hidden">
        <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between px-5 font-bold text-text">
          {title}
          <span aria-hidden="true" className="relative size-4 text-blue-600">
            <span className="company:top-[7px] absolute inset-x-0 h-0.5 bg-current" />
            <span className="company:left-[7px] absolute inset-y-0 w-0.5 bg-current group-open:hidden" />
          </span>
        </summary>
        <div className="px-5 pb-4">{list}</div>
      </details>
      <div className="max-lg:hidden">
        <p className="mb-3 text-sm font-bold text-text">{title}</p>
        {list}
      </div>
    </nav>
  );
}
