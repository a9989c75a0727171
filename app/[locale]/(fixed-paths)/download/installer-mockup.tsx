import { useTranslations } from 'next-intl';
import { storeIds, type StoreId } from '@/lib/demo/store-ids';
import { StoreTile } from '@/components/mockups/store-tile';
import { storeBackgrounds } from '@/components/mockups/store-styles';
import { WindowControls } from '@/components/mockups/window-frame';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';

const beamHeights: Partial<Record<StoreId, number>> = {
  us: 150,
  my: 190,
  th: 130,
  uk: 170,
  jp: 140,
  de: 180,
};

function Stage() {
  return (
    <div className="download:h-[210px] download:bg-[radial-gradient(70%_90%_at_50%_100%,var(--color-blue-600),transparent_75%)] download:pb-[22px] download:md:h-[276px] download:md:px-[26px] download:md:pb-[30px] flex items-end bg-ink-850 px-3.5">
      <div className="isolate grid w-full grid-cols-8 place-items-center">
        {storeIds.map((store) => {
          const height = beamHeights[store];
          return height ? (
            <StoreTile
              key={store}
              store={store}
              size="row"
              beamHeight={height}
              className="beam-rooted"
            />
          ) : (
            <StoreTile
              key={store}
              size="row"
              isEmpty
              className="download:border-blue-400/60! download:bg-ink-950/50"
            />
          );
        })}
      </div>
    </div>
  );
}

/** The installer at work: environments light up one after the other. Screen readers get it as one picture. */
export function InstallerMockup() {
  const t = useTranslations('download.installer');
  const doneSteps = [t('steps.check'), t('steps.core')];
  return (
    <div
      role="img"
      aria-label={t('label')}
      className="overflow-hidden rounded-lg bg-paper text-sm text-text-2 shadow-window"
    >
      <div className="download:h-[46px] flex items-center gap-2.5 px-4 text-xs text-text">
        <span className="size-5 rounded-[6px] bg-blue-600" />
        {t('title')}
        <WindowControls className="ml-auto" />
      </div>
      <Stage />
      <div className="download:md:px-[26px] download:md:pt-[22px] download:md:pb-6 p-[18px]">
        <div className="grid grid-cols-8 gap-1">
          {storeIds.map((store) => (
            <span
              key={store}
              className={cn(
                'download:rounded-[3px] h-2.5',
                beamHeights[store] ? storeBackgrounds[store] : 'bg-line',
              )}
            />
          ))}
        </div>
        <div className="mt-3 flex items-baseline justify-between gap-4 text-text">
          <b>{t('progress')}</b>
          <span className="font-num text-[1.125rem] font-bold">{t('percent')}</span>
        </div>
        <div className="mt-3 flex flex-wrap gap-x-5 gap-y-1.5 text-xs text-text-3">
          {doneSteps.map((step) => (
            <span key={step} className="flex items-center gap-1 text-ok">
              <Icon name="check" size={16} />
              {step}
            </span>
          ))}
          <span className="flex items-center gap-1">
            <Icon name="grid" size={16} />
            {t('steps.environments')}
          </span>
        </div>
      </div>
    </div>
  );
}
