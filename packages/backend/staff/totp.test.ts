/** @jest-environment node */
import { createTotpSecret, totpUri, totpCode, matchTotpStep } from './totp';

// RFC 6238, appendix B: the ASCII secret "12345678901234567890", the last six of the eight digits.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at second %i the code is %s', (second, code) => {
  expect(totpCode(secret, second * 1_000)).toBe(code);
  expect(matchTotpStep(secret, code, second * 1_000)).toBe(Math.floor(second / 30));
});

it.each([
  ['typed in two groups', '287 082', 59, 1],
  ['of the period before', '287082', 89, 1],
  ['of the period after', '287082', 29, 1],
  ['of two periods before', '287082', 119, null],
  ['of two periods after', '081804', 1_111_111_109 - 60, null],
  ['wrong', '287083', 59, null],
  ['too short', '28708', 59, null],
  ['too long', '2870820', 59, null],
  ['empty', '', 59, null],
  ['letters', 'abcdef', 59, null],
  ['other digits than 0 to 9', '２８７０８２', 59, null],
])('a code that is %s', (_, typed, second, step) => {
  expect(matchTotpStep(secret, typed, second * 1_000)).toBe(step);
});

it('draws 160 bits, which an authenticator reads together with the name', () => {
  const drawn = createTotpSecret();
  expect(drawn).toMatch(/^[A-Z2-7]{32}$/);
  expect(createTotpSecret()).not.toBe(drawn);
  const ip = new URL(totpUri(drawn, 'anna'));
  expect(ip.protocol).toBe('otpauth:');
  expect(decodeURIComponent(ip.pathname)).toContain('SuperBrowser console:anna');
  expect(ip.searchParams.get('secret')).toBe(drawn);
});
