/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Toasts } from './toasts';
import { ToastRegion } from './toast-region';
import { dismissToast, notify, showToast, toastStore } from './toast-store';

/** Renders the region, which comes with the page, and later its content. */
function renderToasts() {
  render(<ToastRegion label="Messages" title="Hint" closeLabel="Close" lifetimeMs={4_500} />);
  return render(<Toasts />);
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(() => toastStore.snapshot().forEach(({ id }) => dismissToast(id)));
  jest.useRealTimers();
});

it('is a live region before it has a toast', () => {
  render(<ToastRegion label="Messages" title="Hint" closeLabel="Close" lifetimeMs={4_500} />);
  expect(screen.getByRole('region', { name: 'Messages' })).toHaveAttribute('aria-live', 'polite');
});

describe('toasts', () => {
  it('shows a toast for 4.5 s (E1)', () => {
    renderToasts();
    act(() => showToast('Hint', 'The list could not be loaded'));
    act(() => jest.advanceTimersByTime(4400));
    expect(screen.getByText('The list could not be loaded')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(200));
    expect(screen.queryByText('The list could not be loaded')).not.toBeInTheDocument();
  });

  it('gives a toast without a title the general title (E1)', () => {
    renderToasts();
    act(() => notify('Sent', 'ok'));
    expect(screen.getByRole('listitem')).toHaveTextContent('HintSent');
  });

  it('shows toasts from before it loaded', () => {
    notify('Too early', 'risk');
    renderToasts();
    expect(screen.getByRole('region', { name: 'Messages' })).toHaveTextContent('HintToo early');
  });

  it('shows the same toast only once at a time', () => {
    renderToasts();
    act(() => {
      showToast('Hint', 'same');
      showToast('Hint', 'same');
    });
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });

  it('keeps a toast while the pointer rests on it', () => {
    renderToasts();
    act(() => showToast('Hint', 'held'));
    fireEvent.mouseEnter(screen.getByRole('listitem'));
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByText('held')).toBeInTheDocument();
    fireEvent.mouseLeave(screen.getByRole('listitem'));
    act(() => jest.advanceTimersByTime(4600));
    expect(screen.queryByText('held')).not.toBeInTheDocument();
  });

  it('can be closed, and no other toast with it', () => {
    renderToasts();
    act(() => {
      showToast('Hint', 'one');
      showToast('Hint', 'two');
    });
    fireEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    expect(screen.queryByText('one')).not.toBeInTheDocument();
    expect(screen.getByText('two')).toBeInTheDocument();
  });
});
