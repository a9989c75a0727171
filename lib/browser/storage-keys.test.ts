import { searchableText } from '@superbrowser/contract/content/markdown';
import { legalText } from '@/lib/content/legal/legal-text';
import {
  attributionCookies,
  landingCookie,
  localStorageKeys,
  sessionStorageKeys,
} from './storage-keys';

describe.each(['zh-CN', 'en-US'] as const)('the privacy page, %s', (locale) => {
  const lines = searchableText(legalText('privacy', locale).root).split('\n');
  it.each([...localStorageKeys, ...sessionStorageKeys, ...attributionCookies, landingCookie])(
    'explains %s',
    (key) => expect(lines).toContain(key),
  );
});
