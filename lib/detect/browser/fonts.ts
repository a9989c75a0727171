import { systemFonts } from '@/lib/detect/rules/device';
import { UnsupportedError } from './try-read';

/** Fonts to look for: those that distinguish systems, and a few that many computers have. */
const names = [
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

const sample = 'mmmmmmmmmmlli 检测 WQ@';
const bases = ['monospace', 'serif', 'sans-serif'] as const;

/**
 * Fonts of the list this computer has: where a font is missing, a text in it is as wide as in the browser's fallback.
 */
export function readFonts(): readonly string[] {
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) throw new UnsupportedError();
  const width = (family: string) => {
    pen.font = `64px ${family}`;
    return pen.measureText(sample).width;
  };
  const plain = bases.map((base) => [base, width(base)] as const);
  return names.filter((name) =>
    plain.some(([base, usual]) => Math.abs(width(`"${name}", ${base}`) - usual) > 0.5),
  );
}
