import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { Person } from './person';
import { StoreTile } from './store-tile';

const chip = 'flex items-center gap-1.5 rounded-[10px] bg-white px-3 py-2 text-text';

/** A store passes from the visitor to an employee, without its password. */
export function StoreHandover({ className }: { className?: string }) {
  const t = useTranslations('mockups');
  return (
    <div role="img" aria-label={t('handover.label')} className={className}>
      <div className="flex items-start justify-between text-center text-xs leading-normal">
        <span>
          <Person
            initial={t('you')}
            tone="you"
            size="xl"
            className={t('you').length > 1 ? '!text-[19px]' : undefined}
          />
          <span className="mt-2 block">{t('handover.giver')}</span>
        </span>
        <span className="relative mx-3 h-18 flex-1">
          <span className="absolute inset-x-0 top-1/2 border-t-2 border-dotted border-line-2" />
          <StoreTile
            code="uk"
            size="lg"
            className="relative mt-1 shadow-[0_12px_24px_-8px_var(--color-store-uk)]"
          />
          <b className="mt-1.5 block text-blue-700">{t('handover.without')}</b>
        </span>
        <span>
          <Person initial={t('staff.wu')} tone="dark" size="xl" />
          <span className="mt-2 block">{t('handover.taker')}</span>
        </span>
      </div>
      <div className="mt-7 flex flex-wrap gap-2.5 text-xs leading-normal md:mt-9">
        <span className={chip}>
          <Icon name="calendar" size={16} />
          {t('handover.hours')}
        </span>
        <span className={chip}>
          <Icon name="laptop" size={16} />
          {t('handover.device')}
        </span>
        <span className="rounded-[10px] border border-risk/35 px-3 py-2 text-risk md:ml-auto en:md:ml-0">
          {t('handover.revoke')}
        </span>
      </div>
    </div>
  );
}
