import { useTranslations } from 'next-intl';
import { Person } from '@/components/mockups/person';
import { StoreTile } from '@/components/mockups/store-tile';

/** Three sub-accounts lead to one store with one environment. */
export function SharedProfile() {
  const t = useTranslations('cores.shared');
  const staff = useTranslations('mockups.staff');
  return (
    <div role="img" aria-label={t('label')} className="grid grid-cols-[1fr_auto_auto] items-center">
      <span className="grid gap-4">
        {(['zhou', 'chen', 'wu'] as const).map((name) => (
          <span key={name} className="flex items-center gap-3 text-sm text-text">
            <Person initial={staff(name)} tone="dark" size="md" />
            {t('account')}
            <span className="h-0.5 flex-1 bg-line-2" />
          </span>
        ))}
      </span>
      <span className="h-[118px] w-5 rounded-r-md border-y-2 border-r-2 border-line-2" />
      <span className="ml-4 rounded-md bg-paper p-4 text-center text-sm text-text shadow-1">
        <StoreTile code="de" size="lg" />
        <b className="mt-2 block">{t('profile')}</b>
      </span>
    </div>
  );
}
