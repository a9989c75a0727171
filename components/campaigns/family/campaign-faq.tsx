import { getTranslations } from 'next-intl/server';
import { ContactFaq } from '@/components/layout/page/contact-faq';
import type { CampaignText } from '@/lib/content/types';
import { supportHours } from '@/lib/site';

/** Questions about a campaign, also as structured data. */
export async function CampaignFaq({ text }: { text: CampaignText }) {
  const t = await getTranslations('campaign.contact');
  return (
    <ContactFaq
      tone="white"
      title={text.faqTitle}
      items={text.faq.map(({ title, text: answer }) => ({ question: title, answer }))}
      contact={{
        qrAlt: t('qr'),
        title: t('title'),
        lines: [t('first'), t('second', supportHours)],
      }}
    />
  );
}
