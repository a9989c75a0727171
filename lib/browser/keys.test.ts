import { privacy } from '@/lib/content/legal/privacy';
import { attributionCookies, landingCookie, localKeys, sessionStorageKeys } from './keys';

describe.each(['zh-CN', 'en-US'] as const)('the privacy page, %s', (locale) => {
  const text = JSON.stringify(privacy.text[locale]);
  it.each([...localKeys, ...sessionStorageKeys, ...attributionCookies, landingCookie])(
    'explains %s',
    (key) => expect(text).toContain(`"${key}"`),
  );
});
