/** Facts of ordinary browsers, made from recorded profiles; each test changes one or two of them. */
import type { Facts } from './facts';
import { factsOf, phoneScreen } from './facts-of-profile.test-support';

const chromeUserAgent = (system: string, version: string, rest = '') =>
  `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0${rest ? ` ${rest}` : ''} Safari/537.36`;
const macSystem = 'Macintosh; Intel Mac OS X 10_15_7';
const safariUserAgent = (system: string, middle = '') =>
  `Mozilla/5.0 (${system}) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 ${middle}Safari/605.1.15`;
const googleVendor = 'Google Inc.';
const appleVendor = 'Apple Computer, Inc.';

/** Ordinary browsers by name; none of them contradicts itself. */
export const ordinaryBrowsers = {
  chromeWindows: factsOf({
    userAgent: chromeUserAgent('Windows NT 10.0; Win64; x64', '142'),
    platform: 'Win32',
    vendor: googleVendor,
    languages: ['zh-CN', 'zh'],
    zone: 'Asia/Shanghai',
    hints: { version: '142', platform: 'Windows' },
    webgl: {
      vendor: 'Google Inc. (NVIDIA)',
      renderer: 'ANGLE (NVIDIA, NVIDIA GeForce RTX 3060 Direct3D11 vs_5_0 ps_5_0, D3D11)',
    },
    fonts: ['Segoe UI', 'Microsoft YaHei UI', 'Arial', 'Calibri'],
    acceptLanguage: 'zh-CN,zh;q=0.9',
  }),
  edgeWindowsTouch: factsOf({
    userAgent: chromeUserAgent('Windows NT 10.0; Win64; x64', '141').concat(' Edg/141.0.0.0'),
    platform: 'Win32',
    vendor: googleVendor,
    languages: ['en-US', 'en', 'zh-CN'],
    zone: 'Asia/Shanghai',
    screen: { touchPoints: 10, hasCoarsePointer: true, ratio: 1.5 },
    hints: { version: '141', platform: 'Windows', brand: 'Microsoft Edge' },
    webgl: {
      vendor: 'Google Inc. (Qualcomm)',
      renderer: 'ANGLE (Qualcomm, Qualcomm(R) Adreno(TM) X1-85 GPU Direct3D11 vs_5_0 ps_5_0)',
    },
    fonts: ['Segoe UI', 'Helvetica Neue'],
    acceptLanguage: 'en-US,en;q=0.9,zh-CN;q=0.8',
  }),
  chromeMac: factsOf({
    userAgent: chromeUserAgent(macSystem, '142'),
    platform: 'MacIntel',
    vendor: googleVendor,
    languages: ['de-DE', 'de', 'en'],
    zone: 'Europe/Berlin',
    screen: {
      width: 1512,
      height: 982,
      availWidth: 1512,
      availHeight: 944,
      outerWidth: 1512,
      outerHeight: 944,
      ratio: 2,
    },
    hints: { version: '142', platform: 'macOS' },
    webgl: {
      vendor: 'Google Inc. (Apple)',
      renderer: 'ANGLE (Apple, ANGLE Metal Renderer: Apple M2, Unspecified Version)',
    },
    fonts: ['Menlo', 'Helvetica Neue', 'PingFang SC', 'Calibri', 'MS Gothic'],
    acceptLanguage: 'de-DE,de;q=0.9,en;q=0.8',
    memory: 16,
  }),
  chromeMacIntel: factsOf({
    userAgent: chromeUserAgent(macSystem, '138'),
    platform: 'MacIntel',
    vendor: googleVendor,
    languages: ['en-GB', 'en-US', 'en'],
    zone: 'Europe/London',
    hints: { version: '138', platform: 'macOS' },
    webgl: {
      vendor: 'Google Inc. (ATI Technologies Inc.)',
      renderer: 'ANGLE (ATI Technologies Inc., AMD Radeon Pro 5300M OpenGL Engine, OpenGL 4.1)',
    },
  }),
  chromeAndroid: factsOf({
    userAgent: chromeUserAgent('Linux; Android 10; K', '142', 'Mobile'),
    platform: 'Linux armv81',
    vendor: googleVendor,
    languages: ['ja-JP', 'ja', 'en-US'],
    zone: 'Asia/Tokyo',
    screen: phoneScreen,
    hints: { version: '142', platform: 'Android', isMobile: true },
    webgl: {
      vendor: 'Google Inc. (Qualcomm)',
      renderer: 'ANGLE (Qualcomm, Adreno (TM) 740, OpenGL ES 3.2)',
    },
  }),
  androidAsDesktop: factsOf({
    userAgent: chromeUserAgent('X11; Linux x86_64', '142'),
    platform: 'Linux armv81',
    vendor: googleVendor,
    languages: ['th-TH', 'th'],
    zone: 'Asia/Bangkok',
    // The page is laid out 980 pixels wide on a narrow screen.
    screen: { ...phoneScreen, innerWidth: 980, innerHeight: 1900 },
    hints: { version: '142', platform: 'Android' },
    webgl: { vendor: 'ARM', renderer: 'Mali-G78' },
  }),
  chromeLinux: factsOf({
    userAgent: chromeUserAgent('X11; Linux x86_64', '142'),
    platform: 'Linux x86_64',
    vendor: googleVendor,
    languages: ['nb', 'no', 'en'],
    zone: 'Europe/Oslo',
    hints: { version: '142', platform: 'Linux' },
    webgl: {
      vendor: 'Google Inc. (Mesa)',
      renderer: 'ANGLE (Mesa, Apple M1 (G13G B1), OpenGL 4.6)',
    },
    acceptLanguage: 'no,en;q=0.8',
  }),
  headlessLinux: factsOf({
    userAgent:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/156.0.0.0 Safari/537.36',
    platform: 'Linux x86_64',
    vendor: googleVendor,
    languages: ['en-US', 'en'],
    zone: 'UTC',
    screen: {
      width: 1280,
      height: 720,
      availWidth: 1280,
      availHeight: 720,
      outerWidth: 1280,
      outerHeight: 720,
    },
    hints: { version: '156', platform: 'Linux', brand: 'HeadlessChrome' },
    webgl: {
      vendor: 'Google Inc. (Google)',
      renderer:
        'ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero) (0x0000C0DE)), SwiftShader driver)',
    },
    fonts: ['DejaVu Sans', 'Liberation Sans'],
    memory: 16,
  }),
  chromeOs: factsOf({
    userAgent: chromeUserAgent('X11; CrOS x86_64 14541.0.0', '142'),
    platform: 'Linux x86_64',
    vendor: googleVendor,
    languages: ['en-US', 'en'],
    zone: 'America/Chicago',
    hints: { version: '142', platform: 'Chrome OS' },
  }),
  safariMac: factsOf({
    userAgent: safariUserAgent(macSystem),
    platform: 'MacIntel',
    vendor: appleVendor,
    languages: ['zh-CN'],
    zone: 'Asia/Hong_Kong',
    webgl: { vendor: 'Apple Inc.', renderer: 'Apple GPU' },
    acceptLanguage: 'zh-CN,zh-Hans;q=0.9',
  }),
  safariIphone: factsOf({
    userAgent: safariUserAgent('iPhone; CPU iPhone OS 18_1 like Mac OS X', 'Mobile/15E148 '),
    platform: 'iPhone',
    vendor: appleVendor,
    languages: ['vi-VN'],
    zone: 'Asia/Saigon',
    // In landscape the window turns, but the screen does not.
    screen: {
      ...phoneScreen,
      width: 390,
      height: 844,
      availWidth: 390,
      availHeight: 844,
      outerWidth: 844,
      outerHeight: 390,
      ratio: 3,
    },
    webgl: { vendor: 'Apple Inc.', renderer: 'Apple GPU' },
  }),
  chromeIphone: factsOf({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0.0.0 Mobile/15E148 Safari/604.1',
    platform: 'iPhone',
    vendor: appleVendor,
    languages: ['fr-FR', 'en-US'],
    zone: 'Europe/Paris',
    screen: phoneScreen,
    webgl: { vendor: 'Apple Inc.', renderer: 'Apple GPU' },
  }),
  ipadAsDesktop: factsOf({
    userAgent: safariUserAgent(macSystem),
    platform: 'MacIntel',
    vendor: appleVendor,
    languages: ['ko-KR'],
    zone: 'Asia/Seoul',
    screen: {
      ...phoneScreen,
      width: 820,
      height: 1180,
      outerWidth: 820,
      outerHeight: 1180,
      ratio: 2,
    },
    webgl: { vendor: 'Apple Inc.', renderer: 'Apple GPU' },
  }),
  firefoxWindows: factsOf({
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0',
    platform: 'Win32',
    vendor: '',
    languages: ['pl-PL', 'pl', 'en-US'],
    zone: 'Europe/Warsaw',
    webgl: {
      vendor: 'Google Inc. (Intel)',
      renderer: 'ANGLE (Intel, Intel(R) HD Graphics Direct3D11 vs_5_0 ps_5_0), or similar',
    },
    fonts: ['Segoe UI'],
    acceptLanguage: 'pl,en-US;q=0.7,en;q=0.3',
  }),
  firefoxMac: factsOf({
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:144.0) Gecko/20100101 Firefox/144.0',
    platform: 'MacIntel',
    vendor: '',
    languages: ['en-US', 'en'],
    zone: 'Asia/Kolkata',
    webgl: { vendor: 'Apple', renderer: 'Apple M1, or similar' },
    fonts: ['Menlo'],
  }),
  firefoxAndroid: factsOf({
    userAgent: 'Mozilla/5.0 (Android 15; Mobile; rv:144.0) Gecko/144.0 Firefox/144.0',
    platform: 'Linux armv81',
    vendor: '',
    languages: ['pt-BR', 'en-US'],
    zone: 'America/Sao_Paulo',
    screen: phoneScreen,
    webgl: { vendor: 'Qualcomm', renderer: 'Adreno (TM) 650, or similar' },
  }),
} as const satisfies Record<string, Facts>;

export type OrdinaryBrowser = keyof typeof ordinaryBrowsers;
