import { getTranslations } from 'next-intl/server';
import { ContactFaq } from '@/components/layout/contact-faq';
import { supportHours } from '@/lib/site';

const keys = ['start', 'fee', 'up', 'partner'] as const;

/** Questions about levels, also as structured data. */
export async function PlanFaq() {
  const t = await getTranslations('ecologyPlan.faq');
  const items = keys.map((key) => ({
    question: t(`items.${key}.question`),
    answer: t(`items.${key}.answer`),
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
