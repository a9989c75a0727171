import { useTranslations } from 'next-intl';
import {
  consoleRows,
  stateAction,
  stateTone,
  type ConsoleRow,
} from '@/components/mockups/console/console-rows';
import { Person } from '@/components/mockups/person';
import { StoreTile } from '@/components/mockups/store-tile';
import { WindowControls } from '@/components/mockups/window-frame';
import { Badge } from '@/components/ui/badge';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';

/** The demonstration in a browser's tab: the console's rows under a bar that says what they are. */
export function TrialWindow() {
  const t = useTranslations('webTrial.window');
  return (
    <figure>
      <div
        role="img"
        aria-label={t('label')}
        className="overflow-hidden rounded-[14px] bg-white text-left text-sm leading-[1.4] text-text-2 shadow-window md:rounded-[18px]"
      >
        <div className="flex h-12 items-end gap-4 bg-idle-bg px-4">
          <span className="flex h-9 min-w-0 items-center gap-2.5 rounded-t-sm bg-paper px-4 text-text">
            <span className="size-4 flex-none rounded-xs bg-blue-600" />
            <b className="truncate">{t('tab')}</b>
          </span>
          <WindowControls className="ml-auto self-center max-sm:hidden" />
        </div>
        <div className="flex h-12 items-center gap-2.5 border-b border-line px-4 text-xs text-text-3">
          <Icon name="lock" size={14} />
          <span className="truncate">{t('address')}</span>
        </div>
        <p className="flex items-center gap-2 bg-blue-50 px-4 py-2.5 text-xs font-bold text-blue-800">
          <Icon name="alert" size={15} />
          {t('badge')}
        </p>
        {consoleRows.slice(0, 6).map((row, index) => (
          <Row key={row.code} row={row} className={cn(index > 3 && 'max-md:hidden')} />
        ))}
      </div>
      <figcaption className="mt-3 text-right text-xs text-on-ink-3">{t('caption')}</figcaption>
    </figure>
  );
}

function Row({ row: { code, owner, state }, className }: { row: ConsoleRow; className?: string }) {
  const t = useTranslations('mockups');
  return (
    <div
      className={cn(
        'grid h-16 grid-cols-[1fr_auto_52px] items-center gap-3 border-t border-line px-4 sm:grid-cols-[1fr_56px_92px_56px]',
        className,
      )}
    >
      <span className="flex min-w-0 items-center gap-3">
        <StoreTile code={code} />
        <span className="min-w-0">
          <b className="block truncate leading-[1.3] text-text">{t(`shops.${code}`)}</b>
          <span className="block truncate text-ui text-text-3">{t(`kinds.${code}`)}</span>
        </span>
      </span>
      <Person initial={t(`staff.${owner}`)} className="max-sm:hidden" />
      <span>
        <Badge tone={stateTone[state]}>{t(`console.filters.${state}`)}</Badge>
      </span>
      <span className="text-right text-xs font-bold whitespace-nowrap text-blue-600">
        {t(`console.${stateAction[state]}`)}
      </span>
    </div>
  );
}
