import { cn } from '@/components/ui/cn';

export interface LinkLinesProps {
  count: number;
  /** As cables of a large drawing. */
  thick?: boolean;
  className?: string;
}

/** As many lines between partner and product as the work is close. */
export function LinkLines({ count, thick = false, className }: LinkLinesProps) {
  return (
    <span aria-hidden="true" className={cn('grid', thick ? 'gap-4' : 'gap-2', className)}>
      {Array.from({ length: count }, (_, line) => (
        <span
          key={line}
          className={cn('bg-current', thick ? 'h-2 text-blue-600 md:h-2.5' : 'h-1 rounded-full')}
        />
      ))}
    </span>
  );
}
