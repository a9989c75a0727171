import { cn } from '@/components/ui/cn';

/** The logo: three stores of different height inside the product's blue square, 32 px unless a class says otherwise. */
export const BrandMark = ({ className }: { className?: string }) => (
  <span className={cn('brand-mark', className)} />
);
