/** Figure counts, as the collector passes them on. */
import { randomUUID } from 'node:crypto';
import type { FigureCount } from '@superbrowser/contract/site-data/figures';

/** An unused code. */
export const createPromoterCode = () => `p${randomUUID().slice(0, 12)}`;

/** The count of one visit on Windows; given fields replace the defaults. */
export const figureCount = (promoter: string, fields: Partial<FigureCount> = {}): FigureCount => ({
  promoter,
  day: '2026-10-01',
  kind: 'visits',
  source: '',
  system: 'windows',
  counted: 1,
  repeats: 0,
  robots: 0,
  excess: 0,
  ...fields,
});
