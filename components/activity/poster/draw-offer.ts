import type { Pen } from './pen';
import { posterSize } from './size';

const left = 80;
const right = posterSize.width - left;
const inner = right - left;

/** Headline of one or two lines; phrases are parted by `|`. */
export function drawHeadline({ theme, write }: Pen, headline: string, slogan: string): void {
  headline.split('|').forEach((line, index) =>
    write(line.trim(), left, 300 + index * 112, {
      size: 92,
      colour: theme.onInk,
      bold: true,
      maxWidth: inner,
    }),
  );
  write(slogan, left, 484, { size: 38, colour: theme.onInk2, maxWidth: inner });
}

export interface OfferTexts {
  readonly figure: string;
  /** After the sum; empty where the sum has its sign. */
  readonly unit: string;
  readonly offer: string;
  readonly extra: string;
}

/** A coupon with a perforation: the sum left, what it is right. */
export function drawOffer({ context, theme, write, box }: Pen, texts: OfferTexts): void {
  const [y, height, stub] = [548, 300, 520] as const;
  context.save();
  // The notches are cut out of the coupon, so that the ground shows through.
  context.beginPath();
  context.rect(0, y, posterSize.width, height);
  for (const edge of [y, y + height]) {
    context.moveTo(stub + 20, edge);
    context.arc(stub, edge, 20, 0, Math.PI * 2, true);
  }
  context.clip('evenodd');
  context.fillStyle = theme.warm;
  box(left, y, inner, height, 36);
  context.restore();

  context.strokeStyle = theme.onWarm;
  context.globalAlpha = 0.35;
  context.lineWidth = 4;
  context.setLineDash([4, 14]);
  context.beginPath();
  context.moveTo(stub, y + 44);
  context.lineTo(stub, y + height - 40);
  context.stroke();
  context.setLineDash([]);
  context.globalAlpha = 1;

  const strong = { colour: theme.onWarm, bold: true };
  const end = write(texts.figure, left + 40, y + 232, {
    ...strong,
    size: 230,
    numerals: true,
    maxWidth: texts.unit ? 290 : 360,
  });
  if (texts.unit)
    write(texts.unit, end + 12, y + 232, { ...strong, size: 60, maxWidth: stub - end - 52 });
  const words = { colour: theme.onWarm, maxWidth: right - stub - 84 };
  write(texts.offer, stub + 44, y + 140, { ...words, size: 62, bold: true });
  write(texts.extra, stub + 44, y + 214, { ...words, size: 42 });
}
