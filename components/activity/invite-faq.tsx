import { getTranslations } from 'next-intl/server';
import { offers, supportHours } from '@/lib/site';
import { ContactFaq } from '../layout/contact-faq';

const keys = ['missing', 'recharge', 'when', 'friend', 'privacy'] as const;

/** Questions about inviting, also as structured data. */
export async function InviteFaq() {
  const t = await getTranslations('inviteRefund.faq');
  const items = keys.map((key) => ({
    question: t(`items.${key}.question`),
    answer: t(`items.${key}.answer`, { coupon: offers.newUserCoupon }),
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
