/** Draws the bars of a small chart as one SVG path. Pure. */

export interface BarsBox {
  readonly width: number;
  readonly height: number;
}

/** Share of a bar's width that stays free, and the least height of a bar, so that small values stay visible. */
const gap = 0.25;
const least = 1.5;

const at = (value: number): string => String(Math.round(value * 100) / 100);

/**
 * @param values one for each bar, 0 or more
 * @returns `d` of the path; '' where all are 0
 */
export function barChartPath(values: readonly number[], { width, height }: BarsBox): string {
  const highest = Math.max(0, ...values);
  const place = width / Math.max(1, values.length);
  return values
    .map((value, n) => {
      if (value <= 0) return '';
      const bar = Math.max(least, (value / highest) * height);
      const [x, wide] = [(n + gap / 2) * place, place * (1 - gap)];
      return `M${at(x)} ${at(height - bar)}h${at(wide)}V${at(height)}h-${at(wide)}z`;
    })
    .join('');
}
