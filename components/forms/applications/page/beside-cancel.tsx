import { useTranslations } from 'next-intl';
import { DirectLines } from './direct-lines';
import { RuledNotes } from './ruled-notes';

/** What may do instead of cancelling. */
export function BesideCancel() {
  const t = useTranslations('cancelAccount.other');
  const kit = useTranslations('applications.kit');
  return (
    <aside className="lg:pt-4">
      <h2 className="mb-4 text-h3 text-text">{t('title')}</h2>
      <RuledNotes items={[t('phone'), t('pause'), t('staff')]} />
      <h2 className="mt-10 text-[17px] text-text">{kit('direct')}</h2>
      <DirectLines />
    </aside>
  );
}
