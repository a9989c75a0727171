import { getTranslations } from 'next-intl/server';
import { ContactFaq } from '@/components/layout/contact-faq';
import { privateServer, supportHours } from '@/lib/site';

const keys = ['cloud', 'grow', 'offline', 'move', 'people', 'fees'] as const;

/** Questions before deploying, also as structured data. */
export async function PrivateFaq() {
  const t = await getTranslations('privateDeployment.faq');
  const { cores, memoryGb: memory, diskGb: disk } = privateServer.minimum;
  const items = keys.map((key) => ({
    question: t(`items.${key}.question`),
    answer: t(`items.${key}.answer`, { cores, memory, disk }),
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
