/** @jest-environment jsdom */
import { writeSessionValue } from './session-storage';
import { takeCarriedPhone } from './carried-phone';

beforeEach(() => sessionStorage.clear());

describe('a phone passed on by another page (F6)', () => {
  it('is read once', () => {
    writeSessionValue('register_prefill', { area_code: 1, phone: '6502530000' });
    expect(takeCarriedPhone()).toEqual({ area_code: '1', phone: '6502530000' });
    expect(takeCarriedPhone()).toBeNull();
  });

  it('tells when no code is needed', () => {
    writeSessionValue('register_prefill', { area_code: 86, phone: '13800138000', proven: true });
    expect(takeCarriedPhone()).toEqual({ area_code: '86', phone: '13800138000', proven: true });
  });

  it.each([[{ phone: 5 }], [{ phone: '' }], [{ phone: '1'.repeat(41) }], ['x'], [[]]])(
    'is null when the stored value is %j',
    (value) => {
      writeSessionValue('register_prefill', value);
      expect(takeCarriedPhone()).toBeNull();
      expect(sessionStorage.length).toBe(0);
    },
  );

  it('gets the area code of China in place of an unknown one', () => {
    writeSessionValue('register_prefill', { area_code: '<script>', phone: '13800138000' });
    expect(takeCarriedPhone()).toEqual({ area_code: '86', phone: '13800138000' });
  });
});
