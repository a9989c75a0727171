import { useTranslations } from 'next-intl';
import { PrismTall } from './prism-tall';
import { PrismWide } from './prism-wide';

/** Many stores in one browser: a tangle before the product, a lane each after it. */
export function Prism() {
  const t = useTranslations('mockups.prism');
  return (
    <div role="img" aria-label={t('label')}>
      <PrismWide className="max-md:hidden" />
      <PrismTall className="md:hidden" />
    </div>
  );
}
