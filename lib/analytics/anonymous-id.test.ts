/** @jest-environment jsdom */
import { ensureAnonymousId } from './anonymous-id';

beforeEach(() => {
  localStorage.clear();
  Object.defineProperty(globalThis.crypto, 'getRandomValues', {
    configurable: true,
    value: (bytes: Uint8Array) => bytes.fill(0xab),
  });
});
afterEach(() => jest.useRealTimers());

it('is drawn once and stored', async () => {
  const id = await ensureAnonymousId();
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  expect(localStorage.getItem('analytics_id')).toBe(id);
  localStorage.setItem('analytics_id', '0'.repeat(32));
  expect(await ensureAnonymousId()).toBe('0'.repeat(32));
});

it('is drawn again where the stored value is invalid', async () => {
  localStorage.setItem('analytics_id', '13800138000');
  expect(await ensureAnonymousId()).toMatch(/^[0-9a-f]{32}$/);
  expect(localStorage.getItem('analytics_id')).not.toBe('13800138000');
});

it('is drawn under a lock, so that tabs opened at once share one', async () => {
  const request = jest.fn((_name: string, work: () => string) => Promise.resolve(work()));
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  await ensureAnonymousId();
  expect(request).toHaveBeenCalledWith('analytics_id', expect.any(Function));
  Reflect.deleteProperty(navigator, 'locks');
});

it('delays events ten seconds at most', async () => {
  jest.useFakeTimers();
  const response = jest.fn();
  void ensureAnonymousId(() => new Promise(() => undefined)).then(response);
  await jest.advanceTimersByTimeAsync(9_999);
  expect(response).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(response).toHaveBeenCalledWith(null);
});

it('is null where it cannot be determined', async () => {
  expect(await ensureAnonymousId(() => Promise.reject(new Error('no locks')))).toBeNull();
});
