import { cn } from '@/components/ui/cn';

/** As many lines between partner and product as the work is close. */
export function LinkLines({ count, className }: { count: number; className?: string }) {
  return (
    <span aria-hidden="true" className={cn('grid gap-2', className)}>
      {Array.from({ length: count }, (_, line) => (
        <span key={line} className="h-1 rounded-full bg-blue-600" />
      ))}
    </span>
  );
}
