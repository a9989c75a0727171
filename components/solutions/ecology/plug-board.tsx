import { useTranslations } from 'next-intl';
import { BrandMark } from '@/components/layout/header/brand-mark';
import { StoreTile } from '@/components/mockups/store-tile';
import { storeCodes, storeText } from '@/components/mockups/stores';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { drawnKinds } from './kinds';

const plug =
  'grid min-h-16 place-items-center rounded-md px-3 text-center leading-snug font-bold lg:min-h-22';

/** Services plugged into the product's beam, one place free; below it a lane per store. */
export function PlugBoard() {
  const t = useTranslations('ecology');
  return (
    <div role="img" aria-label={t('board.label')} className="mt-12 md:mt-16">
      <div className="grid grid-cols-2 gap-3 md:grid-cols-4 lg:grid-cols-7">
        {drawnKinds.map((kind) => (
          <div key={kind}>
            <span className={`${plug} bg-white text-text`}>{t(`kinds.${kind}`)}</span>
            <Prongs />
          </div>
        ))}
        <div className="max-lg:col-span-2">
          <span
            className={`${plug} grid-flow-col justify-center gap-2 border-2 border-dashed border-blue-400 text-on-ink lg:-translate-y-4`}
          >
            <Icon name="plus" size={20} className="text-blue-400" />
            {t('board.yours')}
          </span>
          <Prongs free />
        </div>
      </div>
      <div className="relative z-10 mt-4 flex min-h-18 flex-wrap items-center justify-between gap-x-6 gap-y-1 rounded-lg bg-blue-600 px-5 py-3 text-white shadow-blue md:px-8 lg:mt-0 lg:min-h-22">
        <span className="flex items-center gap-3 text-[20px] font-bold [--mark:var(--color-blue-800)] md:text-[24px]">
          <BrandMark />
          {t('board.product')}
        </span>
        <span className="md:text-[18px]">{t('board.motto')}</span>
      </div>
      <div className="grid grid-cols-8 justify-items-center">
        {storeCodes.map((code) => (
          <span key={code} className={cn('grid justify-items-center', storeText[code])}>
            <span className="h-14 w-1 bg-current md:h-20" />
            <StoreTile code={code} size="band" className="md:size-14! md:text-[19px]!" />
          </span>
        ))}
      </div>
    </div>
  );
}

/** Two pins; those of the free place hang above their sockets. */
function Prongs({ free = false }: { free?: boolean }) {
  return (
    <span
      className={cn('flex justify-center gap-5 max-lg:hidden', free && '-translate-y-4 opacity-60')}
    >
      <span className="h-6 w-2 bg-on-ink-2" />
      <span className="h-6 w-2 bg-on-ink-2" />
    </span>
  );
}
