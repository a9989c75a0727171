import { useTranslations } from 'next-intl';
import { DirectLines } from './direct-lines';
import { RuledNotes } from './ruled-notes';

/** What may do instead of cancelling. */
export function BesideCancel() {
  const t = useTranslations('cancelAccount.other');
  const kit = useTranslations('applications.kit');
  return (
    <aside className="mt-10">
      <h3 className="mb-4 text-h3 text-text">{t('title')}</h3>
      <RuledNotes items={[t('phone'), t('pause'), t('staff')]} />
      <h3 className="mt-10 text-[17px] text-text">{kit('direct')}</h3>
      <DirectLines />
    </aside>
  );
}
