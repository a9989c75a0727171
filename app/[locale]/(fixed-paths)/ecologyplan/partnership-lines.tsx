import { cn } from '@/components/ui/cn';

/** The levels of the plan; each has one line more in the drawing. */
export const partnershipLevels = ['connect', 'build', 'ally'] as const;

interface PartnershipLinesProps {
  count: number;
  /** Thick lines, for the cables of a large drawing. */
  isThick?: boolean;
  className?: string;
}

/** Lines between partner and product; a closer partnership has more of them. */
export function PartnershipLines({ count, isThick = false, className }: PartnershipLinesProps) {
  return (
    <span aria-hidden="true" className={cn('grid', isThick ? 'gap-4' : 'gap-2', className)}>
      {Array.from({ length: count }, (_, line) => (
        <span
          key={line}
          className={cn(
            'bg-current',
            isThick ? 'partners:md:h-2.5 h-2 text-blue-600' : 'h-1 rounded-full',
          )}
        />
      ))}
    </span>
  );
}
