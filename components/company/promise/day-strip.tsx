import { supportHours } from '@/lib/site';

const [opens, closes] = [supportHours.open, supportHours.close].map(
  (time) => `${(Number.parseInt(time, 10) / 24) * 100}%`,
);

export interface DayStripProps {
  /** The strip in words. */
  label: string;
  caption: string;
}

/** A day from 0 to 24, blue while somebody answers. */
export function DayStrip({ label, caption }: DayStripProps) {
  return (
    <>
      <div
        role="img"
        aria-label={label}
        className="relative mt-6 h-12 font-num text-sm font-bold text-blue-700 before:absolute before:inset-x-0 before:top-0 before:h-3 before:rounded-full before:bg-line-2"
      >
        <span
          className="absolute top-0 h-3 bg-blue-600"
          style={{ left: opens, width: `calc(${closes} - ${opens})` }}
        />
        <span className="absolute top-5 -translate-x-1/2" style={{ left: opens }}>
          {supportHours.open}
        </span>
        <span className="absolute top-5 -translate-x-1/2" style={{ left: closes }}>
          {supportHours.close}
        </span>
      </div>
      <figcaption className="text-right text-xs text-text-3">{caption}</figcaption>
    </>
  );
}
