import { readFileSync } from 'node:fs';
import { iconSheet } from './icons';

it('app/styles/icons.css is what icons.ts writes', () =>
  expect(readFileSync('app/styles/icons.css', 'utf8')).toBe(iconSheet()));
