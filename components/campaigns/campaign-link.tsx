import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { PlainLink } from '@/components/ui/plain-link';

interface CampaignLinkProps {
  href: string;
  /** The campaign's state or its days. */
  label: string;
  title: string;
  text: string;
  className?: string | undefined;
}

/** One cell in a row of campaigns; the whole cell is a link. */
export function CampaignLink({ href, label, title, text, className }: CampaignLinkProps) {
  return (
    <li className={cn('grid', className)}>
      <PlainLink
        href={href}
        className="group block border-t-2 border-text py-6 hover:border-blue-600 hover:text-blue-700"
      >
        <span className="block text-sm text-text-3">{label}</span>
        <b className="mt-1 flex items-center justify-between gap-4 text-h3">
          {title}
          <Icon
            name="arrow-right"
            size={24}
            className="flex-none transition-transform group-hover:translate-x-1 motion-reduce:transition-none"
          />
        </b>
        <span className="mt-2 block text-text-2">{text}</span>
      </PlainLink>
    </li>
  );
}
