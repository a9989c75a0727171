import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { consoleRows, stateAction, stateTone, type ConsoleRow } from './console-rows';
import { Person } from '../person';
import { SignalBars } from '../signal-bars';
import { StoreTile } from '../store-tile';
import type { StoreCode } from '../stores';

const columns =
  'grid items-center px-3.5 md:px-[18px] max-md:grid-cols-[1fr_auto_48px] md:grid-cols-[1.8fr_1.3fr_.62fr_.76fr_.46fr] lg:grid-cols-[1.6fr_1.56fr_.62fr_.5fr_.76fr_.46fr]';

const selected =
  'bg-linear-to-r from-store-us/12 to-transparent to-60% shadow-[inset_3px_0_0_var(--color-store-us)]';

/** Phones show a running, a waiting and a questionable store; the rest would repeat them. */
const hiddenOnPhones = new Set<StoreCode>(['th', 'jp', 'br', 'ca']);

/** Rows of the console; phones see four stores with name, state and action. */
export function ConsoleTable() {
  const t = useTranslations('mockups.console');
  return (
    <div>
      <div
        className={cn(
          columns,
          'h-9 border-t border-line bg-mist text-ui text-text-3 max-md:hidden',
        )}
      >
        <span>{t('columns.store')}</span>
        <span>{t('columns.line')}</span>
        <span>{t('columns.environment')}</span>
        <span className="max-lg:hidden">{t('columns.owner')}</span>
        <span>{t('columns.state')}</span>
      </div>
      {consoleRows.map((row, index) => (
        <Row
          key={row.code}
          row={row}
          className={cn(index === 0 && selected, hiddenOnPhones.has(row.code) && 'max-md:hidden')}
        />
      ))}
    </div>
  );
}

function Row({
  row: { code, signal, owner, state },
  className,
}: {
  row: ConsoleRow;
  className?: string;
}) {
  const t = useTranslations('mockups');
  return (
    <div className={cn(columns, 'h-[60px] border-t border-line md:h-14', className)}>
      <span className="flex min-w-0 items-center gap-3">
        <StoreTile code={code} />
        <span className="min-w-0">
          <b className="block truncate leading-[1.3] text-text">{t(`shops.${code}`)}</b>
          <span className="block truncate text-ui text-text-3">{t(`kinds.${code}`)}</span>
        </span>
      </span>
      <span className="flex items-center gap-2 text-xs whitespace-nowrap max-md:hidden">
        <SignalBars level={signal} />
        <span className="lg:hidden">{t(`markets.${code}`)}</span>
        <span className="max-lg:hidden">{t('console.line', { market: t(`markets.${code}`) })}</span>
      </span>
      <span className="flex items-center gap-1 text-xs whitespace-nowrap text-ok max-md:hidden">
        <Icon name="check" size={14} />
        {t('console.separate')}
      </span>
      <span className="max-lg:hidden">
        <Person initial={t(`staff.${owner}`)} />
      </span>
      <span>
        <Badge tone={stateTone[state]}>{t(`console.filters.${state}`)}</Badge>
      </span>
      <span className="text-xs font-bold whitespace-nowrap text-blue-700 max-md:text-right">
        {t(`console.${stateAction[state]}`)}
      </span>
    </div>
  );
}
