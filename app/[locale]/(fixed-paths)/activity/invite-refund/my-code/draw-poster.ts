import { storeIds } from '@/lib/demo/store-ids';
import type { QrShape } from '@/components/ui/qr/qr-shape';

/** The size in pixels; a phone screen shows its ratio of 2 to 3 without cropping. */
export const posterSize = { width: 1080, height: 1620 } as const;

/** The margins, as positions from the left edge. */
const marginLeft = 80;
const contentRight = posterSize.width - marginLeft;
const contentWidth = contentRight - marginLeft;

const cardArea = { left: marginLeft, top: 1200, height: 350 } as const;

/** The edge of a store's tile. */
const tileSize = 76;

/** Beam heights from left to right, as in the bands of the pages. */
const beamHeights = [220, 180, 130, 90, 90, 130, 180, 220] as const;

/** The tokens of the page's colors and fonts; a canvas needs their values, because it knows no CSS variables. */
const themeTokens = {
  top: 'color-ink-950',
  middle: 'color-ink-900',
  foot: 'color-ink-750',
  blue: 'color-blue-600',
  warm: 'color-warm-500',
  onWarm: 'color-on-warm',
  paper: 'color-paper',
  text: 'color-text',
  text2: 'color-text-2',
  onInk: 'color-on-ink',
  onInk2: 'color-on-ink-2',
  onStore: 'color-on-store',
  us: 'color-store-us',
  my: 'color-store-my',
  th: 'color-store-th',
  uk: 'color-store-uk',
  jp: 'color-store-jp',
  de: 'color-store-de',
  br: 'color-store-br',
  ca: 'color-store-ca',
  sans: 'font-sans',
  num: 'font-num',
} as const;

interface PosterTexts extends OfferTexts, CardTexts {
  readonly product: string;
  /** Phrases separated by `|`. */
  readonly headline: string;
  readonly slogan: string;
}

/**
 * Draws the poster in the page's colors and fonts.
 * @returns null where the browser cannot draw it
 */
export function drawPoster(qr: QrShape, texts: PosterTexts): HTMLCanvasElement | null {
  try {
    const canvas = document.createElement('canvas');
    canvas.width = posterSize.width;
    canvas.height = posterSize.height;
    const context = canvas.getContext('2d');
    if (!context) return null;
    const pen = createPen(context, readTheme(getComputedStyle(document.documentElement)));
    drawGround(pen);
    drawBrand(pen, texts.product);
    drawHeadline(pen, texts.headline, texts.slogan);
    drawStores(pen, 1070);
    drawOffer(pen, texts);
    drawCard(pen, qr, texts);
    return canvas;
  } catch {
    // Drawing fails on an old canvas without rounded corners, and on a page without the tokens.
    return null;
  }
}

interface CardTexts {
  readonly scan: string;
  readonly codeLabel: string;
  readonly code: string;
  readonly rule: string;
}

/** The white card: the code to scan, and the same code as letters. */
function drawCard({ context, theme, write, fillBox }: Pen, qr: QrShape, texts: CardTexts): void {
  const { left, top, height } = cardArea;
  const width = posterSize.width - 2 * left;
  context.fillStyle = theme.paper;
  fillBox(left, top, width, height, 36);

  const pixels = Math.floor((height - 16) / qr.size);
  const qrWidth = pixels * qr.size;
  context.save();
  context.translate(left + 8, top + (height - qrWidth) / 2);
  context.scale(pixels, pixels);
  context.fillStyle = theme.text;
  context.fill(new Path2D(qr.path));
  context.restore();

  const x = left + qrWidth + 16;
  const maxWidth = left + width - x - 40;
  write(texts.scan, x, top + 104, { size: 56, color: theme.text, isBold: true, maxWidth });
  write(texts.codeLabel, x, top + 166, { size: 32, color: theme.text2, maxWidth });
  write(texts.code, x, top + 242, {
    size: 72,
    color: theme.blue,
    isBold: true,
    isNumeric: true,
    maxWidth,
  });
  write(texts.rule, x, top + 296, { size: 26, color: theme.text2, maxWidth });
}

