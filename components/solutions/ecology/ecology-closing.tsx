import { useTranslations } from 'next-intl';
import { ApplyClosing } from '../apply-closing';

/** Apply, or read the plan first. */
export function EcologyClosing() {
  const t = useTranslations('ecology.closing');
  return (
    <ApplyClosing
      title={t('title')}
      text={t('text')}
      apply={{ from: 'ecologyHowTo', label: t('apply') }}
      other={{ path: '/ecologyplan', label: t('plan') }}
    />
  );
}
