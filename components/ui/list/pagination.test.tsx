/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pageWindow, Pagination } from './pagination';

const labels = {
  name: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: (n: number) => `Page ${n}`,
};

describe('pageWindow', () => {
  it.each([
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [1, 5, [1, 2, 0, 5]],
    [3, 5, [1, 2, 3, 4, 5]],
    [5, 9, [1, 0, 4, 5, 6, 0, 9]],
    [9, 9, [1, 0, 8, 9]],
    [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  ])('page %i of %i', (page, count, expected) => expect(pageWindow(page, count)).toEqual(expected));
});

describe('Pagination', () => {
  it('renders nothing for a single page', () => {
    const { container } = render(<Pagination page={1} pageCount={1} labels={labels} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('marks the current page and only that', () => {
    render(<Pagination page={2} pageCount={3} hrefOf={(n) => `?page=${n}`} labels={labels} />);
    expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Page 3' })).not.toHaveAttribute('aria-current');
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '?page=3');
  });

  it('has no links beyond the first and the last page', () => {
    render(<Pagination page={1} pageCount={2} onSelect={() => undefined} labels={labels} />);
    expect(screen.queryByRole('button', { name: 'Previous' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Next' })).toBeInTheDocument();
  });

  it('calls back with the page that was pressed', async () => {
    const select = jest.fn();
    render(
      <Pagination page={1} pageCount={4} onSelect={select} labels={labels} summary="total 40" />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Page 4' }));
    expect(select).toHaveBeenCalledWith(4);
    expect(screen.getByText('total 40')).toBeInTheDocument();
  });

  describe('with a choice of sizes and a jump', () => {
    const select = jest.fn();
    const resize = jest.fn();
    const fullPagination = (pageCount: number) => (
      <Pagination
        page={1}
        pageCount={pageCount}
        onSelect={select}
        labels={labels}
        sizes={{
          label: 'Size',
          value: 20,
          labelOf: (size) => `${size} a page`,
          onSelect: resize,
        }}
        jumpLabel="Go to"
      />
    );
    beforeEach(() => jest.clearAllMocks());

    it('offers five sizes and reports the chosen one', async () => {
      render(fullPagination(3));
      const choice = screen.getByRole('combobox', { name: 'Size' });
      expect(choice).toHaveDisplayValue('20 a page');
      expect([...choice.querySelectorAll('option')].map(({ value }) => value)).toEqual([
        '10',
        '20',
        '50',
        '100',
        '200',
      ]);
      await userEvent.selectOptions(choice, '100');
      expect(resize).toHaveBeenCalledWith(100);
    });

    it.each([
      ['2', 2],
      ['3', 3],
      ['99', 3],
      [' 2 ', 2],
      ['0', null],
      ['-1', null],
      ['1.5', null],
      ['x', null],
      ['', null],
    ])('%j and Enter goes to %s', async (text, page) => {
      render(fullPagination(3));
      const field = screen.getByRole('textbox', { name: 'Go to' });
      await userEvent.type(field, `${text}{Enter}`);
      expect(select.mock.calls).toEqual(page === null ? [] : [[page]]);
      expect(field).toHaveValue('');
    });

    it('keeps the sizes for a single page and has no jump field', () => {
      render(fullPagination(1));
      expect(screen.getByRole('combobox', { name: 'Size' })).toBeInTheDocument();
      expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    });
  });
});
