import { useTranslations } from 'next-intl';
import { ApplyClosing } from '../apply-closing';

/** Apply, or ask for changes instead. */
export function PrivateClosing() {
  const t = useTranslations('privateDeployment.closing');
  return (
    <ApplyClosing
      title={t('title')}
      text={t('text')}
      apply={{ from: 'privateUsers', label: t('apply') }}
      other={{ path: '/business', label: t('custom') }}
    />
  );
}
