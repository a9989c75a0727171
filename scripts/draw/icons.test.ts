import { readFileSync } from 'node:fs';
import { iconSheet } from './icons';

it('equals the output of icon-paths.ts', () =>
  expect(readFileSync('app/icons.css', 'utf8')).toBe(iconSheet()));
