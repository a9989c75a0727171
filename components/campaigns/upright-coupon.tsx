import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';

/** Cuts a half circle out of both edges where the stub is torn off; it works on every background. */
const perforatedStyles =
  'campaigns:[mask:radial-gradient(circle_8px_at_0_68%,transparent_94%,black)_left/51%_100%_no-repeat,radial-gradient(circle_8px_at_100%_68%,transparent_94%,black)_right/51%_100%_no-repeat]';

interface UprightCouponProps {
  /** The sum, or a sign where no sum can be promised. */
  amountText: string;
  unit: string;
  /** The lower part of the coupon. */
  stub: ReactNode;
  /** True while nothing is earned: the coupon has a dashed outline. */
  isEmpty?: boolean;
  className?: string;
}

/** An upright coupon with a stub; it is dashed while it is still to be earned. */
export function UprightCoupon({
  amountText,
  unit,
  stub,
  isEmpty = false,
  className,
}: UprightCouponProps) {
  return (
    <span
      className={cn(
        'campaigns:aspect-[5/6] campaigns:grid-rows-[68fr_32fr] @container relative grid w-full text-center leading-none',
        isEmpty
          ? 'rounded-lg border-2 border-dashed border-on-ink-3/60 text-on-ink-2'
          : cn('rounded-lg bg-warm-500 text-on-warm', perforatedStyles),
        className,
      )}
    >
      <span className="campaigns:pb-[12%] campaigns:text-[38cqi] campaigns:en:text-[33cqi] self-end font-num font-bold tracking-[-0.05em] whitespace-nowrap">
        {amountText}
        {unit && <span className="campaigns:text-[0.3em] ml-0.5 tracking-normal">{unit}</span>}
      </span>
      <span
        className={cn(
          'campaigns:mx-[11%] grid place-items-center border-t-2 border-dashed text-xs whitespace-nowrap md:text-base',
          isEmpty ? 'campaigns:border-on-ink-3/40' : 'campaigns:border-on-warm/35 font-bold',
        )}
      >
        {stub}
      </span>
    </span>
  );
}
