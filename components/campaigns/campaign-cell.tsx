import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { PageLink } from '@/components/ui/page-link';

interface CampaignCellProps {
  href: string;
  /** Its state or its days. */
  label: string;
  title: string;
  text: string;
  className?: string | undefined;
}

/** One place of a row of offers: a ruled cell that leads there as a whole. */
export function CampaignCell({ href, label, title, text, className }: CampaignCellProps) {
  return (
    <li className={cn('grid', className)}>
      <PageLink
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
      </PageLink>
    </li>
  );
}

interface PhaseProps {
  /** 0 is new, 1 is full. */
  light: number;
  className?: string;
}

/** The moon between new and full: a half disc, and the other edge as an ellipse that widens. */
export function Phase({ light, className }: PhaseProps) {
  const bulge = Math.abs(2 * light - 1) * 46;
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className={cn('block', className)}>
      <circle cx="50" cy="50" r="48" className="fill-ink-800 stroke-on-ink-3" strokeWidth="2" />
      {light > 0 && (
        <path
          d={`M50 4A46 46 0 0 1 50 96A${bulge} 46 0 0 ${light > 0.5 ? 1 : 0} 50 4Z`}
          className="fill-warm-300"
        />
      )}
    </svg>
  );
}
