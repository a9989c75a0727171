/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import type { ReleasePackage } from '@/lib/releases/release-package';
import {
  historyPlatformIn,
  PagedRow,
  HistoryPagination,
  pagingOf,
  PlatformHistory,
  PlatformTabs,
} from './history-controls';
import { historyVersions } from './history-table';

jest.mock('next-intl/server', () => ({}));

const labels = {
  total: '25 in total',
  name: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: 'Page {page}',
  size: 'Size',
  sizeOption: '{size} a page',
  jump: 'Go to',
};

function History({ total = 25 }: { total?: number }) {
  return (
    <>
      <table>
        <tbody>
          {Array.from({ length: total }, (_, index) => (
            <PagedRow key={index} index={index} total={total}>
              <td>{index + 1}</td>
            </PagedRow>
          ))}
        </tbody>
      </table>
      <HistoryPagination total={total} labels={labels} />
    </>
  );
}

const visibleRows = () => screen.queryAllByRole('cell').map((cell) => Number(cell.textContent));

beforeEach(() => window.history.replaceState(null, '', '/download/history'));

describe('pagingOf', () => {
  it.each<[string, number, number, number, number]>([
    ['', 25, 1, 10, 3],
    ['page=2', 25, 2, 10, 3],
    ['page=2&size=20', 25, 2, 20, 2],
    ['page=9', 25, 3, 10, 3],
    ['page=0', 25, 1, 10, 3],
    ['page=-1', 25, 1, 10, 3],
    ['page=1e1', 25, 1, 10, 3],
    ['page=99999999999', 25, 1, 10, 3],
    ['page=2&size=7', 25, 2, 10, 3],
    ['size=200', 25, 1, 200, 1],
    ['page=2', 0, 1, 10, 1],
  ])('%s of %i', (query, total, page, size, pageCount) => {
    expect(pagingOf(new URLSearchParams(query), total)).toEqual({ page, size, pageCount });
  });
});

describe('the history', () => {
  it('has every row in the HTML', () => {
    const html = renderToString(<History />);
    expect(html).not.toContain('hidden="');
    expect(html.match(/<td>/g)).toHaveLength(25);
  });

  it('shows ten rows a page and pages through them', async () => {
    render(<History />);
    expect(visibleRows()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    await userEvent.click(screen.getByRole('button', { name: 'Page 3' }));
    expect(visibleRows()).toEqual([21, 22, 23, 24, 25]);
    expect(window.location.search).toBe('?page=3');
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(visibleRows()[0]).toBe(11);
    expect(screen.getByText('25 in total')).toBeInTheDocument();
  });

  it('starts again at the first page when the size changes', async () => {
    window.history.replaceState(null, '', '/download/history?page=3');
    render(<History />);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Size' }), '20');
    expect(visibleRows()).toHaveLength(20);
    expect(window.location.search).toBe('?size=20');
  });

  it('jumps to a page, at most to the last', async () => {
    render(<History />);
    const jump = screen.getByRole('textbox', { name: 'Go to' });
    await userEvent.type(jump, '2{Enter}');
    expect(visibleRows()[0]).toBe(11);
    await userEvent.type(jump, '99{Enter}');
    expect(visibleRows()[0]).toBe(21);
    await userEvent.type(jump, 'x{Enter}');
    expect(visibleRows()[0]).toBe(21);
  });

  it('has no pages for a short list, but a total', () => {
    render(<History total={3} />);
    expect(visibleRows()).toEqual([1, 2, 3]);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('25 in total')).toBeInTheDocument();
  });
});

describe('historyVersions', () => {
  const createPackage = (change: Partial<ReleasePackage>): ReleasePackage => ({
    platform: 'windows',
    line: 'v5',
    version: '5.1',
    type: 'older',
    releasedOn: '2026-01-02',
    url: 'https://dl.example/a.exe',
    fileName: 'a.exe',
    size: 1,
    sha256: null,
    ...change,
  });

  it('groups the packages of a version and keeps the list’s order', () => {
    const versions = historyVersions([
      createPackage({ version: '5.2', type: 'latest' }),
      createPackage({ version: '5.9' }),
      createPackage({ version: '5.9', platform: 'windows-x86' }),
    ]);
    expect(
      versions.map(({ version, type, packages }) => [
        version,
        type,
        packages.map(({ platform }) => platform),
      ]),
    ).toEqual([
      ['5.2', 'latest', ['windows']],
      ['5.9', 'older', ['windows', 'windows-x86']],
    ]);
    expect(historyVersions([])).toEqual([]);
  });
});

describe('the systems', () => {
  it.each([
    ['', 'windows'],
    ['system=windows', 'windows'],
    ['system=mac-intel', 'mac-intel'],
    ['system=mac-arm', 'mac-arm'],
    ['system=linux', 'linux'],
    ['system=Linux', 'windows'],
    ['system=android', 'windows'],
    ['system=', 'windows'],
  ])('%s is %s', (query, platform) =>
    expect(historyPlatformIn(new URLSearchParams(query))).toBe(platform),
  );

  const tabs = (
    <>
      <PlatformTabs
        label="Systems"
        items={[
          { platform: 'windows', name: 'Windows' },
          { platform: 'linux', name: 'Linux' },
        ]}
      />
      <PlatformHistory platform="windows">five</PlatformHistory>
      <PlatformHistory platform="linux">six</PlatformHistory>
    </>
  );

  it('are all in the HTML, with links to each that need no script', () => {
    const html = renderToString(tabs);
    expect(html).not.toContain('hidden');
    expect(html).toContain('href="?system=linux#linux"');
    expect(html).toContain('id="linux"');
  });

  it('are chosen in the URL, which keeps the choice and starts at the first page', async () => {
    window.history.replaceState(null, '', '/download/history?page=2&promoter=abc');
    render(tabs);
    expect(screen.getByText('five')).toBeVisible();
    expect(screen.getByText('six')).not.toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Linux' }));
    expect(window.location.search).toBe('?promoter=abc&system=linux');
    expect(screen.getByText('five')).not.toBeVisible();
    expect(screen.getByText('six')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Linux' })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('link', { name: 'Windows' })).not.toHaveAttribute('aria-current');
  });
});
