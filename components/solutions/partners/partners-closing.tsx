import { useTranslations } from 'next-intl';
import { ApplyClosing } from '../apply-closing';

/** Apply, or the other kind of partnership. */
export function PartnersClosing() {
  const t = useTranslations('partners.closing');
  return (
    <ApplyClosing
      title={t('title')}
      text={t('text')}
      apply={{ from: 'partnersProcess', label: t('apply') }}
      other={{ path: '/ecology', label: t('ecology') }}
    />
  );
}
