/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createApplicationNumber } from '@superbrowser/contract/forms/application-number';
import { IfReceived, Receipt } from './receipt';

const messages = {
  number: 'Number',
  keep: 'keep it',
  copy: 'copy',
  copied: 'copied',
  failed: 'by hand',
};
const receipt = <Receipt messages={messages} received="we have it" neutral="nothing here" />;
const right = createApplicationNumber((below) => 7 % below);
const grouped = `${right.slice(0, 5)}-${right.slice(5)}`;

const show = (search: string) => {
  window.history.replaceState(null, '', `/private/success${search}`);
  render(receipt);
};

it.each([`?no=${right}`, `?no=${right.toLowerCase()}`, `?promoter=x&no=${grouped}`])(
  'shows the number of %s in two groups',
  (search) => {
    show(search);
    expect(screen.getByText(grouped)).toBeInTheDocument();
    expect(screen.getByText('we have it')).toBeInTheDocument();
    expect(screen.queryByText('nothing here')).not.toBeInTheDocument();
  },
);

const wrong = right.slice(0, -1) + (right.endsWith('2') ? '3' : '2');
it.each(['', '?no=', `?no=${wrong}`, `?no=${right}2`, '?no=%3Cb%3Ehello%3C', `?NO=${right}`])(
  'shows no number for the URL %s',
  (search) => {
    show(search);
    expect(screen.getByText('nothing here')).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(/hello|we have it/);
  },
);

it('copies the number it shows', async () => {
  const writeText = jest.fn(() => Promise.resolve());
  Object.assign(navigator, { clipboard: { writeText } });
  show(`?no=${right}`);
  fireEvent.click(screen.getByRole('button', { name: 'copy' }));
  expect(writeText).toHaveBeenCalledWith(grouped);
  await act(() => Promise.resolve());
});

it('has no number in the HTML of the server', () => {
  window.history.replaceState(null, '', `/private/success?no=${right}`);
  expect(renderToString(receipt)).toContain('nothing here');
});

it('takes the number along to the other language', () => {
  show(`?no=${right}`);
  const link = document.createElement('a');
  link.href = '/en/private/success';
  link.dataset.language = 'en-US';
  document.body.append(link);
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  expect(link.search).toBe(`?no=${right}`);
});

describe('what happens next', () => {
  const next = <IfReceived>then</IfReceived>;
  const showNext = (search: string) => {
    window.history.replaceState(null, '', `/private/success${search}`);
    const { container } = render(next);
    return container.textContent;
  };

  it('is shown next to a number', () => expect(showNext(`?no=${right}`)).toBe('then'));
  it.each(['', `?no=${wrong}`])('is not shown for %j', (search) =>
    expect(showNext(search)).toBe(''),
  );
  it('is not in the HTML, which is for all numbers and none', () =>
    expect(renderToString(next)).toBe(''));
});
