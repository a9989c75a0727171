import { Icon } from '@/components/ui/icon';

/** Link to the feed, for people with a feed reader. A plain link, because a feed is no page of the site. */
export function FeedLink({ href, label }: { href: string; label: string }) {
  return (
    <a
      href={href}
      type="application/atom+xml"
      className="inline-flex min-h-11 items-center gap-2 text-sm font-bold text-blue-600 hover:text-blue-800"
    >
      <Icon name="bell" size={18} />
      {label}
    </a>
  );
}
