import { useTranslations } from 'next-intl';
import { ContactFaq } from '@/components/layout/page/contact-faq';
import { supportHours } from '@/lib/site';
import { homeFaq } from './faq-items';

/** What sellers ask before they start. */
export function Questions() {
  const t = useTranslations('home.faq');
  return (
    <ContactFaq
      title={t('title')}
      items={homeFaq(t)}
      contact={{
        qrAlt: t('qr'),
        title: t('contact'),
        lines: [t('presale'), t('support', supportHours)],
      }}
    />
  );
}
