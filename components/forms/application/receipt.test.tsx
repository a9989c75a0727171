/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createApplicationNumber } from '@superbrowser/contract/forms/application-number';
import { IfApplicationNumber, Receipt } from './receipt';

const messages = {
  number: 'Number',
  keep: 'keep it',
  copy: 'copy',
  copied: 'copied',
  failed: 'by hand',
};
const receipt = <Receipt messages={messages} received="we have it" neutral="nothing here" />;
const validNumber = createApplicationNumber((below) => 7 % below);
const groupedNumber = `${validNumber.slice(0, 5)}-${validNumber.slice(5)}`;

const show = (search: string) => {
  window.history.replaceState(null, '', `/private/success${search}`);
  render(receipt);
};

it.each([
  `?no=${validNumber}`,
  `?no=${validNumber.toLowerCase()}`,
  `?promoter=x&no=${groupedNumber}`,
])('shows the number of %s in two groups', (search) => {
  show(search);
  expect(screen.getByText(groupedNumber)).toBeInTheDocument();
  expect(screen.getByText('we have it')).toBeInTheDocument();
  expect(screen.queryByText('nothing here')).not.toBeInTheDocument();
});

const invalidNumber = validNumber.slice(0, -1) + (validNumber.endsWith('2') ? '3' : '2');
it.each([
  '',
  '?no=',
  `?no=${invalidNumber}`,
  `?no=${validNumber}2`,
  '?no=%3Cb%3Ehello%3C',
  `?NO=${validNumber}`,
])('shows no number for the URL %s', (search) => {
  show(search);
  expect(screen.getByText('nothing here')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(document.body).not.toHaveTextContent(/hello|we have it/);
});

it('copies the number it shows', async () => {
  const writeText = jest.fn(() => Promise.resolve());
  Object.assign(navigator, { clipboard: { writeText } });
  show(`?no=${validNumber}`);
  fireEvent.click(screen.getByRole('button', { name: 'copy' }));
  expect(writeText).toHaveBeenCalledWith(groupedNumber);
  await act(() => Promise.resolve());
});

it('has no number in the HTML of the server', () => {
  window.history.replaceState(null, '', `/private/success?no=${validNumber}`);
  expect(renderToString(receipt)).toContain('nothing here');
});

it('takes the number along to the other language', () => {
  show(`?no=${validNumber}`);
  const link = document.createElement('a');
  link.href = '/en/private/success';
  link.dataset.language = 'en-US';
  document.body.append(link);
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  expect(link.search).toBe(`?no=${validNumber}`);
});

describe('what happens next', () => {
  const next = <IfApplicationNumber>then</IfApplicationNumber>;
  const showNext = (search: string) => {
    window.history.replaceState(null, '', `/private/success${search}`);
    const { container } = render(next);
    return container.textContent;
  };

  it('is shown next to a number', () => expect(showNext(`?no=${validNumber}`)).toBe('then'));
  it.each(['', `?no=${invalidNumber}`])('is not shown for %j', (search) =>
    expect(showNext(search)).toBe(''),
  );
  it('is not in the HTML, which is for all numbers and none', () =>
    expect(renderToString(next)).toBe(''));
});
