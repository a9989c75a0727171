import { getTranslations } from 'next-intl/server';
import { faqPageJsonLd } from '@/lib/seo/json-ld';
import { getWechatQrCodes } from '@/lib/site-content/wechat-qr-codes';
import { JsonLd } from '@/components/layout/json-ld';
import { PageTextLink } from './page-text-link';
import { Faq, type FaqItem, type FaqProps } from './faq';

export interface FaqWithContactProps extends Pick<FaqProps, 'tone'> {
  title: string;
  items: readonly FaqItem[];
  contact: Omit<NonNullable<FaqProps['contact']>, 'qrSrc'>;
}

/** Questions with the contact code next to them; they are also in the page as structured data. */
export async function FaqWithContact({ title, items, contact, tone }: FaqWithContactProps) {
  const [{ sidebar }, t] = await Promise.all([
    getWechatQrCodes(),
    getTranslations('common.contactBar'),
  ]);
  return (
    <>
      <Faq
        title={title}
        items={items}
        tone={tone}
        // Without a code no text may ask visitors to scan a code.
        contact={sidebar ? { ...contact, qrSrc: sidebar } : undefined}
      >
        {!sidebar && (
          <PageTextLink path="/contact" className="mt-4">
            {t('elsewhere')}
          </PageTextLink>
        )}
      </Faq>
      <JsonLd data={faqPageJsonLd(items)} />
    </>
  );
}
