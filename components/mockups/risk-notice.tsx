import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { StoreTile } from './store-tile';

/** The warning that stops a login until somebody decides. */
export function RiskNotice({ className }: { className?: string }) {
  const t = useTranslations('mockups.risk');
  return (
    <div role="img" aria-label={t('label')} className={className}>
      <div className="rounded-[16px] bg-white p-[18px] text-[15px] leading-normal text-text shadow-2 md:px-6 md:py-[22px]">
        <b className="mb-2.5 flex items-center gap-2 text-risk">
          <Icon name="alert" size={18} />
          {t('title')}
        </b>
        <span className="flex items-center gap-2">
          <StoreTile code="de" size="sm" />
          {t('text')}
        </span>
        <div className="mt-[18px] flex flex-wrap justify-end gap-2.5 text-sm whitespace-nowrap">
          <span className="rounded-[10px] px-4 py-2 shadow-[inset_0_0_0_1px_var(--color-line-2)]">
            {t('allow')}
          </span>
          <span className="rounded-[10px] bg-risk px-4 py-2 font-bold text-white">{t('deny')}</span>
        </div>
      </div>
    </div>
  );
}
