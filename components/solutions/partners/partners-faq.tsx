import { getTranslations } from 'next-intl/server';
import { ContactFaq } from '@/components/layout/contact-faq';
import { supportHours } from '@/lib/site';
import { rememberedDays } from '../days';

const keys = ['person', 'fee', 'cleared', 'two', 'mac', 'ecology'] as const;

/** Questions of resellers, also as structured data. */
export async function PartnersFaq() {
  const t = await getTranslations('partners.faq');
  const items = keys.map((key) => ({
    question: t(`items.${key}.question`),
    answer: t(`items.${key}.answer`, { days: rememberedDays.promoter }),
  }));
  return (
    <ContactFaq
      title={t('title')}
      items={items}
      contact={{
        qrAlt: t('qr'),
        title: t('contact'),
        lines: [t('lines.first'), t('lines.second', supportHours)],
      }}
    />
  );
}
