import { cn } from '@/components/ui/cn';

/** Width of a digit's column and height of the highest bar, in drawing units. */
const column = 6;
const height = 40;

/** A checksum as 64 bars: two packages can be told apart at a glance. The digits stand beside it. */
export function HashBars({ sha256, className }: { sha256: string; className?: string }) {
  const bars = [...sha256].map((digit, index) => {
    const bar = 6 + (Number.parseInt(digit, 16) / 15) * (height - 6);
    return `M${index * column} ${height}v${-bar.toFixed(1)}h4v${bar.toFixed(1)}z`;
  });
  return (
    <svg
      viewBox={`0 0 ${sha256.length * column - 2} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={cn('block h-10 w-full', className)}
    >
      <path d={bars.join('')} fill="currentColor" />
    </svg>
  );
}
