import { cn } from '@/components/ui/cn';

interface MoonPhaseProps {
  /** 0 is new moon, 1 is full moon. */
  light: number;
  className?: string;
}

/** A moon phase: a half disc, and the other edge as an ellipse that widens. */
export function MoonPhase({ light, className }: MoonPhaseProps) {
  const bulge = Math.abs(2 * light - 1) * 46;
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className={cn('block', className)}>
      <circle
        cx="50"
        cy="50"
        r="48"
        className="campaigns:stroke-on-ink-3 fill-ink-800"
        strokeWidth="2"
      />
      {light > 0 && (
        <path
          d={`M50 4A46 46 0 0 1 50 96A${bulge} 46 0 0 ${light > 0.5 ? 1 : 0} 50 4Z`}
          className="campaigns:fill-warm-300"
        />
      )}
    </svg>
  );
}
