/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { IdleScriptsLoader } from './idle-scripts-loader';

jest.mock('./idle-scripts', () => ({ IdleScripts: () => 'late' }));

const props = {
  loadingLabel: 'loading',
  visit: {
    names: { professional: 'a', vps: 'a b' },
    trialHint: { href: '/webtrial', messages: { title: '', text: '', action: '', close: '' } },
  },
};
const cancelIdleCallback = jest.fn();
let idleCallbacks: (() => void)[] = [];
let longestWaitMs: number | undefined;
const start = () => render(<IdleScriptsLoader {...props} />);

beforeEach(() => {
  idleCallbacks = [];
  longestWaitMs = undefined;
  Object.assign(window, {
    requestIdleCallback(callback: () => void, options?: IdleRequestOptions) {
      longestWaitMs = options?.timeout;
      return idleCallbacks.push(callback);
    },
    cancelIdleCallback,
  });
});

it('fetches the idle scripts in idle time', async () => {
  const { container } = start();
  expect(container.textContent).toBe('');
  await act(async () => {
    idleCallbacks.forEach((callback) => callback());
    await Promise.resolve();
  });
  await act(() => Promise.resolve());
  expect(container.textContent).toBe('late');
});

it('does not fetch them for a page that is gone', () => {
  const { unmount } = start();
  unmount();
  expect(cancelIdleCallback).toHaveBeenCalledWith(1);
});

it('waits two seconds at most on a page that is never idle', () => {
  start();
  expect(longestWaitMs).toBe(2_000);
});

it('uses a timer where a browser does not report idle time', () => {
  jest.useFakeTimers();
  Reflect.deleteProperty(window, 'requestIdleCallback');
  start();
  expect(jest.getTimerCount()).toBe(1);
  jest.useRealTimers();
});
