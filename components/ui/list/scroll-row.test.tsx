/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { ScrollRow } from './scroll-row';

function screenIs(phone: boolean) {
  const query = { matches: phone, addEventListener: jest.fn(), removeEventListener: jest.fn() };
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => query });
}

describe('ScrollRow', () => {
  it.each([
    ['a phone', true, '0'],
    ['a wide screen', false, null],
  ])('on %s', (_, phone, tabIndex) => {
    screenIs(phone);
    render(<ScrollRow label="Cards">x</ScrollRow>);
    expect(screen.getByRole('group', { name: 'Cards' }).getAttribute('tabindex')).toBe(tabIndex);
  });
});
