/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { ScrollRow } from './scroll-row';
import { ScrollRowBehavior } from './scroll-row-behavior';

jest.mock('next/navigation', () => ({ usePathname: () => '/' }));

function mockScreen(phone: boolean) {
  const query = Object.assign(new EventTarget(), { matches: phone });
  Object.assign(window, { matchMedia: () => query });
  return (matches: boolean) => {
    query.matches = matches;
    query.dispatchEvent(new Event('change'));
  };
}

const tabIndex = () => screen.getByRole('group', { name: 'Cards' }).getAttribute('tabindex');
const page = (
  <>
    <ScrollRow label="Cards">x</ScrollRow>
    <ScrollRowBehavior />
  </>
);

it.each([
  ['a phone', true, '0'],
  ['a wide screen', false, null],
])('is a focus stop where it scrolls: %s', (_, phone, expected) => {
  mockScreen(phone);
  render(page);
  expect(tabIndex()).toBe(expected);
});

it('adapts when the screen is turned', () => {
  const turnScreen = mockScreen(true);
  render(page);
  act(() => turnScreen(false));
  expect(tabIndex()).toBeNull();
  act(() => turnScreen(true));
  expect(tabIndex()).toBe('0');
});
