import { getTranslations } from 'next-intl/server';
import { buttonStyles } from '@/components/ui/button-styles';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { downloadHref } from '@/lib/releases/types';
import { ForSystem } from '../for-system';
import { hugeButton, OfferText } from './offer-button';
import { Status } from './status';

/** What the server's HTML says: one link that finds the package by itself (D1, `auto`). */
export async function NeutralOffer() {
  const t = await getTranslations('download.hero');
  return (
    <>
      <ForSystem systems={['pending']}>
        <Status>{t('pending.status')}</Status>
        <a
          href={downloadHref('auto')}
          className={cn(hugeButton, 'gap-[18px] text-[20px] max-sm:w-full sm:text-[22px]')}
        >
          <Icon name="download" size={26} />
          <OfferText title={t('pending.button')} note={t('pending.note')} />
        </a>
        <p className="mt-7">{t('facts')}</p>
      </ForSystem>
      <ForSystem systems={['unknown']}>
        <Status>{t('unknown.status')}</Status>
        <a href="#all" className={buttonStyles({ size: 'xl' })}>
          {t('unknown.button')}
        </a>
        <p className="mt-7">{t('facts')}</p>
      </ForSystem>
    </>
  );
}
