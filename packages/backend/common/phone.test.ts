import { parsePhone, maskPhone, splitPhone } from './phone';

it.each([
  ['+8613812345678', '138****5678', { area_code: 86, digits: '13812345678' }],
  ['+12025550123', '202***0123', { area_code: 1, digits: '2025550123' }],
] as const)('%s is shown as %s', (stored, masked, parts) => {
  expect(maskPhone(stored)).toBe(masked);
  expect(splitPhone(stored)).toEqual(parts);
  expect(parsePhone({ area_code: parts.area_code, phone: parts.digits })).toBe(stored);
});

it.each([
  { area_code: 44, phone: '2025550123' },
  { area_code: 1, phone: '13812345678' },
])('refuses %j', (given) => expect(() => parsePhone(given)).toThrow('手机号码有误'));
