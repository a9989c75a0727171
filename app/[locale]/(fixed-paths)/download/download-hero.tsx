import { getTranslations } from 'next-intl/server';
import { InAppGate } from '@/components/in-app-browser/in-app-gate';
import { PageCrumbs } from '@/components/sections/page-crumbs';
import { NoDownloadNotice } from '@/components/releases/list-notices';
import { hasNoDownload } from '@/lib/releases/lists/select-packages';
import { ForSystem } from '@/components/visitor/for-system';
import { DarkHero } from '@/components/sections/dark-hero';
import { buttonStyles } from '@/components/ui/button-styles';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { downloadHref } from '@/lib/releases/release-package';
import {
  type SystemDownloadProps,
  WindowsDownload,
  MacDownload,
  LinuxDownload,
} from './computer-downloads';
import { DetectedSystem } from './detected-system';
import { InstallerMockup } from './installer-mockup';
import { largeButtonStyles, LargeButtonText } from './large-download-button';
import { PhoneDownload } from './phone-download';

/**
 * Answers "which file do I take?". The HTML is neutral; after hydration the block of the visitor's system replaces it.
 * Its height is reserved, so that nothing below moves.
 */
export async function DownloadHero(props: SystemDownloadProps) {
  const t = await getTranslations('download.hero');
  const isWithoutDownload = hasNoDownload(props.packages, props.v6Packages);
  return (
    <DarkHero
      crumbs={<PageCrumbs path="/download" />}
      title={t('title')}
      lead={null}
      picture={<InstallerMockup />}
      className="download:md:pb-[150px] pb-20"
    >
      <div data-hero-download className="download:min-h-[340px] download:md:min-h-[356px]">
        {isWithoutDownload ? (
          <NoDownloadNotice
            locale={props.formatter.locale}
            isListUnreadable={props.freshness === 'fallback'}
          />
        ) : (
          <InAppGate>
            <NeutralDownload />
            <WindowsDownload {...props} />
            <MacDownload {...props} />
            <LinuxDownload {...props} />
            <PhoneDownload {...props} />
          </InAppGate>
        )}
      </div>
    </DarkHero>
  );
}

/**
 * The offer before the system is known: one link that finds the package itself (D1, `auto`); and where it stays
 * unknown.
 */
async function NeutralDownload() {
  const t = await getTranslations('download.hero');
  return (
    <>
      <ForSystem systems={['pending']}>
        <DetectedSystem>{t('pending.status')}</DetectedSystem>
        <a
          href={downloadHref('auto')}
          className={cn(
            largeButtonStyles,
            'download:sm:text-[1.375rem] gap-[18px] text-[1.25rem] max-sm:w-full',
          )}
        >
          <Icon name="download" size={26} />
          <LargeButtonText title={t('pending.button')} note={t('pending.note')} />
        </a>
        <p className="mt-7">{t('facts')}</p>
      </ForSystem>
      <ForSystem systems={['unknown']}>
        <DetectedSystem>{t('unknown.status')}</DetectedSystem>
        <a href="#all" className={buttonStyles({ size: 'xl' })}>
          {t('unknown.button')}
        </a>
        <p className="mt-7">{t('facts')}</p>
      </ForSystem>
    </>
  );
}
