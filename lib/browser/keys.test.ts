import { legalText } from '@/lib/content/built-content';
import { searchableText } from '@superbrowser/contract/content/markdown';
import { attributionCookies, landingCookie, localKeys, sessionStorageKeys } from './keys';

describe.each(['zh-CN', 'en-US'] as const)('the privacy page, %s', (locale) => {
  const lines = searchableText(legalText('privacy', locale).root).split('\n');
  it.each([...localKeys, ...sessionStorageKeys, ...attributionCookies, landingCookie])(
    'explains %s',
    (key) => expect(lines).toContain(key),
  );
});
