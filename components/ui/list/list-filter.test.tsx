/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { ListFilter } from './list-filter';

const words = { label: 'Search', placeholder: '', found: '{n} found', none: 'Nothing' };

function page() {
  render(
    <>
      <ListFilter listId="list" words={words} />
      <div id="list">
        <section data-group>
          <p data-entry="">Hand over a store</p>
          <p data-entry="password">No code arrives</p>
        </section>
        <section data-group>
          <p data-entry="">Refunds</p>
        </section>
      </div>
    </>,
  );
  return (typed: string) =>
    fireEvent.change(screen.getByLabelText('Search'), { target: { value: typed } });
}

it('keeps what holds the words, and hides groups left empty', () => {
  page()('store');
  expect(screen.getByText('Hand over a store').hidden).toBe(false);
  expect(screen.getByText('No code arrives').hidden).toBe(true);
  expect(screen.getByText('Refunds').parentElement?.hidden).toBe(true);
  expect(screen.getByRole('status').textContent).toBe('1 found');
});

it('finds by further words, says when nothing is left, and brings all back', () => {
  const type = page();
  type('PASSWORD');
  expect(screen.getByText('No code arrives').hidden).toBe(false);
  type('unicorn');
  expect(screen.getByRole('status').textContent).toBe('Nothing');
  type('  ');
  expect(screen.getByText('Refunds').hidden).toBe(false);
  expect(screen.getByRole('status').textContent).toBe('');
});
