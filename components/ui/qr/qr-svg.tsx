import type { SVGProps } from 'react';
import { encode } from 'uqr';

interface QrSvgProps extends SVGProps<SVGSVGElement> {
  /** The content of the code. */
  value: string;
  /**
   * The number of light modules around the code. Readers need four, unless a white box around the code leaves that
   * space.
   */
  margin?: number;
}

/** Path data of the dark modules, run by run. */
function darkPath(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) => {
      const runs: string[] = [];
      for (let x = 0; x < row.length; x += 1) {
        if (!row[x]) continue;
        const start = x;
        while (row[x + 1]) x += 1;
        runs.push(`M${start} ${y}h${x - start + 1}v1H${start}z`);
      }
      return runs;
    })
    .join('');
}

/** A QR code as one path, dark in the current color. */
export function QrSvg({ value, margin = 0, ...svg }: QrSvgProps) {
  const { size, data } = encode(value, { ecc: 'M', border: margin });
  return (
    <svg viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" {...svg}>
      <path d={darkPath(data)} fill="currentColor" />
    </svg>
  );
}
