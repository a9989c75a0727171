import { useTranslations } from 'next-intl';
import { cn } from '@/components/ui/cn';
import { Icon, type IconName } from '@/components/ui/icon';
import { ConsoleTable } from './console-table';
import { Person } from '../person';
import { StoreTile } from '../store-tile';
import { storeBackground, storeCodes } from '../stores';
import { WindowButton } from '../window-button';
import { WindowFrame } from '../window-frame';

/** The multi-store console: eight stores, their lines, people and states. */
export function ConsoleWindow({ className }: { className?: string }) {
  const t = useTranslations('mockups.console');
  return (
    <WindowFrame title={t('title')} label={t('label')} bar={<Bar />} className={className}>
      <div className="md:grid md:grid-cols-[168px_1fr] lg:grid-cols-[184px_1fr] xl:grid-cols-[184px_1fr_252px]">
        <Sidebar />
        <div className="pt-4 pb-1 md:pb-2">
          <Tools />
          <ConsoleTable />
        </div>
        <Feed />
      </div>
    </WindowFrame>
  );
}

function Bar() {
  const t = useTranslations('mockups');
  return (
    <>
      <span className="mx-auto flex h-[34px] w-[320px] items-center gap-2 rounded-[9px] bg-mist px-3 text-xs text-text-3 max-md:hidden">
        <Icon name="search" size={14} />
        {t('console.search')}
      </span>
      <span className="flex items-center gap-2 text-xs whitespace-nowrap max-md:ml-auto md:mr-2">
        <Person initial={t('staff.lin')} />
        {t('console.me')}
      </span>
    </>
  );
}

const places = [
  ['stores', 'grid'],
  ['members', 'users'],
  ['lines', 'globe'],
  ['apps', 'apps'],
  ['robot', 'robot'],
  ['number', 'phone'],
  ['log', 'doc'],
] as const satisfies readonly (readonly [string, IconName])[];

function Sidebar() {
  const t = useTranslations('mockups.console');
  return (
    <div className="flex flex-col gap-1 border-r border-line bg-mist px-3 py-4 max-md:hidden">
      {places.map(([key, icon], index) => (
        <span
          key={key}
          className={cn(
            'flex h-10 items-center gap-2.5 rounded-[9px] px-3 whitespace-nowrap',
            index === 0 && 'bg-blue-600 font-bold text-white',
          )}
        >
          <Icon name={icon} size={16} />
          {t(`nav.${key}`)}
        </span>
      ))}
      <div className="mt-auto rounded-md border border-line bg-white p-3 text-ui text-text-3 max-lg:hidden">
        {t('isolation')}
        <b className="mt-0.5 mb-2.5 block text-xs text-text">{t('isolated')}</b>
        <span className="flex gap-1">
          {storeCodes.map((code) => (
            <span key={code} className={cn('h-[22px] flex-1 rounded-xs', storeBackground[code])} />
          ))}
        </span>
      </div>
    </div>
  );
}

const filters = ['all', 'running', 'idle', 'attention'] as const;

function Tools() {
  const t = useTranslations('mockups.console');
  return (
    <div className="flex items-center gap-1 px-3.5 pb-3.5 md:gap-2 md:px-[18px]">
      <b className="mr-1 text-base leading-[1.4] whitespace-nowrap text-text md:mr-2">{t('all')}</b>
      {filters.map((key, index) => (
        <span
          key={key}
          className={cn(
            'rounded-sm px-2 py-[5px] text-xs whitespace-nowrap md:px-2.5',
            index === 0 ? 'bg-blue-50 font-bold text-blue-700' : 'max-sm:hidden',
          )}
        >
          {t(`filters.${key}`)}
        </span>
      ))}
      <span className="flex-1" />
      <WindowButton className="max-lg:hidden">{t('assign')}</WindowButton>
      <WindowButton primary>{t('openMany')}</WindowButton>
    </div>
  );
}

function Feed() {
  const t = useTranslations('mockups.console');
  return (
    <div className="border-l border-line bg-paper p-[18px] max-xl:hidden">
      <b className="text-text">{t('feed')}</b>
      {(['us', 'uk', 'de', 'my'] as const).map((code) => (
        <div
          key={code}
          className="relative flex gap-3 pt-3.5 pb-1.5 not-last:after:absolute not-last:after:top-14 not-last:after:left-[15px] not-last:after:h-5 not-last:after:w-[1.5px] not-last:after:bg-line"
        >
          <StoreTile code={code} className="!size-8 !text-ui" />
          <span className="text-xs leading-[1.45] text-text">
            {t(`events.${code}.text`)}
            <span className="mt-0.5 block text-ui text-text-3">{t(`events.${code}.note`)}</span>
          </span>
        </div>
      ))}
    </div>
  );
}