interface TextStyle {
  /** The size in pixels; a text that would not fit is drawn smaller. */
  readonly size: number;
  readonly color: string;
  readonly maxWidth?: number;
  readonly isBold?: boolean;
  readonly isNumeric?: boolean;
}

/**
 * The size at which a text is no wider than allowed.
 * @param width of the text at `size`
 */
export function fitSize(size: number, width: number, maxWidth: number): number {
  return width > maxWidth ? Math.floor((size * maxWidth) / width) : size;
}

interface Pen {
  readonly context: CanvasRenderingContext2D;
  readonly theme: Theme;
  /**
   * Writes on a base line.
   * @returns where the text ends
   */
  readonly write: (text: string, x: number, y: number, style: TextStyle) => number;
  /** Fills a box with round corners. */
  readonly fillBox: (x: number, y: number, width: number, height: number, radius: number) => void;
}

function createPen(context: CanvasRenderingContext2D, theme: Theme): Pen {
  const fontOf = ({ isBold, isNumeric }: TextStyle, size: number) =>
    `${isBold ? 700 : 400} ${size}px ${isNumeric ? theme.num : theme.sans}`;
  return {
    context,
    theme,
    write(text, x, y, style) {
      context.font = fontOf(style, style.size);
      const { width } = context.measureText(text);
      const size = fitSize(style.size, width, style.maxWidth ?? width);
      context.font = fontOf(style, size);
      context.fillStyle = style.color;
      context.fillText(text, x, y);
      return x + context.measureText(text).width;
    },
    fillBox(x, y, width, height, radius) {
      context.beginPath();
      context.roundRect(x, y, width, height, radius);
      context.fill();
    },
  };
}

type Theme = Readonly<Record<keyof typeof themeTokens, string>>;

/**
 * Reads the tokens of app/styles/tokens.css.
 * @throws Error when the page lacks a token, because a poster in wrong colors is worse than no poster
 */
export function readTheme(style: CSSStyleDeclaration): Theme {
  const entries = Object.entries(themeTokens).map(([key, token]) => {
    const value = style.getPropertyValue(`--${token}`).trim();
    if (value === '') throw new Error(`No token --${token}`);
    return [key, value] as const;
  });
  return Object.fromEntries(entries) as Theme;
}

/**
 * A translucent color.
 * @param color `#rgb` or `#rrggbb`
 * @param alpha 0–1
 */
export function withAlpha(color: string, alpha: number): string {
  const digits = color.slice(1);
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  return `#${full}${Math.round(alpha * 255)
    .toString(16)
    .padStart(2, '0')}`;
}

/** The background: a dark gradient, and the product's glow from below. */
function drawGround({ context, theme }: Pen): void {
  const groundGradient = context.createLinearGradient(0, 0, 0, posterSize.height);
  groundGradient.addColorStop(0, theme.top);
  groundGradient.addColorStop(0.5, theme.middle);
  groundGradient.addColorStop(1, theme.foot);
  context.fillStyle = groundGradient;
  context.fillRect(0, 0, posterSize.width, posterSize.height);
  const center = posterSize.width / 2;
  const glowGradient = context.createRadialGradient(center, 1090, 0, center, 1090, 820);
  glowGradient.addColorStop(0, withAlpha(theme.blue, 0.62));
  glowGradient.addColorStop(1, withAlpha(theme.blue, 0));
  context.fillStyle = glowGradient;
  context.fillRect(0, 0, posterSize.width, posterSize.height);
}

/** Draws light that rises from a tile and fades to all sides, and the bright line in it. */
function drawBeam({ context }: Pen, x: number, y: number, rise: number, color: string): void {
  const lightGradient = context.createRadialGradient(0, 0, 0, 0, 0, 1);
  lightGradient.addColorStop(0, withAlpha(color, 0.75));
  lightGradient.addColorStop(0.5, withAlpha(color, 0.25));
  lightGradient.addColorStop(1, withAlpha(color, 0));
  context.save();
  context.translate(x, y);
  context.fillStyle = lightGradient;
  for (const halfWidth of [tileSize * 0.62, 2.5]) {
    context.save();
    context.scale(halfWidth, rise);
    context.fillRect(-1, -1, 2, 1);
    context.restore();
  }
  context.restore();
}

