import { getTranslations } from 'next-intl/server';
import { JsonLd } from '@/components/layout/json-ld';
import { Faq } from '@/components/sections/faq';
import { faqPage } from '@/lib/seo/json-ld';
import { supportHours } from '@/lib/site';
import { getQrCodes } from '@/lib/upstream/qr';
import { homeFaq } from './faq-items';

/** Questions with the contact code beside them. */
export async function Questions() {
  const [t, { sidebar }] = await Promise.all([getTranslations('home.faq'), getQrCodes()]);
  const items = homeFaq(t);
  return (
    <>
      <Faq
        title={t('title')}
        items={items}
        contact={{
          qrSrc: sidebar,
          qrAlt: t('qr'),
          title: t('contact'),
          lines: [t('presale'), t('support', supportHours)],
        }}
      />
      <JsonLd data={faqPage(items)} />
    </>
  );
}
