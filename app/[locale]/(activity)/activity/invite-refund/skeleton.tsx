import { cn } from '@/components/ui/cn';

/** Grey stand-in for a text that is being read; size from the class. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        'offers:animate-pulse offers:motion-reduce:animate-none block rounded-sm bg-idle-bg',
        className,
      )}
    />
  );
}
