import { getTranslations } from 'next-intl/server';
import { JsonLd } from '@/components/layout/json-ld';
import { Faq } from '@/components/sections/faq';
import { faqPage } from '@/lib/seo/json-ld';
import { supportHours } from '@/lib/site';
import { getQrCodes } from '@/lib/upstream/qr';

const keys = ['price', 'time', 'update', 'own', 'small'] as const;

/** Questions before asking, on white because the form above stands on mist. */
export async function BusinessFaq() {
  const [t, { sidebar }] = await Promise.all([getTranslations('business.faq'), getQrCodes()]);
  const items = keys.map((key) => ({
    question: t(`items.${key}.question`),
    answer: t(`items.${key}.answer`),
  }));
  const contact = {
    qrSrc: sidebar,
    qrAlt: t('qr'),
    title: t('contact'),
    lines: [t('lines.first'), t('lines.second', supportHours)],
  };
  return (
    <>
      <Faq title={t('title')} items={items} tone="white" contact={contact} />
      <JsonLd data={faqPage(items)} />
    </>
  );
}
