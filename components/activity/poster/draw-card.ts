import type { QrShape } from '@/components/ui/qr/qr-shape';
import type { Pen } from './pen';
import { posterSize } from './size';

const left = 80;
const top = 1200;
const height = 350;

export interface CardTexts {
  readonly scan: string;
  readonly codeLabel: string;
  readonly code: string;
  readonly rule: string;
}

/** White card: the code to scan, and the same as letters. */
export function drawCard({ context, theme, write, box }: Pen, qr: QrShape, texts: CardTexts): void {
  const width = posterSize.width - 2 * left;
  context.fillStyle = theme.paper;
  box(left, top, width, height, 36);

  const pixels = Math.floor((height - 16) / qr.size);
  const edge = pixels * qr.size;
  context.save();
  context.translate(left + 8, top + (height - edge) / 2);
  context.scale(pixels, pixels);
  context.fillStyle = theme.text;
  context.fill(new Path2D(qr.path));
  context.restore();

  const x = left + edge + 16;
  const maxWidth = left + width - x - 40;
  write(texts.scan, x, top + 104, { size: 56, colour: theme.text, bold: true, maxWidth });
  write(texts.codeLabel, x, top + 166, { size: 32, colour: theme.text2, maxWidth });
  write(texts.code, x, top + 242, {
    size: 72,
    colour: theme.blue,
    bold: true,
    numerals: true,
    maxWidth,
  });
  write(texts.rule, x, top + 296, { size: 26, colour: theme.text2, maxWidth });
}
