import { cn } from '@/components/ui/cn';

/** Grey stand-in for a text that is being read; size from the class. */
export function Bone({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        'block animate-pulse rounded-sm bg-idle-bg motion-reduce:animate-none',
        className,
      )}
    />
  );
}
