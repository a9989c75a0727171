/** Draws the bars of a small chart as one SVG path. Pure. */

interface BarChartSize {
  readonly width: number;
  readonly height: number;
}

/** Share of a bar's slot that stays free, and the minimum height of a bar, so that small values stay visible. */
const gapShare = 0.25;
const minBarHeight = 1.5;

const coordinate = (value: number): string => String(Math.round(value * 100) / 100);

/**
 * @param values a number for each bar, 0 or more
 * @returns `d` of the path; '' where all values are 0
 */
export function barChartPath(values: readonly number[], { width, height }: BarChartSize): string {
  const highest = Math.max(0, ...values);
  const slotWidth = width / Math.max(1, values.length);
  return values
    .map((value, index) => {
      if (value <= 0) return '';
      const barHeight = Math.max(minBarHeight, (value / highest) * height);
      const [x, barWidth] = [(index + gapShare / 2) * slotWidth, slotWidth * (1 - gapShare)];
      return `M${coordinate(x)} ${coordinate(height - barHeight)}h${coordinate(barWidth)}V${coordinate(height)}h-${coordinate(barWidth)}z`;
    })
    .join('');
}
