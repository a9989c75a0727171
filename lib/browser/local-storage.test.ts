/** @jest-environment jsdom */
import { readLocalValue, removeLocalValue, writeLocalValue } from './local-storage';

afterEach(() => jest.restoreAllMocks());

it('stores, reads and removes texts', () => {
  expect(readLocalValue('Language')).toBeNull();
  expect(writeLocalValue('Language', 'en-US')).toBe(true);
  expect([readLocalValue('Language'), localStorage.getItem('Language')]).toEqual([
    'en-US',
    'en-US',
  ]);
  removeLocalValue('Language');
  expect(readLocalValue('Language')).toBeNull();
});

it('does not break a page where storage is full or blocked', () => {
  const refuse = () => {
    throw new DOMException('no', 'QuotaExceededError');
  };
  for (const method of ['setItem', 'getItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(refuse);
  expect(writeLocalValue('HOME_VISIT', '1')).toBe(false);
  expect(readLocalValue('HOME_VISIT')).toBeNull();
  expect(() => removeLocalValue('HOME_VISIT')).not.toThrow();
});
