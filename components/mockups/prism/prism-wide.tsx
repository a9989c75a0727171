import { useTranslations } from 'next-intl';
import { cn } from '@/components/ui/cn';
import { Person } from '../person';
import { wideTangle } from './prism-paths';
import { PlainStore, RiskPill, Threads } from './prism-parts';
import { StoreTile } from '../store-tile';
import { storeCodes, storeText, type StoreCode } from '../stores';

/** Also the places of the rings: `lane` in the style sheet. */
const stops = ['18%', '47%', '76%'] as const;
const lanes = ['environment', 'storage', 'line'] as const;

/** From left to right; eight lanes of 56 px. */
export function PrismWide({ className }: { className?: string }) {
  const t = useTranslations('mockups.prism');
  return (
    <div
      className={cn(
        'grid grid-cols-[40px_minmax(0,3fr)_64px_minmax(0,5fr)_auto] text-sm',
        className,
      )}
    >
      <b className="col-span-2 self-end pb-3.5 leading-tight text-text-3">{t('before')}</b>
      <div className="relative col-start-4 min-h-12 xl:min-h-8">
        {lanes.map((key, index) => (
          <b
            key={key}
            style={{ left: stops[index] }}
            className="absolute bottom-3.5 -translate-x-1/2 text-center leading-tight text-text max-xl:w-[96px] max-xl:text-xs xl:whitespace-nowrap"
          >
            {t(`lanes.${key}`)}
          </b>
        ))}
      </div>
      <b className="self-end pb-3.5 pl-0.5 leading-tight text-text">{t('lanes.store')}</b>
      <div className="relative z-10 grid h-[448px] grid-rows-8 items-center">
        {storeCodes.map((code) => (
          <PlainStore key={code} code={code} className="size-10" />
        ))}
      </div>
      <div className="relative h-[448px]">
        <Threads paths={wideTangle} viewBox="0 36 396 448" />
        <RiskPill text={t('risks.cache')} left="26%" top="22%" />
        <RiskPill text={t('risks.fingerprint')} left="54%" top="50%" />
        <RiskPill text={t('risks.exit')} left="30%" top="80%" />
        <RiskPill text={t('risks.wrong')} left="76%" top="28%" />
      </div>
      <Product />
      <div className="grid h-[448px] grid-rows-8">
        {storeCodes.map((code) => (
          <Lane key={code} code={code} />
        ))}
      </div>
      <div className="grid h-[448px] grid-rows-8 items-center">
        {storeCodes.map((code) => (
          <Goal key={code} code={code} />
        ))}
      </div>
    </div>
  );
}

function Product() {
  const t = useTranslations('mockups');
  // Latin words lie on their side in the bar and need no extra room.
  const latin = t('you').length > 1;
  const upright = cn('[writing-mode:vertical-rl]', !latin && 'tracking-[0.3em]');
  return (
    <div className="z-10 flex flex-col items-center justify-between rounded-full bg-linear-to-b from-blue-600 to-ink-850 py-9 font-bold text-white">
      <span className={upright}>{t('prism.product')}</span>
      <Person
        initial={t('you')}
        tone="plain"
        size="lg"
        className={cn(
          'shadow-[0_0_0_9px_color-mix(in_srgb,var(--color-white)_22%,transparent)]',
          latin && '!text-[17px]',
        )}
      />
      <span className={cn(upright, 'font-normal opacity-85')}>{t('prism.motto')}</span>
    </div>
  );
}

/** A band with its line, and a ring where each stop is. */
const Lane = ({ code }: { code: StoreCode }) => (
  <span className={cn('lane my-auto block h-[18px]', storeText[code])} />
);

function Goal({ code }: { code: StoreCode }) {
  const t = useTranslations('mockups.markets');
  return (
    <span className="flex items-center whitespace-nowrap max-lg:text-[0px] lg:gap-3">
      <StoreTile code={code} className="!size-11 !text-[15px]" />
      {t(code)}
    </span>
  );
}
