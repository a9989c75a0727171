import { getTranslations } from 'next-intl/server';
import { JsonLd } from '@/components/layout/json-ld';
import { Faq } from '@/components/sections/faq';
import { faqPage } from '@/lib/seo/json-ld';
import { supportHours } from '@/lib/site';
import { getQrCodes } from '@/lib/upstream/qr';

const keys = ['slow', 'promoter', 'both', 'line', 'chip'] as const;

/** Questions before and while installing, also as structured data. */
export async function DownloadFaq() {
  const [t, { sidebar }] = await Promise.all([getTranslations('download.faq'), getQrCodes()]);
  const items = keys.map((key) => ({
    question: t(`items.${key}.question`),
    answer: t(`items.${key}.answer`),
  }));
  return (
    <>
      <Faq
        title={t('title')}
        items={items}
        contact={{
          qrSrc: sidebar,
          qrAlt: t('qrAlt'),
          title: t('contactTitle'),
          lines: [t('contactLines.what'), t('contactLines.when', supportHours)],
        }}
      />
      <JsonLd data={faqPage(items)} />
    </>
  );
}
