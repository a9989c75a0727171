import { useTranslations } from 'next-intl';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import type { StaffName } from './console-rows';
import { Person } from '../person';
import { StoreTile } from '../store-tile';
import { storeCodes, type StoreCode } from '../stores';
import { WindowButton } from '../window-button';

interface Member {
  readonly role: 'owner' | 'manager' | 'employee';
  /** null: the visitor. */
  readonly staff: StaffName | null;
  readonly stores: readonly StoreCode[];
}

const members: readonly Member[] = [
  { role: 'owner', staff: null, stores: storeCodes },
  { role: 'manager', staff: 'lin', stores: ['us', 'my', 'th', 'uk', 'jp'] },
  { role: 'employee', staff: 'zhou', stores: ['us', 'jp'] },
  { role: 'employee', staff: 'chen', stores: ['my', 'th'] },
  { role: 'employee', staff: 'wu', stores: ['uk', 'de'] },
];

/** Left out on phones: they show the same again. */
const repeated = new Set<StaffName | null>(['chen', 'wu']);

const row =
  'grid grid-cols-8 items-center justify-items-center border-t border-line md:grid-cols-[164px_repeat(8,1fr)]';

/** Who opens which store: a matrix, on phones a row of eight tiles per member. */
export function PermissionSheet({ className }: { className?: string }) {
  const t = useTranslations('mockups');
  return (
    <div
      role="img"
      aria-label={t('team.label')}
      className={cn(
        'overflow-hidden rounded-lg bg-white text-sm leading-[1.4] text-text-2 shadow-2',
        className,
      )}
    >
      <div className="flex items-center gap-2.5 px-4 py-3.5 md:px-6 md:py-[18px]">
        <b className="mr-auto text-base leading-normal text-text">{t('team.title')}</b>
        <WindowButton className="max-md:hidden">{t('team.export')}</WindowButton>
        <WindowButton primary>{t('team.invite')}</WindowButton>
      </div>
      <div className="px-3 pb-2 md:px-6 md:pb-3">
        <div className={cn(row, 'min-h-9 text-ui text-text-3 max-md:hidden')}>
          <span className="justify-self-start">{t('team.member')}</span>
          {storeCodes.map((code) => (
            <span key={code} className="whitespace-nowrap">
              {t(`marketsShort.${code}`)}
            </span>
          ))}
        </div>
        {members.map((member) => (
          <MemberRow
            key={member.staff ?? 'you'}
            member={member}
            className={repeated.has(member.staff) ? 'max-md:hidden' : undefined}
          />
        ))}
      </div>
      <Log />
    </div>
  );
}

function MemberRow({
  member: { role, staff, stores },
  className,
}: {
  member: Member;
  className?: string;
}) {
  const t = useTranslations('mockups');
  return (
    <div className={cn(row, 'gap-y-2 py-3 md:min-h-[66px] md:py-0', className)}>
      <span className="flex items-center gap-2.5 justify-self-start max-md:col-span-8">
        <Person
          initial={staff ? t(`staff.${staff}`) : t('you')}
          tone={staff ? 'staff' : 'you'}
          size="md"
          className={!staff && t('you').length > 1 ? '!text-[11px]' : undefined}
        />
        <span>
          <b className="block leading-[1.35] text-text">{t(`roles.${role}`)}</b>
          <span className="block text-ui text-text-3">{t(`team.notes.${role}`)}</span>
        </span>
      </span>
      {storeCodes.map((code) => (
        <StoreTile key={code} code={code} size="row" empty={!stores.includes(code)} />
      ))}
    </div>
  );
}

function Log() {
  const t = useTranslations('mockups');
  return (
    <div className="gap-5 overflow-hidden border-t border-line bg-mist px-4 py-3.5 text-xs whitespace-nowrap max-md:hidden md:flex md:items-center md:px-6">
      <b className="flex items-center gap-1.5 text-text">
        <Icon name="doc" size={16} />
        {t('team.log')}
      </b>
      {(['us', 'my', 'br'] as const).map((code, index) => (
        <span
          key={code}
          className={cn('flex items-center gap-1.5', index === 2 && 'max-xl:hidden en:hidden')}
        >
          {t(`team.events.${code}.who`)}
          <StoreTile code={code} size="xs" />
          {t(`team.events.${code}.what`)}
        </span>
      ))}
    </div>
  );
}
