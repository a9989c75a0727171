import { cn } from '@/components/ui/cn';

export interface PhaseProps {
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
