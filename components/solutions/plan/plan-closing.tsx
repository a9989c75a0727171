import { useTranslations } from 'next-intl';
import { ApplyClosing } from '../apply-closing';

/** Join, or read first what joining means. */
export function PlanClosing() {
  const t = useTranslations('ecologyPlan.apply');
  return (
    <ApplyClosing
      title={t('title')}
      text={t('text')}
      apply={{ from: 'ecologyHowTo', label: t('button') }}
      other={{ path: '/ecology', label: t('back') }}
    />
  );
}
