import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  systemOfUserAgent,
  detectVisitorSystem,
  isUnsupportedBrowser,
  isWindows10OrLater,
  type System,
} from './detect-system';

interface UserAgentRow {
  readonly ua: string;
  readonly os: System;
}

const rows = readFileSync(join(__dirname, 'fixtures/user-agents.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as UserAgentRow);

/**
 * Deliberate differences from the parser. The parser names the operating system. We name a computer or phone on which
 * one of our packages can be installed.
 */
const exceptions: readonly { why: string; pattern: RegExp; expected: System }[] = [
  {
    why: 'a Windows phone runs no Windows package',
    pattern: /Windows Phone|IEMobile/i,
    expected: 'unknown',
  },
];

const exceptionOf = (ua: string) => exceptions.find(({ pattern }) => pattern.test(ua));

describe('systemOfUserAgent against an independent parser', () => {
  it('has rows for every system', () => {
    expect(rows).toHaveLength(221);
    expect(new Set(rows.map((row) => row.os)).size).toBe(6);
  });

  it.each(rows.filter((row) => !exceptionOf(row.ua)).map((row) => [row.os, row.ua]))(
    '%s: %s',
    (os, ua) => {
      expect(systemOfUserAgent(ua)).toBe(os);
    },
  );

  it.each(rows.filter((row) => exceptionOf(row.ua)).map((row) => [row.ua]))(
    'differs deliberately: %s',
    (ua) => {
      expect(systemOfUserAgent(ua)).toBe(exceptionOf(ua)?.expected);
    },
  );
});

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

describe('systemOfUserAgent where the order or an exclusion decides', () => {
  it.each<[string, System, string]>([
    [
      'iPhone before Mac',
      'iphone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
    ],
    [
      'iPad before Mac',
      'ipad',
      'Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X) AppleWebKit/605.1.15',
    ],
    [
      'iPadOS asking for the desktop site says Mac',
      'mac',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
    ],
    ['Android before Linux', 'android', `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${chrome}`],
    [
      'CUBOT is a phone, not a robot',
      'android',
      `Mozilla/5.0 (Linux; Android 11; CUBOT X50) ${chrome}`,
    ],
    [
      'ChromeOS is no Linux desktop',
      'unknown',
      `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chrome}`,
    ],
    [
      'Windows Phone names four systems',
      'unknown',
      'Mozilla/5.0 (Mobile; Windows Phone 8.1; Android 4.0; ARM; Trident/7.0; IEMobile/11.0; NOKIA) like iPhone OS 7_0_3 Mac OS X',
    ],
    [
      'a game console',
      'unknown',
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64; Xbox; Xbox One) ${chrome}`,
    ],
    ['a television', 'unknown', `Mozilla/5.0 (Web0S; Linux/SmartTV) ${chrome}`],
    [
      'a robot on a phone',
      'unknown',
      `Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X) ${chrome} (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`,
    ],
    [
      'a spider',
      'unknown',
      'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html) Windows NT 10.0',
    ],
    [
      'headless browsers are visitors',
      'linux',
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36',
    ],
    ['upper case', 'windows', 'MOZILLA/5.0 (WINDOWS NT 10.0)'],
    ['nothing', 'unknown', ''],
    ['a device with "machine" in its name', 'android', 'Mozilla/5.0 (Linux; Android 9; Machine X)'],
  ])('%s: %s', (_why, system, ua) => {
    expect(systemOfUserAgent(ua)).toBe(system);
  });
});

describe('detectVisitorSystem', () => {
  const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15';
  const linux = `Mozilla/5.0 (X11; Linux x86_64) ${chrome}`;
  it.each<[string, System, Parameters<typeof detectVisitorSystem>[0]]>([
    ['touch points make a Mac an iPad', 'ipad', { userAgent: mac, maxTouchPoints: 5 }],
    ['a Mac without touch stays one', 'mac', { userAgent: mac, maxTouchPoints: 0 }],
    [
      'touch does not change Windows',
      'windows',
      { userAgent: 'Mozilla/5.0 (Windows NT 10.0)', maxTouchPoints: 10 },
    ],
    ['the header is quoted', 'windows', { userAgent: linux, platform: '"Windows"' }],
    ['macOS', 'mac', { userAgent: linux, platform: 'macOS' }],
    ['Chrome OS is no Linux', 'unknown', { userAgent: linux, platform: 'Chrome OS' }],
    [
      'an unknown hint leaves the user agent to decide',
      'linux',
      { userAgent: linux, platform: '"Unknown"' },
    ],
    [
      'iOS leaves iPhone or iPad to the user agent',
      'iphone',
      { userAgent: 'Mozilla/5.0 (iPhone)', platform: '"iOS"' },
    ],
    ['a robot stays a robot', 'unknown', { userAgent: 'Googlebot/2.1', platform: '"Linux"' }],
    ['a hint alone', 'windows', { userAgent: '', platform: '"Windows"' }],
    ['null hint', 'linux', { userAgent: linux, platform: null }],
  ])('%s', (_why, system, signals) => {
    expect(detectVisitorSystem(signals)).toBe(system);
  });
});

describe('isUnsupportedBrowser', () => {
  it.each([
    ['Mozilla/4.0 (compatible; MSIE 6.0; Windows NT 5.1)'],
    ['Mozilla/5.0 (compatible; MSIE 10.0; Windows NT 6.2; Trident/6.0)'],
    ['Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko'],
    [
      'UCWEB/2.0 (iOS; U; iPad OS 6_1_3; en-US; iPad2,5) U2/1.0.0 UCBrowser/9.0.0.260 U2/1.0.0 Mobile',
    ],
    ['Mozilla/5.0 (Linux; U; Android 8.0) UCBrowser/11.9.9.999 Mobile'],
    ['Mozilla/5.0 (Linux; U; Android 8.0) ucbrowser/11 Mobile'],
  ])('refuses %s', (ua) => {
    expect(isUnsupportedBrowser(ua)).toBe(true);
  });

  it.each([
    ['Mozilla/5.0 (Linux; U; Android 12) UCBrowser/12.0.0.1 Mobile'],
    ['Mozilla/5.0 (Linux; U; Android 12) UCBrowser/13.4.0.1306 Mobile'],
    ['Mozilla/5.0 (Linux; U; Android 12) UCBrowser/120.1 Mobile'],
    ['Mozilla/5.0 (Linux; U; Android 12) UCBrowser/ Mobile'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Edg/140.0.0.0`],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} MSIEverything/1`],
    ['Mozilla/5.0 (Macintosh) Tridentine/7.0'],
    [''],
  ])('accepts %s', (ua) => {
    expect(isUnsupportedBrowser(ua)).toBe(false);
  });
});

describe('isWindows10OrLater (S2)', () => {
  const windows10 = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome}`;
  it.each<[boolean, string, string, Parameters<typeof isWindows10OrLater>[1]]>([
    [true, 'user agent of 10 or 11', windows10, undefined],
    [false, 'Windows 7', `Mozilla/5.0 (Windows NT 6.1; Win64; x64) ${chrome}`, undefined],
    [false, 'Windows 8.1', `Mozilla/5.0 (Windows NT 6.3) ${chrome}`, undefined],
    [false, 'a longer number', `Mozilla/5.0 (Windows NT 10.01) ${chrome}`, undefined],
    [false, 'Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', undefined],
    [true, 'hints of Windows 11', windows10, { platform: 'Windows', platformVersion: '15.0.0' }],
    [
      true,
      'hints of the first Windows 10',
      windows10,
      { platform: '"Windows"', platformVersion: '"1.0.0"' },
    ],
    [
      false,
      'hints win over a frozen user agent: Windows 7',
      windows10,
      { platform: 'Windows', platformVersion: '0.1.0' },
    ],
    [false, 'hints of Windows 8.1', windows10, { platform: 'Windows', platformVersion: '0.3.0' }],
    [
      false,
      'hints name another system',
      windows10,
      { platform: 'macOS', platformVersion: '15.0.0' },
    ],
    [
      true,
      'an empty version leaves the user agent',
      windows10,
      { platform: 'Windows', platformVersion: '' },
    ],
    [true, 'no version', windows10, { platform: 'Windows' }],
    [true, 'unreadable version', windows10, { platform: 'Windows', platformVersion: 'abc' }],
    [true, 'a version without platform is ignored', windows10, { platformVersion: '0.1' }],
  ])('%s: %s', (expected, _why, ua, hints) => {
    expect(isWindows10OrLater(ua, hints)).toBe(expected);
  });
});
