/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { TrialHint } from './trial-hint';

/** A pointer event, because jsdom has no class for it. */
class Pointer extends MouseEvent {
  readonly pointerType: string;
  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerType = init.pointerType ?? '';
  }
}
Object.assign(window, { PointerEvent: Pointer });

const messages = { title: 'Try first?', text: 'No download.', action: 'Try', close: 'Close' };
const onHide = jest.fn();
const renderHint = (open = true) =>
  render(<TrialHint messages={messages} href="/en/webtrial" isOpen={open} onHide={onHide} />);
const hintCard = () => screen.getByText('Try first?').closest('[data-trial-hint]')!;
const advanceTime = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => {
  jest.useFakeTimers();
  onHide.mockClear();
});
afterEach(() => jest.useRealTimers());

it('waits in a polite live region that is in the page before it', () => {
  const { rerender } = renderHint(false);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  rerender(<TrialHint messages={messages} href="/en/webtrial" isOpen onHide={onHide} />);
  expect(screen.getByRole('status')).toHaveTextContent('Try first?');
  expect(screen.getByRole('link', { name: 'Try' })).toHaveAttribute('href', '/en/webtrial');
});

it('hides after five seconds', () => {
  renderHint();
  advanceTime(4_999);
  expect(onHide).not.toHaveBeenCalled();
  advanceTime(1);
  expect(onHide).toHaveBeenCalledTimes(1);
});

it('hides on Escape and by its button', () => {
  renderHint();
  fireEvent.keyDown(document, { key: 'Escape' });
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  fireEvent.keyDown(document, { key: 'a' });
  expect(onHide).toHaveBeenCalledTimes(2);
});

it('stays under the pointer and hides when it leaves', () => {
  renderHint();
  fireEvent.pointerEnter(hintCard(), { pointerType: 'mouse' });
  advanceTime(60_000);
  expect(onHide).not.toHaveBeenCalled();
  fireEvent.pointerLeave(hintCard(), { pointerType: 'mouse' });
  expect(onHide).toHaveBeenCalledTimes(1);
});

it('can be tapped with a finger', () => {
  renderHint();
  fireEvent.pointerEnter(hintCard(), { pointerType: 'touch' });
  fireEvent.pointerLeave(hintCard(), { pointerType: 'touch' });
  expect(onHide).not.toHaveBeenCalled();
});

it('stays while the focus is in it and hides when the focus leaves', () => {
  renderHint();
  fireEvent.focus(screen.getByRole('link'));
  advanceTime(60_000);
  fireEvent.blur(screen.getByRole('link'), { relatedTarget: screen.getByRole('button') });
  expect(onHide).not.toHaveBeenCalled();
  fireEvent.blur(screen.getByRole('button'), { relatedTarget: document.body });
  expect(onHide).toHaveBeenCalledTimes(1);
});
