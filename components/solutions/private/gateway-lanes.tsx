import { useTranslations } from 'next-intl';
import { StoreTile } from '@/components/mockups/store-tile';
import { storeBackground, storeCodes, storeText } from '@/components/mockups/stores';
import { cn } from '@/components/ui/cn';

/** From the gateway a lane to every store: side by side on wide screens, downwards on phones. */
export function GatewayLanes() {
  return (
    <>
      <Wide />
      <Tall />
    </>
  );
}

function Wide() {
  const t = useTranslations('privateDeployment.map');
  const stores = useTranslations('mockups.shops');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_72px_auto] max-lg:hidden">
      <div className="z-10 rounded-r-lg bg-blue-800 px-5 py-6 text-white shadow-[0_0_0_8px_var(--color-blue-100)] [clip-path:inset(-8px_-8px_-8px_0)]">
        <b className="block h-12 text-[18px]">{t('gateway')}</b>
        {storeCodes.map((code) => (
          <span key={code} className={cn('relative flex h-12 items-center', storeText[code])}>
            <span className="size-3 flex-none rounded-full border-[3px] border-current bg-white" />
            <span className={cn('-mr-5 h-[3px] flex-1', storeBackground[code])} />
          </span>
        ))}
      </div>
      <div className="z-10 pt-18">
        {storeCodes.map((code) => (
          <span key={code} className={cn('flex h-12 items-center', storeText[code])}>
            <span className={cn('h-[3px] flex-1', storeBackground[code])} />
            <span className="border-y-[6px] border-l-8 border-y-transparent border-l-current" />
          </span>
        ))}
      </div>
      <div className="rounded-lg px-4 py-6 text-text ring-[1.5px] ring-line-2 ring-inset xl:px-5">
        <b className="block h-12 text-[18px]">{t('stores')}</b>
        {storeCodes.map((code) => (
          <span key={code} className="flex h-12 items-center gap-3 text-[15px] whitespace-nowrap">
            <StoreTile code={code} />
            {stores(code)}
          </span>
        ))}
      </div>
    </div>
  );
}

function Tall() {
  const t = useTranslations('privateDeployment.map');
  return (
    <div className="lg:hidden">
      <div className="rounded-b-lg bg-blue-800 px-3 pt-4 text-white shadow-[0_0_0_8px_var(--color-blue-100)] [clip-path:inset(0_-8px_-8px_-8px)] md:px-7">
        <b className="block px-2 pb-4 text-[18px] md:px-0">{t('gateway')}</b>
        <span className="grid grid-cols-8 justify-items-center">
          {storeCodes.map((code) => (
            <span key={code} className={cn('grid justify-items-center', storeText[code])}>
              <span className="size-3 rounded-full border-[3px] border-current bg-white" />
              <span className="h-9 w-[3px] bg-current" />
            </span>
          ))}
        </span>
      </div>
      <div className="grid grid-cols-8 justify-items-center px-3 md:px-7">
        {storeCodes.map((code) => (
          <span key={code} className="grid justify-items-center">
            <span className={cn('z-10 h-12 w-[3px]', storeBackground[code])} />
            <StoreTile code={code} size="row" />
          </span>
        ))}
      </div>
      <b className="mt-4 block text-center text-text">{t('stores')}</b>
    </div>
  );
}
