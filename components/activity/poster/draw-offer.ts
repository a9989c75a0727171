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

  const figure = { size: 230, colour: theme.onWarm, bold: true, numerals: true, maxWidth: 290 };
  const end = write(texts.figure, left + 40, y + 232, figure);
  const room = stub - end - 52;
  write(texts.unit, end + 12, y + 232, {
    size: 60,
    colour: theme.onWarm,
    bold: true,
    maxWidth: room,
  });
  const words = { colour: theme.onWarm, maxWidth: right - stub - 84 };
  write(texts.offer, stub + 44, y + 140, { ...words, size: 62, bold: true });
  write(texts.extra, stub + 44, y + 214, { ...words, size: 42 });
}
