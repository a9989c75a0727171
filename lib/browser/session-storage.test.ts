/** @jest-environment jsdom */
import { readSessionValue, removeSessionValue, writeSessionValue } from './session-storage';

const key = 'code_resend';

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

describe('session storage', () => {
  it.each([[{ resendAt: 5 }], [['a']], ['text'], [0], [false], [{}]])(
    'stores and reads %j',
    (value) => {
      expect(writeSessionValue(key, value)).toBe(true);
      expect(readSessionValue(key)).toEqual(value);
    },
  );

  it('stores JSON under the key itself', () => {
    writeSessionValue(key, { resendAt: 5 });
    expect(sessionStorage.getItem(key)).toBe('{"resendAt":5}');
  });

  it.each([[undefined], [null], [''], [Number.NaN]])('refuses the empty value %p', (value) => {
    expect(() => writeSessionValue(key, value)).toThrow(
      'An empty value cannot be stored (code_resend)',
    );
    expect(sessionStorage.getItem(key)).toBeNull();
  });

  it('removes only the given key', () => {
    writeSessionValue(key, 1);
    writeSessionValue('register_draft', { phone: '1' });
    removeSessionValue(key);
    expect(readSessionValue(key)).toBeNull();
    expect(readSessionValue('register_draft')).toEqual({ phone: '1' });
  });

  it('reads a value that is not JSON as null', () => {
    sessionStorage.setItem(key, '{half');
    expect(readSessionValue(key)).toBeNull();
  });

  it('does not break a page where storage is full or blocked', () => {
    const refuse = () => {
      throw new DOMException('no', 'QuotaExceededError');
    };
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
    expect(writeSessionValue(key, 1)).toBe(false);
    expect(readSessionValue(key)).toBeNull();
    expect(() => removeSessionValue(key)).not.toThrow();
  });
});
