import { getTranslations } from 'next-intl/server';
import { NoScript } from '@/components/forms/no-script';
import { AccountPanel } from '@/components/forms/register/account-panel';
import { BackPanel } from '@/components/forms/register/back-panel';
import { GiftPanel } from '@/components/forms/register/gift-panel';
import { GiftTickets } from '@/components/forms/register/gift-tickets';
import { registrationWords, signInWords } from '@/components/forms/register/registration-words';
import { PageShell } from '@/components/layout/page-shell';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = pageMetadata('/register');

export default async function RegisterPage() {
  const t = await getTranslations('register');
  const words = {
    title: { register: t('title.register'), signIn: t('title.signIn') },
    lead: { register: t('lead.register'), signIn: t('lead.signIn') },
    mode: { register: t('mode.register'), signIn: t('mode.signIn') },
    modes: t('modes'),
    register: await registrationWords('owner'),
    signIn: await signInWords(),
  };
  return (
    <PageShell path="/register" tone="light">
      <div className="bg-mist py-10 md:py-16">
        <div className="wrap">
          <NoScript />
          <AccountPanel
            words={words}
            gift={<GiftTickets compact />}
            aside={{ register: <GiftPanel />, signIn: <BackPanel /> }}
          />
        </div>
      </div>
    </PageShell>
  );
}
