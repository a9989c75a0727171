import { useTranslations } from 'next-intl';
import { cn } from '@/components/ui/cn';
import { Person } from '../person';
import { tallTangle } from './prism-paths';
import { PlainStore, RiskPill, Threads } from './prism-parts';
import { StoreTile } from '../store-tile';
import { storeCodes, storeText } from '../stores';

const stops = ['18%', '48%', '78%'] as const;
const lanes = ['environment', 'storage', 'line'] as const;

/** From top to bottom, for phones. */
export function PrismTall({ className }: { className?: string }) {
  const t = useTranslations('mockups');
  return (
    <div className={className}>
      <div className="grid grid-cols-8 justify-items-center">
        {storeCodes.map((code) => (
          <PlainStore key={code} code={code} className="size-8 text-ui" />
        ))}
      </div>
      <div className="relative h-[104px]">
        <Threads paths={tallTangle} viewBox="0 0 400 150" />
        <RiskPill text={t('prism.risks.cache')} left="23%" top="32%" />
        <RiskPill text={t('prism.risks.fingerprint')} left="75%" top="27%" />
        <RiskPill text={t('prism.risks.exit')} left="50%" top="68%" />
      </div>
      <div className="relative z-10 flex min-h-13 items-center gap-3 rounded-full bg-blue-700 py-1.5 pr-4 pl-2 leading-tight font-bold text-white max-[389px]:gap-2 en:max-[389px]:text-sm">
        <Person initial={t('you')} tone="plain" size="md" className="!size-10" />
        {t('prism.product')} · {t('prism.motto')}
      </div>
      <div className="relative h-[168px]">
        <div className="grid h-full grid-cols-8">
          {storeCodes.map((code) => (
            <span key={code} className={cn('lane-tall mx-auto w-4', storeText[code])} />
          ))}
        </div>
        {lanes.map((key, index) => (
          <span
            key={key}
            style={{ top: stops[index] }}
            className="absolute left-1/2 -translate-1/2 rounded-full bg-text px-3.5 py-1 text-xs leading-normal font-bold whitespace-nowrap text-white"
          >
            {t(`prism.lanes.${key}`)}
          </span>
        ))}
      </div>
      <div className="grid grid-cols-8 justify-items-center">
        {storeCodes.map((code) => (
          <StoreTile key={code} code={code} size="row" className="!size-[34px]" />
        ))}
      </div>
    </div>
  );
}
