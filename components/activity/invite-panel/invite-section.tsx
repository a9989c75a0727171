import { getLocale, getTranslations } from 'next-intl/server';
import { group } from '@/lib/i18n/group';
import { absoluteUrl } from '@/lib/seo/metadata';
import { offers, site } from '@/lib/site';
import { PanelPlaceholder } from './panel-placeholder';
import { InviteIsland } from './invite-island';
import { SignInPrompt } from './sign-in-prompt';

/** The page's personal part: an island over the foot of the hero. The HTML is everybody's. */
export async function InviteSection() {
  const [all, locale] = await Promise.all([getTranslations(), getLocale()]);
  const words = group(all, 'inviteRefund.panel');
  return (
    <section
      id="my-link"
      aria-labelledby="panel-title"
      className="relative z-10 -mt-20 scroll-mt-6 pb-14 md:-mt-24 md:pb-20"
    >
      <div className="wrap">
        <InviteIsland
          words={words}
          locale={locale}
          registerUrl={absoluteUrl(locale, '/register')}
          product={site.name[locale]}
          coupon={offers.newUserCoupon}
          prompt={<SignInPrompt />}
          placeholder={<PanelPlaceholder title={words.title} loading={words.loading} />}
        />
      </div>
    </section>
  );
}
