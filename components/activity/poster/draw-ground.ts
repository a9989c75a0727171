import { storeCodes } from '@/components/mockups/stores';
import type { Pen } from './pen';
import { posterSize } from './size';
import { faded } from './theme';

const { width, height } = posterSize;

/** Night with the product's glow from below. */
export function drawGround({ context, theme }: Pen): void {
  const night = context.createLinearGradient(0, 0, 0, height);
  night.addColorStop(0, theme.top);
  night.addColorStop(0.5, theme.middle);
  night.addColorStop(1, theme.foot);
  context.fillStyle = night;
  context.fillRect(0, 0, width, height);
  const glow = context.createRadialGradient(width / 2, 1090, 0, width / 2, 1090, 820);
  glow.addColorStop(0, faded(theme.blue, 0.62));
  glow.addColorStop(1, faded(theme.blue, 0));
  context.fillStyle = glow;
  context.fillRect(0, 0, width, height);
}

const tile = 76;
/** Beam heights from left to right, as in the bands of the pages. */
const beams = [220, 180, 130, 90, 90, 130, 180, 220] as const;

/** Light that rises from a tile and fades to all sides, and the bright line in it. */
function drawBeam({ context }: Pen, x: number, y: number, rise: number, colour: string): void {
  const light = context.createRadialGradient(0, 0, 0, 0, 0, 1);
  light.addColorStop(0, faded(colour, 0.75));
  light.addColorStop(0.5, faded(colour, 0.25));
  light.addColorStop(1, faded(colour, 0));
  context.save();
  context.translate(x, y);
  context.fillStyle = light;
  for (const half of [tile * 0.62, 2.5]) {
    context.save();
    context.scale(half, rise);
    context.fillRect(-1, -1, 2, 1);
    context.restore();
  }
  context.restore();
}

/** Eight stores, each with the light of its own environment. */
export function drawStores(pen: Pen, y: number): void {
  const { context, theme, write, box } = pen;
  const gap = (width - 160 - tile * storeCodes.length) / (storeCodes.length - 1);
  storeCodes.forEach((code, index) => {
    const x = 80 + index * (tile + gap);
    drawBeam(pen, x + tile / 2, y + 8, beams[index] ?? 0, theme[code]);
    context.fillStyle = theme[code];
    box(x, y, tile, tile, tile * 0.28);
    context.textAlign = 'center';
    write(code.toUpperCase(), x + tile / 2, y + tile * 0.63, {
      size: 27,
      colour: theme.onStore,
      bold: true,
      numerals: true,
    });
    context.textAlign = 'left';
  });
}

/** The logo: three stores of different height inside the product's square. */
export function drawBrand({ context, theme, write, box }: Pen, product: string): void {
  const bars = [
    [7, 15, 10, 0.7],
    [13.75, 7, 18, 1],
    [20.5, 11, 14, 0.7],
  ] as const;
  const scale = 72 / 32;
  context.fillStyle = theme.blue;
  box(80, 84, 72, 72, 20);
  for (const [x, y, barHeight, alpha] of bars) {
    context.fillStyle = faded(theme.paper, alpha);
    box(80 + x * scale, 84 + y * scale, 4.5 * scale, barHeight * scale, 1.5 * scale);
  }
  write(product, 174, 136, { size: 46, colour: theme.onInk, bold: true, maxWidth: 820 });
}
