/** @jest-environment jsdom */
import { readCarriedPhone } from './prefill';
import { writeTabValue } from './session-storage';

beforeEach(() => sessionStorage.clear());

describe('a phone left by another page (F6)', () => {
  it('is taken once', () => {
    writeTabValue('register_prefill', { area_code: 1, phone: '6502530000' });
    expect(readCarriedPhone()).toEqual({ area_code: '1', phone: '6502530000' });
    expect(readCarriedPhone()).toBeNull();
  });

  it('says when no code is needed', () => {
    writeTabValue('register_prefill', { area_code: 86, phone: '13800138000', proven: true });
    expect(readCarriedPhone()).toEqual({ area_code: '86', phone: '13800138000', proven: true });
  });

  it.each([[{ phone: 5 }], [{ phone: '' }], [{ phone: '1'.repeat(41) }], ['x'], [[]]])(
    'is nothing when it is %j',
    (value) => {
      writeTabValue('register_prefill', value);
      expect(readCarriedPhone()).toBeNull();
      expect(sessionStorage.length).toBe(0);
    },
  );

  it('takes an unknown area for China', () => {
    writeTabValue('register_prefill', { area_code: '<script>', phone: '13800138000' });
    expect(readCarriedPhone()).toEqual({ area_code: '86', phone: '13800138000' });
  });
});
