/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { ShareLink } from './share-link';

function press(share: unknown) {
  Object.defineProperty(window.navigator, 'share', { value: share, configurable: true });
  render(
    <ShareLink url="https://site.example/download" title="Title" mailto="mailto:?subject=x">
      Send
    </ShareLink>,
  );
  const link = screen.getByRole('link', { name: 'Send' });
  // jsdom cannot follow mailto; the test only checks whether the browser would.
  link.addEventListener(
    'click',
    (event) => event.defaultPrevented || queueMicrotask(() => event.preventDefault()),
  );
  const event = createEvent.click(link);
  fireEvent(link, event);
  return { link, event };
}

describe('ShareLink', () => {
  it('is a mail without JavaScript', () => {
    const { link } = press(undefined);
    expect(link).toHaveAttribute('href', 'mailto:?subject=x');
  });

  it('opens the share sheet where there is one', () => {
    const share = jest.fn().mockResolvedValue(undefined);
    const { event } = press(share);
    expect(share).toHaveBeenCalledWith({ title: 'Title', url: 'https://site.example/download' });
    expect(event.defaultPrevented).toBe(true);
  });

  it('does not open a mail when the visitor closes the share sheet', async () => {
    const share = jest.fn().mockRejectedValue(new DOMException('closed', 'AbortError'));
    const { event } = press(share);
    await Promise.resolve();
    expect(event.defaultPrevented).toBe(true);
  });
});
