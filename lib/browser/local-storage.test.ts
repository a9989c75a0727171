/** @jest-environment jsdom */
import { readStored, removeStored, writeStored } from './local-storage';

afterEach(() => jest.restoreAllMocks());

it('stores, reads and removes texts', () => {
  expect(readStored('Language')).toBeNull();
  expect(writeStored('Language', 'en-US')).toBe(true);
  expect([readStored('Language'), localStorage.getItem('Language')]).toEqual(['en-US', 'en-US']);
  removeStored('Language');
  expect(readStored('Language')).toBeNull();
});

it('does not break a page where storage is full or blocked', () => {
  const refuse = () => {
    throw new DOMException('no', 'QuotaExceededError');
  };
  for (const method of ['setItem', 'getItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(refuse);
  expect(writeStored('HOME_VISIT', '1')).toBe(false);
  expect(readStored('HOME_VISIT')).toBeNull();
  expect(() => removeStored('HOME_VISIT')).not.toThrow();
});
