/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { fetchJsonOrThrow } from '@/lib/browser/fetch-json';
import { mockReads, panelProps } from '../invite-panel.test-support';
import { InvitesAndAwards } from './invites-and-awards';

const { messages, locale } = panelProps;
const invitesAndAwards = (
  <SWRConfig
    value={{
      provider: () => new Map(),
      fetcher: (path: string) => fetchJsonOrThrow(path, { locale }),
      shouldRetryOnError: false,
    }}
  >
    <InvitesAndAwards messages={messages} locale={locale} />
  </SWRConfig>
);
const visit = (query: string) => {
  window.history.replaceState(null, '', `/en/activity/invite-refund${query}`);
  return render(invitesAndAwards);
};
const waitForFirstCell = async (text: string) =>
  waitFor(() => expect(screen.getAllByRole('cell')[0]).toHaveTextContent(text));
const apiPathFor = (tab: string, page: number, size: number) =>
  `/api/invite-activity/${tab}?page=${page}&page_size=${size}`;

describe('InvitesAndAwards', () => {
  it('reads the page named in the URL', async () => {
    const requests = mockReads(57);
    visit('?page=3&page_size=20&promoter=abc');
    await waitForFirstCell('138****1041');
    expect(requests).toEqual([apiPathFor('invites', 3, 20)]);
    expect(screen.getByText('57 records in total')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getAllByRole('row')).toHaveLength(1 + 17);
  });

  it('keeps page, size and tab in the URL, and other parameters too', async () => {
    mockReads(57);
    visit('?promoter=abc');
    await waitForFirstCell('138****1001');
    await userEvent.click(screen.getByRole('button', { name: 'Page 6' }));
    await waitForFirstCell('138****1051');
    expect(window.location.search).toBe('?promoter=abc&page=6');
    await userEvent.selectOptions(screen.getByRole('combobox'), '50');
    await waitForFirstCell('138****1001');
    expect(window.location.search).toBe('?promoter=abc&page_size=50');
    await userEvent.type(screen.getByRole('textbox'), '2{Enter}');
    await waitForFirstCell('138****1051');
    await userEvent.click(screen.getByRole('radio', { name: 'Reward record' }));
    await waitForFirstCell('Award 1');
    expect(window.location.search).toBe('?promoter=abc&page_size=50&tab=awards');
  });

  it('follows the back button of the browser', async () => {
    mockReads(57);
    visit('?tab=awards');
    await waitForFirstCell('Award 1');
    act(() => {
      window.history.replaceState(null, '', '?page=2');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await waitForFirstCell('138****1011');
    expect(screen.getByRole('radio', { name: 'Invite list' })).toBeChecked();
  });

  it('shows the last page for one past the end', async () => {
    const requests = mockReads(57);
    visit('?page=99');
    await waitForFirstCell('138****1051');
    expect(window.location.search).toBe('?page=6');
    expect(requests).toEqual([apiPathFor('invites', 99, 10), apiPathFor('invites', 6, 10)]);
  });

  it.each([
    ['', 'No invites yet'],
    ['?tab=awards', 'No rewards yet'],
  ])('says in words when the list is empty (%s)', async (query, title) => {
    mockReads(0);
    visit(query);
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });

  it('uses no plural for one', async () => {
    mockReads(1);
    visit('');
    expect(await screen.findByText('1 record in total')).toBeInTheDocument();
    const table = screen.getByRole('table', { name: 'Invite list' });
    expect(within(table).getByText('¥38')).toBeInTheDocument();
  });

  it('retries only when the visitor asks for it', async () => {
    const requests = mockReads(3, () => 502);
    visit('');
    const retry = await screen.findByRole('button', { name: messages.retry });
    expect(requests).toHaveLength(1);
    mockReads(3);
    await userEvent.click(retry);
    await waitForFirstCell('138****1001');
  });
});
