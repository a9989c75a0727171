/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { CopyButton } from './copy-button';

const button = <CopyButton value="abc" label="Copy" copiedLabel="Copied" failedLabel="Failed" />;

function mockClipboard(writeText: unknown) {
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: writeText && { writeText },
  });
}

async function press() {
  await act(async () => {
    fireEvent.click(screen.getByRole('button'));
    await Promise.resolve();
  });
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('CopyButton', () => {
  it('copies, says so aloud, and returns to its label', async () => {
    const writeText = jest.fn().mockResolvedValue(undefined);
    mockClipboard(writeText);
    render(button);
    await press();
    expect(writeText).toHaveBeenCalledWith('abc');
    expect(screen.getByText('Copied')).toHaveAttribute('aria-live', 'polite');
    act(() => jest.advanceTimersByTime(4500));
    expect(screen.getByText('Copy')).toBeInTheDocument();
  });

  it.each([
    ['refused', jest.fn().mockRejectedValue(new Error('denied'))],
    ['missing', undefined],
  ])('says that it failed and shows the text when the clipboard is %s', async (_, writeText) => {
    mockClipboard(writeText);
    render(button);
    await press();
    act(() => jest.advanceTimersByTime(9000));
    expect(screen.getByText('Failed')).toBeInTheDocument();
    expect(screen.getByText('abc')).toBeInTheDocument();
  });

  it('shows the second answer as long as the first', async () => {
    mockClipboard(jest.fn().mockResolvedValue(undefined));
    render(button);
    await press();
    act(() => jest.advanceTimersByTime(4000));
    await press();
    act(() => jest.advanceTimersByTime(4000));
    expect(screen.getByText('Copied')).toBeInTheDocument();
  });
});
