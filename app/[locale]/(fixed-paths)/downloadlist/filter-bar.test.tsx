/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import {
  FilterBar,
  FilteredFold,
  FilteredGroup,
  FilteredRow,
  type FilterValues,
} from './filter-bar';

const rows: FilterValues[] = [
  { system: 'windows', type: 'latest' },
  { system: 'windows', type: 'beta' },
  { system: 'mac', type: 'latest' },
];

function FilteredList() {
  const choicesOf = (values: string[]) =>
    ['', ...values].map((value) => ({ value, label: value || 'all' }));
  return (
    <>
      <FilterBar
        rows={rows}
        systems={{ legend: 'System', choices: choicesOf(['windows', 'mac', 'linux']) }}
        types={{ legend: 'Type', choices: choicesOf(['latest', 'beta']) }}
        countText="{shown} of 3"
        noneText="none"
        resetText="reset"
      />
      {['windows', 'mac'].map((system) => (
        <FilteredGroup key={system} rows={rows.filter((row) => row.system === system)}>
          <h2>{system} group</h2>
          <ul>
            {rows
              .filter((row) => row.system === system)
              .map((row) => (
                <FilteredRow key={row.type} row={row}>
                  {`${row.system} ${row.type} row`}
                </FilteredRow>
              ))}
          </ul>
        </FilteredGroup>
      ))}
    </>
  );
}

const visibleRows = () => screen.queryAllByRole('listitem').map((cell) => cell.textContent);
const choose = (group: string, name: string) =>
  userEvent.click(within(screen.getByRole('group', { name: group })).getByRole('radio', { name }));

beforeEach(() => window.history.replaceState(null, '', '/downloadlist'));

describe('the list of all downloads', () => {
  it('has every row in the HTML, whatever the URL says', () => {
    window.history.replaceState(null, '', '/downloadlist?system=mac');
    const html = renderToString(<FilteredList />);
    expect(html).not.toContain('hidden="');
    expect(html.match(/ row</g)).toHaveLength(3);
  });

  it('narrows by system and type and keeps both in the URL', async () => {
    window.history.replaceState(null, '', '/downloadlist?promoter=abc#top');
    render(<FilteredList />);
    expect(visibleRows()).toHaveLength(3);
    await choose('System', 'windows');
    expect(visibleRows()).toEqual(['windows latest row', 'windows beta row']);
    expect(screen.queryByRole('heading', { name: 'mac group' })).toBeNull();
    await choose('Type', 'beta');
    expect(visibleRows()).toEqual(['windows beta row']);
    expect(screen.getByRole('status')).toHaveTextContent('1 of 3');
    expect(window.location.href).toMatch(/\?promoter=abc&system=windows&type=beta#top$/);
  });

  it('starts from the URL and says when nothing matches', async () => {
    window.history.replaceState(null, '', '/downloadlist?system=mac&type=beta');
    render(<FilteredList />);
    expect(visibleRows()).toEqual([]);
    expect(screen.getByRole('status')).toHaveTextContent('none');
    await userEvent.click(screen.getByRole('button', { name: 'reset' }));
    expect(visibleRows()).toHaveLength(3);
    expect(window.location.search).toBe('');
  });

  it.each(['?system=dos', '?type=LATEST', '?system=', '?system=windows%00'])(
    'ignores %s',
    (query) => {
      window.history.replaceState(null, '', `/downloadlist${query}`);
      render(<FilteredList />);
      expect(visibleRows()).toHaveLength(3);
    },
  );

  it('opens folded rows when their type is requested', async () => {
    render(
      <>
        <FilteredList />
        <FilteredFold rows={[{ system: 'windows', type: 'older' }]}>folded</FilteredFold>
      </>,
    );
    const fold = screen.getByText('folded', { selector: 'details' });
    expect(fold).not.toHaveAttribute('open');
    window.history.pushState(null, '', '/downloadlist?type=older');
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    await waitFor(() => expect(fold).toHaveAttribute('open'));
    await userEvent.click(screen.getByRole('button', { name: 'reset' }));
    expect(fold).not.toHaveAttribute('open');
    await choose('System', 'mac');
    expect(fold).not.toBeVisible();
  });

  it('follows the back button', async () => {
    render(<FilteredList />);
    window.history.pushState(null, '', '/downloadlist?system=mac');
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    expect(await screen.findByText('1 of 3')).toBeInTheDocument();
  });
});
