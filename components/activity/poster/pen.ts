/** Drawing on the poster: text that fits, and boxes. */
import type { Theme } from './theme';

export interface TextStyle {
  /** Pixels; smaller when the text would not fit. */
  readonly size: number;
  readonly colour: string;
  readonly maxWidth?: number;
  readonly bold?: boolean;
  readonly numerals?: boolean;
}

/** The size at which a text is no wider than allowed. @param width of the text at `size` */
export function fitSize(size: number, width: number, maxWidth: number): number {
  return width > maxWidth ? Math.floor((size * maxWidth) / width) : size;
}

export interface Pen {
  readonly context: CanvasRenderingContext2D;
  readonly theme: Theme;
  /** Writes on a base line. @returns where the text ends */
  readonly write: (text: string, x: number, y: number, style: TextStyle) => number;
  /** Fills a box with round corners. */
  readonly box: (x: number, y: number, width: number, height: number, radius: number) => void;
}

export function createPen(context: CanvasRenderingContext2D, theme: Theme): Pen {
  const fontOf = ({ bold, numerals }: TextStyle, size: number) =>
    `${bold ? 700 : 400} ${size}px ${numerals ? theme.num : theme.sans}`;
  return {
    context,
    theme,
    write(text, x, y, style) {
      context.font = fontOf(style, style.size);
      const { width } = context.measureText(text);
      const size = fitSize(style.size, width, style.maxWidth ?? width);
      context.font = fontOf(style, size);
      context.fillStyle = style.colour;
      context.fillText(text, x, y);
      return x + context.measureText(text).width;
    },
    box(x, y, width, height, radius) {
      context.beginPath();
      context.roundRect(x, y, width, height, radius);
      context.fill();
    },
  };
}
