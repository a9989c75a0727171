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
  it('is nothing for a single page', () => {
    const { container } = render(<Pagination page={1} pageCount={1} labels={labels} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('marks the current page and only that', () => {
    render(<Pagination page={2} pageCount={3} hrefOf={(n) => `?page=${n}`} labels={labels} />);
    expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Page 3' })).not.toHaveAttribute('aria-current');
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '?page=3');
  });

  it('has no way past the ends', () => {
    render(<Pagination page={1} pageCount={2} onSelect={() => undefined} labels={labels} />);
    expect(screen.queryByRole('button', { name: 'Previous' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Next' })).toBeInTheDocument();
  });

  it('asks for the page that was pressed', async () => {
    const select = jest.fn();
    render(
      <Pagination page={1} pageCount={4} onSelect={select} labels={labels} summary="total 40" />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Page 4' }));
    expect(select).toHaveBeenCalledWith(4);
    expect(screen.getByText('total 40')).toBeInTheDocument();
  });
});
