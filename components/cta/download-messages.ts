import { getTranslations } from 'next-intl/server';
import { createPackageFormatter } from '@/components/releases/package-formatter';
import { minimumSystems } from '@/lib/releases/minimum-systems';
import { recommendedLine } from '@/lib/site';
import type { DownloadButtonProps } from './download-button';

/** The messages of the download button for each system. */
export async function getDownloadMessages(): Promise<DownloadButtonProps['messages']> {
  const [t, formatter] = await Promise.all([
    getTranslations('common.downloadButton'),
    createPackageFormatter(),
  ]);
  return {
    auto: { label: t('auto.label'), note: t('auto.note') },
    windows: { label: t('windows.label'), note: t('windows.note', minimumSystems.v5) },
    mac: { label: t('mac.label'), note: t('mac.note') },
    linux: { label: t('linux.label'), note: formatter.minimum('linux', recommendedLine) ?? '' },
    android: {
      label: t('android.label'),
      note: t('android.note', { android: minimumSystems.android }),
    },
    other: { label: t('other.label'), note: t('other.note') },
  };
}
