import { getLocale, getTranslations } from 'next-intl/server';
import { absoluteUrl } from '@/lib/seo/metadata';
import { offers, site } from '@/lib/site';
import { DeskPlace } from './panel-placeholder';
import { InviteDesk } from './invite-island';
import { SignInPrompt } from './sign-in-prompt';
import type { DeskWords } from './types';

/** The page's personal part: an island over the foot of the hero. The HTML is everybody's. */
export async function DeskSection() {
  const [t, locale] = await Promise.all([getTranslations('inviteRefund'), getLocale()]);
  // Gives whole groups too, though its types know single messages only.
  const words: DeskWords = t.raw('desk' as 'desk.title');
  return (
    <section
      id="desk"
      aria-labelledby="desk-title"
      className="relative z-10 -mt-20 scroll-mt-6 pb-14 md:-mt-24 md:pb-20"
    >
      <div className="wrap">
        <InviteDesk
          words={words}
          locale={locale}
          registerUrl={absoluteUrl(locale, '/register')}
          product={site.name[locale]}
          coupon={offers.newUserCoupon}
          prompt={<SignInPrompt />}
          placeholder={<DeskPlace title={words.title} loading={words.loading} />}
        />
      </div>
    </section>
  );
}
