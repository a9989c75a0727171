/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { SWRConfig } from 'swr';
import { listApps, pageSize } from '@/lib/app-center/list-apps';
import { apps } from '@/lib/content/changelog-announcements-apps';
import { appQuerySchema } from '@/lib/app-center/app-query';
import { AppCatalog } from './app-catalog';

const messages = {
  search: 'Search',
  placeholder: '',
  submit: 'Go',
  category: 'Purpose',
  all: 'All',
  count: '{n} found',
  more: 'More',
  loading: 'Fetching',
  failed: 'Not fetched',
  retry: 'Again',
  none: 'Nothing fits',
  noneText: 'Other words',
  reach: 'Reach',
  kinds: { extension: 'Extension', flow: 'Flow', builtIn: 'Built in' },
  categories: {
    listing: 'Listing',
    orders: 'Orders',
    service: 'Buyers',
    marketing: 'Marketing',
    finance: 'Money',
    team: 'Team',
  },
};

/** The requests, answered as the route handler does, unless `isApiDown` is set. */
const requests: string[] = [];
let isApiDown = false;

beforeEach(() => {
  window.history.replaceState(null, '', '/en/applications');
  requests.length = 0;
  isApiDown = false;
  Object.defineProperty(window, 'fetch', {
    configurable: true,
    writable: true,
    value: (url: string) => {
      requests.push(url);
      if (isApiDown) return Promise.reject(new TypeError('no network'));
      const { searchParams } = new URL(url, 'http://localhost');
      const query = appQuerySchema.parse(Object.fromEntries(searchParams));
      const body = listApps(apps, query);
      return Promise.resolve({ ok: true, status: 200, json: () => Promise.resolve(body) });
    },
  });
});

afterEach(() => jest.useRealTimers());

const island = (
  <SWRConfig value={{ provider: () => new Map() }}>
    <AppCatalog locale="en-US" messages={messages} total={apps.length} shownCount={pageSize}>
      <p>first page</p>
    </AppCatalog>
  </SWRConfig>
);
const typeSearch = (value: string) =>
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search' }), { target: { value } });
const findCards = () => screen.queryAllByRole('heading', { level: 3 });

it('has the first page in the HTML, whatever the URL says', () => {
  window.history.replaceState(null, '', '/en/applications?q=orders');
  expect(renderToString(island)).toContain('first page');
});

it('sends no request without a search', () => {
  render(island);
  expect(screen.getByText('first page')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(`${apps.length} found`);
  expect(requests).toEqual([]);
});

it('searches once after a pause, and writes the words into the URL', async () => {
  jest.useFakeTimers();
  render(island);
  for (const text of ['p', 'pa', 'parcels']) {
    typeSearch(text);
    act(() => jest.advanceTimersByTime(249));
  }
  expect(window.location.search).toBe('');
  act(() => jest.advanceTimersByTime(1));
  jest.useRealTimers();
  expect(window.location.search).toBe('?q=parcels');
  expect(await screen.findByRole('heading', { name: 'Parcel tracking' })).toBeVisible();
  expect(screen.queryByText('first page')).toBeNull();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 found'));
  expect(requests).toEqual(['/api/app-center?locale=en-US&page=1&q=parcels']);
});

it('does not search for letters that are still being composed', async () => {
  jest.useFakeTimers();
  render(island);
  const field = screen.getByRole('searchbox');
  fireEvent.input(field, { target: { value: 'dui' }, isComposing: true });
  act(() => jest.advanceTimersByTime(1_000));
  expect(window.location.search).toBe('');
  fireEvent.compositionEnd(field, { target: { value: '对账' } });
  act(() => jest.advanceTimersByTime(250));
  jest.useRealTimers();
  expect(new URLSearchParams(window.location.search).get('q')).toBe('对账');
  expect(await screen.findByRole('heading', { name: 'Nothing fits' })).toBeVisible();
});

it('keeps a newly chosen category while the typed words still wait', async () => {
  render(island);
  typeSearch('translator');
  fireEvent.click(screen.getByRole('link', { name: 'Buyers' }));
  await waitFor(() => expect(window.location.search).toBe('?category=service&q=translator'));
  await waitFor(() =>
    expect(findCards().map((card) => card.textContent)).toEqual(['Message translator']),
  );
  expect(screen.getByRole('link', { name: 'Buyers' })).toHaveAttribute('aria-current', 'true');
});

it('shows more below, moves the focus to the first new card, and updates the URL', async () => {
  render(island);
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  await waitFor(() => expect(findCards()).toHaveLength(2 * pageSize));
  expect(window.location.search).toBe('?pages=2');
  expect(findCards()[pageSize]).toHaveFocus();
  fireEvent.click(await screen.findByRole('button', { name: 'More' }));
  await waitFor(() => expect(findCards()).toHaveLength(apps.length));
  expect(findCards()[2 * pageSize]).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
});

it('follows the back button, field included', async () => {
  window.history.replaceState(null, '', '/en/applications?q=stock');
  render(island);
  expect(screen.getByRole('searchbox')).toHaveValue('stock');
  expect(await screen.findByRole('heading', { name: 'Low stock alerts' })).toBeVisible();
  act(() => {
    window.history.replaceState(null, '', '/en/applications');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(screen.getByText('first page')).toBeVisible();
});

it('says so when nothing matches, and links back to all', async () => {
  window.history.replaceState(null, '', '/en/applications?q=zeppelin&category=finance');
  render(island);
  expect(await screen.findByRole('heading', { name: 'Nothing fits' })).toBeVisible();
  const button = screen.getAllByRole('button', { name: 'All' })[0];
  if (button) fireEvent.click(button);
  expect(window.location.search).toBe('');
  expect(screen.getByText('first page')).toBeVisible();
});

it('says so when there is no response, and asks again', async () => {
  isApiDown = true;
  window.history.replaceState(null, '', '/en/applications?category=finance');
  render(island);
  expect(await screen.findByRole('heading', { name: 'Not fetched' })).toBeVisible();
  isApiDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Again' }));
  await waitFor(() => expect(findCards()).toHaveLength(4));
});

it('ignores unknown values', () => {
  window.history.replaceState(null, '', '/en/applications?category=nonsense&pages=-2');
  render(island);
  expect(screen.getByText('first page')).toBeVisible();
});
