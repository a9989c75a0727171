import { readFileSync } from 'node:fs';
import { iconSheet } from './icons';

it('app/icons.css is what icons.ts writes', () =>
  expect(readFileSync('app/icons.css', 'utf8')).toBe(iconSheet()));
