/** @jest-environment jsdom */
import { readTabValue, removeTabValue, writeTabValue } from './session-storage';

const key = 'code_resend';

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

describe('session storage', () => {
  it.each([[{ resendAt: 5 }], [['a']], ['text'], [0], [false], [{}]])(
    'stores and reads %j',
    (value) => {
      expect(writeTabValue(key, value)).toBe(true);
      expect(readTabValue(key)).toEqual(value);
    },
  );

  it('stores JSON under the key itself', () => {
    writeTabValue(key, { resendAt: 5 });
    expect(sessionStorage.getItem(key)).toBe('{"resendAt":5}');
  });

  it.each([[undefined], [null], [''], [Number.NaN]])('refuses the empty value %p', (value) => {
    expect(() => writeTabValue(key, value)).toThrow('请输入正确的值');
    expect(sessionStorage.getItem(key)).toBeNull();
  });

  it('names the mistake in the language of the page', () => {
    document.documentElement.lang = 'en-US';
    expect(() => writeTabValue(key, '')).toThrow('Please enter a correct value');
    document.documentElement.lang = 'zh-CN';
    expect(() => writeTabValue(key, '')).toThrow('请输入正确的值');
  });

  it('removes only the given key', () => {
    writeTabValue(key, 1);
    writeTabValue('register_draft', { phone: '1' });
    removeTabValue(key);
    expect(readTabValue(key)).toBeNull();
    expect(readTabValue('register_draft')).toEqual({ phone: '1' });
  });

  it('reads a value that is not JSON as null', () => {
    sessionStorage.setItem(key, '{half');
    expect(readTabValue(key)).toBeNull();
  });

  it('does not break a page where storage is full or blocked', () => {
    const refuse = () => {
      throw new DOMException('no', 'QuotaExceededError');
    };
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
    expect(writeTabValue(key, 1)).toBe(false);
    expect(readTabValue(key)).toBeNull();
    expect(() => removeTabValue(key)).not.toThrow();
  });
});
