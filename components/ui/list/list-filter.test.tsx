/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { ListFilter, type ListFilterProps } from './list-filter';

const messages = { label: 'Search', placeholder: '', found: '{n} found', none: 'Nothing' };

function page(next?: ListFilterProps['next']) {
  render(
    <>
      <ListFilter listId="list" messages={messages} {...(next ? { next } : {})} />
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

it('leads on to a search elsewhere with what was typed, and to nothing before', () => {
  const type = page({
    label: 'Look for “{q}” there',
    href: 'https://help.example/support',
    asks: true,
  });
  expect(screen.queryByRole('link')).toBeNull();
  type(' 验证码 & more ');
  const link = screen.getByRole('link', { name: 'Look for “验证码 & more” there' });
  expect(link.getAttribute('href')).toBe(
    'https://help.example/support?q=%E9%AA%8C%E8%AF%81%E7%A0%81%20%26%20more',
  );
  type('');
  expect(screen.queryByRole('link')).toBeNull();
});

it('leads on to a place that is no search as it is', () => {
  const type = page({ label: 'Ask support', href: '/contact/new' });
  type('x');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/contact/new');
});
