/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { FilteredItem, FilterLinks } from './filter-links';

const rows = [{ category: 'team' }, { category: 'client' }];
const list = (
  <>
    <FilterLinks
      groups={[
        {
          name: 'category',
          legend: 'Topic',
          allLabel: 'All',
          choices: [
            { value: 'team', label: 'Team' },
            { value: 'client', label: 'Client' },
          ],
        },
      ]}
      rows={rows}
      countText="{shown} shown"
      noneText="none"
    />
    <ul>
      {rows.map((row) => (
        <FilteredItem key={row.category} row={row}>
          about {row.category}
        </FilteredItem>
      ))}
    </ul>
  </>
);

beforeEach(() => window.history.replaceState(null, '', '/news'));

it('has the whole list in the HTML, whatever the URL', () => {
  window.history.replaceState(null, '', '/news?category=team');
  expect(renderToString(list)).not.toContain('hidden=""');
});

it('filters by the URL and writes the choice into it', () => {
  window.history.replaceState(null, '', '/news?utm_source=x');
  render(list);
  expect(screen.getByRole('status')).toHaveTextContent('2 shown');
  fireEvent.click(screen.getByRole('link', { name: 'Team' }));
  expect(window.location.search).toBe('?utm_source=x&category=team');
  expect(screen.getByText('about client')).not.toBeVisible();
  expect(screen.getByText('about team')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Team' })).toHaveAttribute('aria-current', 'true');
  fireEvent.click(screen.getByRole('link', { name: 'All' }));
  expect(window.location.search).toBe('?utm_source=x');
  expect(screen.getByText('about client')).toBeVisible();
});

it('shows everything for an unknown value', () => {
  window.history.replaceState(null, '', '/news?category=nonsense');
  render(list);
  expect(screen.getByRole('status')).toHaveTextContent('2 shown');
});
