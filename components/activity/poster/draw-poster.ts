import type { QrShape } from '@/components/ui/qr/qr-shape';
import { drawCard, type CardTexts } from './draw-card';
import { drawBrand, drawGround, drawStores } from './draw-ground';
import { drawHeadline, drawOffer, type OfferTexts } from './draw-offer';
import { createPen } from './pen';
import { posterSize } from './size';
import { readTheme } from './theme';

export interface PosterTexts extends OfferTexts, CardTexts {
  readonly product: string;
  /** Phrases parted by `|`. */
  readonly headline: string;
  readonly slogan: string;
}

/**
 * Draws the poster in the page's colours and fonts.
 * @returns null when this browser cannot
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
    // An old canvas without round corners, or a page without its tokens.
    return null;
  }
}
