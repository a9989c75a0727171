/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { ListFilter, type ListFilterProps } from './list-filter';

const messages = { label: 'Search', placeholder: '', found: '{n} found', none: 'Nothing' };

function renderFilter(next?: ListFilterProps['next']) {
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
  return (text: string) =>
    fireEvent.change(screen.getByLabelText('Search'), { target: { value: text } });
}

it('keeps entries that contain the words, and hides groups without entries', () => {
  renderFilter()('store');
  expect(screen.getByText('Hand over a store').hidden).toBe(false);
  expect(screen.getByText('No code arrives').hidden).toBe(true);
  expect(screen.getByText('Refunds').parentElement?.hidden).toBe(true);
  expect(screen.getByRole('status').textContent).toBe('1 found');
});

it('finds entries by further words, says when none is left, and shows all again', () => {
  const type = renderFilter();
  type('PASSWORD');
  expect(screen.getByText('No code arrives').hidden).toBe(false);
  type('unicorn');
  expect(screen.getByRole('status').textContent).toBe('Nothing');
  type('  ');
  expect(screen.getByText('Refunds').hidden).toBe(false);
  expect(screen.getByRole('status').textContent).toBe('');
});

it('links to a search elsewhere with the typed words, and to none before', () => {
  const type = renderFilter({
    label: 'Look for “{q}” there',
    href: 'https://help.example/support',
    acceptsQuery: true,
  });
  expect(screen.queryByRole('link')).toBeNull();
  type(' 验证码 & more ');
  const link = screen.getByRole('link', { name: 'Look for “验证码 & more” there' });
  expect(link.getAttribute('href')).toBe(
    'https://help.example/support?q=%E9%AA%8C%E8%AF%81%E7%A0%81%20%26%20more',
  );
  type("$& and $'");
  expect(screen.getByRole('link', { name: "Look for “$& and $'” there" })).toBeDefined();
  type('');
  expect(screen.queryByRole('link')).toBeNull();
});

it('links unchanged to a place that is no search', () => {
  const type = renderFilter({ label: 'Ask support', href: '/contact/new' });
  type('x');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/contact/new');
});
