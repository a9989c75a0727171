import { useTranslations } from 'next-intl';
import { ApplyClosing } from '../apply-closing';

/** Get a code, or read how codes are recorded. */
export function LinksClosing() {
  const t = useTranslations('partnersLinks.closing');
  return (
    <ApplyClosing
      title={t('title')}
      text={t('text')}
      apply={{ from: 'partnersProcess', label: t('apply') }}
      other={{ path: '/partners', label: t('how') }}
    />
  );
}
