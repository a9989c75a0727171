/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { PlainCopyButton } from '@/components/ui/plain-copy-button';
import { CopyButtonBehavior } from './copy-button-behavior';

const page = (
  <>
    <CopyButtonBehavior />
    <PlainCopyButton value="abc" label="Copy" copiedLabel="Copied" failedLabel="Failed" />
    <p>beside</p>
  </>
);

function mockClipboard(writeText: unknown) {
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: writeText && { writeText },
  });
}

async function press(target = screen.getByRole('button').firstElementChild as Element) {
  await act(async () => {
    fireEvent.click(target);
    await import('./show-copy-result');
    await Promise.resolve();
  });
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('copies, says so aloud, and returns to its label', async () => {
  const writeText = jest.fn().mockResolvedValue(undefined);
  mockClipboard(writeText);
  render(page);
  await press();
  expect(writeText).toHaveBeenCalledWith('abc');
  expect(screen.getByText('Copied')).toHaveAttribute('aria-live', 'polite');
  expect(screen.getByRole('button')).toHaveClass('icon-check');
  act(() => jest.advanceTimersByTime(4_500));
  expect(screen.getByText('Copy')).toBeInTheDocument();
  expect(screen.getByRole('button')).not.toHaveClass('icon-check');
});

it('shows the second answer as long as the first, and its own label after both', async () => {
  mockClipboard(jest.fn().mockResolvedValue(undefined));
  render(page);
  await press();
  act(() => jest.advanceTimersByTime(4_000));
  await press();
  act(() => jest.advanceTimersByTime(4_000));
  expect(screen.getByText('Copied')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(500));
  expect(screen.getByText('Copy')).toBeInTheDocument();
});

it.each([
  ['refused', jest.fn().mockRejectedValue(new Error('denied'))],
  ['missing', undefined],
])(
  'shows the whole text once, to select it manually, when the clipboard is %s',
  async (_, writeText) => {
    mockClipboard(writeText);
    render(page);
    await press();
    await press();
    act(() => jest.advanceTimersByTime(9_000));
    expect(screen.getByText('Failed')).toBeInTheDocument();
    expect(screen.getAllByText('abc')).toHaveLength(1);
  },
);

it('does nothing at other clicks', async () => {
  const writeText = jest.fn();
  mockClipboard(writeText);
  render(page);
  await press(screen.getByText('beside'));
  expect(writeText).not.toHaveBeenCalled();
});
