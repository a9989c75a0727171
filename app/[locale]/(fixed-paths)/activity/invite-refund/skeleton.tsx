import { cn } from '@/components/ui/cn';

/** Skeleton shown while a text loads; its size comes from className. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        'campaigns:animate-pulse campaigns:motion-reduce:animate-none block rounded-sm bg-idle-bg',
        className,
      )}
    />
  );
}
