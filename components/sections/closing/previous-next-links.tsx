import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { PlainLink } from '@/components/ui/plain-link';

interface PreviousNextLink {
  readonly href: string;
  /** The label of the link: "Previous", "Next". */
  readonly label: string;
  readonly title: string;
  /** A summary of the page, shown only for the page to read next. */
  readonly text?: string;
}

/** The end of a page: a small link, to the previous page or another one, and a large link to the next. */
export function PreviousNextLinks({
  label,
  previous,
  next,
}: {
  label: string;
  previous?: PreviousNextLink | undefined;
  next: PreviousNextLink;
}) {
  return (
    <nav aria-label={label} className="border-t border-line bg-paper print:hidden">
      <div className="wrap md:grid md:grid-cols-[1fr_2fr]">
        {previous && (
          <PlainLink
            href={previous.href}
            className="block py-7 hover:text-blue-700 max-md:border-b max-md:border-line md:py-12 md:pr-8"
          >
            <span className="mb-2 block text-sm text-text-3">{previous.label}</span>
            <b className="block text-[1.125rem] leading-snug text-pretty">{previous.title}</b>
          </PlainLink>
        )}
        <PlainLink
          href={next.href}
          className={cn(
            'group block py-7 hover:text-blue-700 max-md:pb-10 md:py-12',
            previous ? 'md:border-l md:border-line md:pl-10 lg:pl-16' : 'md:col-span-2',
          )}
        >
          <span className="mb-2 block text-sm text-text-3">{next.label}</span>
          <b className="flex items-center justify-between gap-6 text-[clamp(1.5rem,2.6vw,2.25rem)] leading-[1.3] text-balance">
            {next.title}
            <Icon
              name="arrow-right"
              size={32}
              className="transition-transform group-hover:translate-x-1 motion-reduce:transition-none"
            />
          </b>
          {next.text && <span className="mt-2 block max-w-[36em] text-text-2">{next.text}</span>}
        </PlainLink>
      </div>
    </nav>
  );
}
