import { PageLink } from '@/components/ui/page-link';
import { Icon } from '@/components/ui/icon';

export interface RuledLink {
  href: string;
  title: string;
  text: string;
}

/** Large text links between rules, for "where next". */
export function RuledLinks({ items }: { items: readonly RuledLink[] }) {
  return (
    <ul className="border-b border-line-2">
      {items.map(({ href, title, text }) => (
        <li key={href} className="border-t border-line-2">
          <PageLink
            href={href}
            className="group grid min-h-24 items-center gap-x-6 gap-y-1 py-5 hover:bg-blue-50/60 max-md:grid-cols-[1fr_auto] md:min-h-26 md:grid-cols-[4fr_7fr_auto]"
          >
            <strong className="text-[22px] leading-tight text-text group-hover:text-blue-700 md:text-[28px]">
              {title}
            </strong>
            <span className="text-text-2 max-md:order-3 max-md:col-span-2">{text}</span>
            <Icon
              name="arrow-right"
              size={24}
              className="text-blue-600 transition-transform group-hover:translate-x-1 motion-reduce:transition-none"
            />
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
