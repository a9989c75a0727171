import 'server-only';
import { getLocale, getTranslations } from 'next-intl/server';
import { MaskedCharacters } from '@/components/mockups/masked-characters';
import { ButtonLink } from '@/components/ui/button';
import { heroSheetStyles } from '@/components/ui/hero-sheet-styles';
import { pickMessages } from '@/lib/core/i18n/pick-messages';
import { pagePath } from '@/lib/core/i18n/paths';
import { absolutePageUrl } from '@/lib/seo/absolute-urls';
import { officialOffers } from '@/lib/offers/official-offers';
import { site } from '@/lib/site';
import { InviteIsland } from './invite-island';
import { Skeleton } from './skeleton';

/** The page's personal part: an island that overlaps the end of the hero. The HTML is shared by all visitors. */
export async function InviteSection() {
  const [translator, locale] = await Promise.all([getTranslations(), getLocale()]);
  const messages = pickMessages(translator, 'inviteRefund.panel');
  return (
    <section
      id="my-link"
      aria-labelledby="panel-title"
      className="relative z-10 -mt-20 scroll-mt-6 pb-14 md:-mt-24 md:pb-18"
    >
      <div className="wrap">
        <InviteIsland
          messages={messages}
          locale={locale}
          registerUrl={absolutePageUrl(locale, '/register')}
          product={site.name[locale]}
          coupon={officialOffers.newUserCoupon}
          prompt={<SignInPrompt />}
          placeholder={<PanelPlaceholder title={messages.title} loading={messages.loading} />}
        />
      </div>
    </section>
  );
}

/** A placeholder as large as the panel with an empty list, so that nothing moves when the panel arrives. */
function PanelPlaceholder({ title, loading }: { title: string; loading: string }) {
  return (
    <div aria-busy="true" className="text-text-2">
      <div className={heroSheetStyles}>
        <div className="campaigns:lg:grid-cols-[minmax(0,1fr)_auto] grid gap-8 lg:gap-14">
          <div className="campaigns:min-h-[324px] campaigns:max-sm:min-h-[389px] campaigns:xl:min-h-[331px]">
            <h2 id="panel-title" className="text-h2 text-text">
              {title}
            </h2>
            <p className="sr-only">{loading}</p>
            <Skeleton className="campaigns:w-64 mt-12 h-12 max-w-full" />
            <Skeleton className="mt-12 h-11 w-full max-w-[460px]" />
          </div>
          <Skeleton className="campaigns:h-[324px] campaigns:max-lg:mx-auto w-[200px] rounded-lg" />
        </div>
        <Skeleton className="campaigns:h-[204px] campaigns:lg:h-[160px] campaigns:xl:h-[165px] mt-8 md:mt-10" />
      </div>
      <div className="campaigns:h-[468px] campaigns:md:h-[492px]" />
    </div>
  );
}

/** The prompt in place of the link; its dashed places are filled after signing in (R7). */
async function SignInPrompt() {
  const [t, locale] = await Promise.all([
    getTranslations('inviteRefund.panel.prompt'),
    getLocale(),
  ]);
  return (
    <div className="grid items-center gap-8 md:grid-cols-[minmax(0,1fr)_auto] md:gap-14">
      <div>
        <h2 id="panel-title" className="text-h2 text-text">
          {t('title')}
        </h2>
        <p className="mt-3 max-w-[30em] text-lead">{t('text')}</p>
        <div className="mt-7 flex flex-wrap gap-3 max-sm:*:w-full">
          <ButtonLink size="lg" href={pagePath(locale, '/register', '?mode=signin')}>
            {t('signIn')}
          </ButtonLink>
          <ButtonLink size="lg" variant="outline" href={pagePath(locale, '/register')}>
            {t('register')}
          </ButtonLink>
        </div>
      </div>
      <div aria-hidden="true" className="flex items-end gap-6 text-control max-md:hidden">
        <span className="campaigns:w-60 hidden lg:block">
          <span className="campaigns:h-16 flex items-center rounded-md border-[1.5px] border-dashed border-control px-5 text-[1.75rem]">
            <MaskedCharacters count={8} />
          </span>
          <span className="mt-4 block h-12 rounded-md border-[1.5px] border-dashed border-control" />
        </span>
        <span className="campaigns:size-[168px] grid grid-cols-2 place-items-center rounded-lg border-[1.5px] border-dashed border-control p-5">
          {[0, 1, 2, 3].map((corner) => (
            <span
              key={corner}
              className="campaigns:last:size-6 campaigns:last:border-4 size-11 rounded-[10px] border-[6px] border-line-2"
            />
          ))}
        </span>
      </div>
    </div>
  );
}
