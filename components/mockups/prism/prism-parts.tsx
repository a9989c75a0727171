import { cn } from '@/components/ui/cn';
import type { StoreCode } from '../stores';

/** What goes wrong in the tangle; placed by percentages of the drawing. */
export function RiskPill({ text, left, top }: { text: string; left: string; top: string }) {
  return (
    <span
      style={{ left, top }}
      className="absolute flex -translate-x-1/2 -translate-y-1/2 items-center gap-2 rounded-full border border-risk/35 bg-white px-2.5 py-1 text-xs leading-normal whitespace-nowrap text-risk before:size-2 before:rounded-full before:bg-risk lg:px-3 lg:text-sm"
    >
      {text}
    </span>
  );
}

/** A store before it has its own lane: no colour yet. */
export function PlainStore({ code, className }: { code: StoreCode; className?: string }) {
  return (
    <span
      className={cn(
        'grid flex-none place-items-center rounded-tile border-[1.5px] border-line-2 bg-white font-num leading-none font-bold text-text-3',
        className,
      )}
    >
      {code.toUpperCase()}
    </span>
  );
}

/** Threads of the tangle, stretched to the box they stand in. */
export function Threads({
  paths,
  viewBox,
  className,
}: {
  paths: readonly string[];
  viewBox: string;
  className?: string;
}) {
  return (
    <svg
      viewBox={viewBox}
      preserveAspectRatio="none"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      className={cn('size-full text-text-3/70', className)}
    >
      <path vectorEffect="non-scaling-stroke" d={paths.join('')} />
    </svg>
  );
}
