import { getLocale, getTranslations } from 'next-intl/server';
import { formatDay, formatSize } from '@/lib/downloads/format';
import type { ClientLine, Platform, Release } from '@/lib/releases/types';
import { hasSamplePackages } from '@/lib/env/unconfigured';
import { minimumSystems } from '@/lib/site';

const { v5, v6, vps, android } = minimumSystems;

/** The words of the download family in the page's language: platforms, types, days, sizes, minimum systems. */
export async function getWords() {
  const [t, locale] = await Promise.all([getTranslations('download.words'), getLocale()]);
  const unknown = t('unknown');

  /** D10; null where it names none. */
  function minimum(platform: Platform, line: ClientLine): string | null {
    if (platform === 'windows-lite') return t('minimum.server', { version: vps.windowsServer });
    if (platform.startsWith('windows')) {
      return t('minimum.windows', { version: line === 'v6' ? v6.windows : v5.windows });
    }
    if (platform.startsWith('mac')) {
      return t('minimum.mac', { version: line === 'v6' ? v6.macos : v5.macos });
    }
    if (platform === 'android') return t('minimum.android', { version: android });
    if (platform === 'ios') return null;
    return line === 'v6'
      ? t('minimum.linux', { version: v6.linux })
      : t('minimum.deepin', { version: v5.deepin });
  }

  return {
    t,
    locale,
    unknown,
    minimum,
    name: (platform: Platform) => t(`platforms.${platform}.name`),
    note: (platform: Platform) => t(`platforms.${platform}.note`),
    action: (platform: Platform) => t(`platforms.${platform}.action`),
    /** System and kind, where one package stands beside others. */
    package: (platform: Platform) =>
      `${t(`platforms.${platform}.name`)} ${t(`platforms.${platform}.note`)}`,
    type: (type: Release['type']) => t(`types.${type}`),
    day: (release: Release | undefined) =>
      formatDay(release?.releasedOn ?? null, locale) ?? unknown,
    /** For a button, which has no room for explanations: nothing where unknown, or of a sample package. */
    sizeOnButton: ({ size }: Release) => (hasSamplePackages() ? null : formatSize(size, locale)),
    size: (release: Release | undefined) => formatSize(release?.size ?? null, locale) ?? unknown,
  };
}

export type Words = Awaited<ReturnType<typeof getWords>>;
