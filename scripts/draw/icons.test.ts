import { readFileSync } from 'node:fs';
import { iconSheet } from './icons';

it('has the icons as icon-paths.ts draws them', () =>
  expect(readFileSync('app/icons.css', 'utf8')).toBe(iconSheet()));
