import { PageLink } from '@/components/ui/page-link';

interface Neighbour {
  readonly href: string;
  /** "Newer", "Older" or "Next". */
  readonly label: string;
  readonly title: string;
}

/** Where to read on: one text before and one after. */
export function Neighbours({ label, items }: { label: string; items: readonly Neighbour[] }) {
  return (
    <nav aria-label={label} className="border-t-2 border-text print:hidden">
      <ul className="grid md:grid-cols-2 md:divide-x md:divide-line-2">
        {items.map((item, index) => (
          <li key={item.href} className="border-b border-line-2">
            <PageLink
              href={item.href}
              className={`block py-6 hover:text-blue-700 ${index === 1 ? 'md:pl-10' : 'md:pr-10'}`}
            >
              <span className="block text-sm text-text-3">{item.label}</span>
              <strong className="mt-1 block text-[20px] leading-snug">{item.title}</strong>
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
