import { systemFonts } from '../rules/device';
import { UnsupportedError } from './try-read';

/** Fonts to look for: fonts that distinguish systems, and a few that many computers have. */
const probedFonts = [
  ...systemFonts.windows,
  ...systemFonts.mac,
  'Arial',
  'Calibri',
  'Consolas',
  'DejaVu Sans',
  'Liberation Sans',
  'Microsoft YaHei',
  'Noto Sans CJK SC',
  'Roboto',
  'SimSun',
  'Times New Roman',
  'Ubuntu',
  'Yu Gothic',
] as const;

const sampleText = 'mmmmmmmmmmlli 检测 WQ@';
const fallbackFamilies = ['monospace', 'serif', 'sans-serif'] as const;

/**
 * Fonts of the list that this computer has. Where a font is missing, text in it is as wide as in the browser's fallback
 * font.
 * @throws UnsupportedError without a canvas
 */
export function readFonts(): readonly string[] {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new UnsupportedError();
  const measureWidth = (family: string) => {
    context.font = `64px ${family}`;
    return context.measureText(sampleText).width;
  };
  const fallbackWidths = fallbackFamilies.map((base) => [base, measureWidth(base)] as const);
  return probedFonts.filter((name) =>
    fallbackWidths.some(
      ([base, fallbackWidth]) => Math.abs(measureWidth(`"${name}", ${base}`) - fallbackWidth) > 0.5,
    ),
  );
}