/** Draws eight stores, each with the light of its own environment. */
function drawStores(pen: Pen, y: number): void {
  const { context, theme, write, fillBox } = pen;
  const gap = (contentWidth - tileSize * storeIds.length) / (storeIds.length - 1);
  storeIds.forEach((store, index) => {
    const x = marginLeft + index * (tileSize + gap);
    drawBeam(pen, x + tileSize / 2, y + 8, beamHeights[index] ?? 0, theme[store]);
    context.fillStyle = theme[store];
    fillBox(x, y, tileSize, tileSize, tileSize * 0.28);
    context.textAlign = 'center';
    write(store.toUpperCase(), x + tileSize / 2, y + tileSize * 0.63, {
      size: 27,
      color: theme.onStore,
      isBold: true,
      isNumeric: true,
    });
    context.textAlign = 'left';
  });
}

/** Draws the logo: three stores of different height inside the product's square. */
function drawBrand({ context, theme, write, fillBox }: Pen, product: string): void {
  const bars = [
    [7, 15, 10, 0.7],
    [13.75, 7, 18, 1],
    [20.5, 11, 14, 0.7],
  ] as const;
  const scale = 72 / 32;
  context.fillStyle = theme.blue;
  fillBox(marginLeft, 84, 72, 72, 20);
  for (const [x, y, barHeight, alpha] of bars) {
    context.fillStyle = withAlpha(theme.paper, alpha);
    fillBox(marginLeft + x * scale, 84 + y * scale, 4.5 * scale, barHeight * scale, 1.5 * scale);
  }
  write(product, 174, 136, { size: 46, color: theme.onInk, isBold: true, maxWidth: 820 });
}

/** Draws a headline of one or two lines; phrases are separated by `|`. */
function drawHeadline({ theme, write }: Pen, headline: string, slogan: string): void {
  headline.split('|').forEach((line, index) =>
    write(line.trim(), marginLeft, 300 + index * 112, {
      size: 92,
      color: theme.onInk,
      isBold: true,
      maxWidth: contentWidth,
    }),
  );
  write(slogan, marginLeft, 484, { size: 38, color: theme.onInk2, maxWidth: contentWidth });
}

interface OfferTexts {
  readonly figure: string;
  /** The unit after the sum; empty where the sum has a currency sign. */
  readonly unit: string;
  readonly offer: string;
  readonly extra: string;
}

/** Draws a coupon with a perforation: the sum on the left, the offer on the right. */
function drawOffer({ context, theme, write, fillBox }: Pen, texts: OfferTexts): void {
  const [y, height, perforationX] = [548, 300, 520] as const;
  context.save();
  // The notches are cut out of the coupon, so that the background shows through.
  context.beginPath();
  context.rect(0, y, posterSize.width, height);
  for (const edgeY of [y, y + height]) {
    context.moveTo(perforationX + 20, edgeY);
    context.arc(perforationX, edgeY, 20, 0, Math.PI * 2, true);
  }
  context.clip('evenodd');
  context.fillStyle = theme.warm;
  fillBox(marginLeft, y, contentWidth, height, 36);
  context.restore();

  context.strokeStyle = theme.onWarm;
  context.globalAlpha = 0.35;
  context.lineWidth = 4;
  context.setLineDash([4, 14]);
  context.beginPath();
  context.moveTo(perforationX, y + 44);
  context.lineTo(perforationX, y + height - 40);
  context.stroke();
  context.setLineDash([]);
  context.globalAlpha = 1;

  const strongStyle = { color: theme.onWarm, isBold: true };
  const end = write(texts.figure, marginLeft + 40, y + 232, {
    ...strongStyle,
    size: 230,
    isNumeric: true,
    maxWidth: texts.unit ? 290 : 360,
  });
  if (texts.unit)
    write(texts.unit, end + 12, y + 232, {
      ...strongStyle,
      size: 60,
      maxWidth: perforationX - end - 52,
    });
  const lineStyle = { color: theme.onWarm, maxWidth: contentRight - perforationX - 84 };
  write(texts.offer, perforationX + 44, y + 140, { ...lineStyle, size: 62, isBold: true });
  write(texts.extra, perforationX + 44, y + 214, { ...lineStyle, size: 42 });
}
