import { Faq, type FaqItem, type FaqProps } from '@/components/sections/faq';
import { faqPage } from '@/lib/seo/json-ld';
import { getQrCodes } from '@/lib/upstream/qr';
import { JsonLd } from './json-ld';

export interface ContactFaqProps extends Pick<FaqProps, 'tone'> {
  title: string;
  items: readonly FaqItem[];
  contact: Omit<NonNullable<FaqProps['contact']>, 'qrSrc'>;
}

/** Questions with the contact code beside them, also as structured data. */
export async function ContactFaq({ title, items, contact, tone }: ContactFaqProps) {
  const { sidebar } = await getQrCodes();
  return (
    <>
      <Faq title={title} items={items} tone={tone} contact={{ ...contact, qrSrc: sidebar }} />
      <JsonLd data={faqPage(items)} />
    </>
  );
}
