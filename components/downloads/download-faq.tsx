import { getTranslations } from 'next-intl/server';
import { ContactFaq } from '@/components/layout/contact-faq';
import { supportHours } from '@/lib/site';

const keys = ['slow', 'promoter', 'both', 'line', 'chip'] as const;

/** Questions before and while installing. */
export async function DownloadFaq() {
  const t = await getTranslations('download.faq');
  const items = keys.map((key) => ({
    question: t(`items.${key}.question`),
    answer: t(`items.${key}.answer`),
  }));
  return (
    <ContactFaq
      title={t('title')}
      items={items}
      contact={{
        qrAlt: t('qrAlt'),
        title: t('contactTitle'),
        lines: [t('contactLines.what'), t('contactLines.when', supportHours)],
      }}
    />
  );
}
