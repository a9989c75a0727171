import 'server-only';
import { getLocale, getTranslations } from 'next-intl/server';
import { Skeleton } from './skeleton';
import { InviteIsland } from './invite-island';
import { hasNoEnd } from '@/lib/content/campaign-days';
import { Dots } from '@/components/mockups/dots';
import { Avatar } from '@/components/mockups/avatar';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { heroCardStyles } from '@/components/ui/hero-card';
import { group } from '@/lib/i18n/group';
import { pagePath } from '@/lib/i18n/paths';
import { absoluteUrl } from '@/lib/seo/metadata';
import { offers, site } from '@/lib/site';
import { getOfferTerms } from '@/lib/upstream/terms';
import { periodMessages, type InviteTerms } from '@/lib/content/invite-terms';

/** The page's personal part: an island that overlaps the end of the hero. The HTML is shared by all visitors. */
export async function InviteSection() {
  const [all, locale] = await Promise.all([getTranslations(), getLocale()]);
  const messages = group(all, 'inviteRefund.panel');
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
          registerUrl={absoluteUrl(locale, '/register')}
          product={site.name[locale]}
          coupon={offers.newUserCoupon}
          prompt={<SignInPrompt />}
          placeholder={<PanelPlaceholder title={messages.title} loading={messages.loading} />}
        />
      </div>
    </section>
  );
}

/** A placeholder as large as the panel with an empty record, so that nothing moves when the panel arrives. */
function PanelPlaceholder({ title, loading }: { title: string; loading: string }) {
  return (
    <div aria-busy="true" className="text-text-2">
      <div className={heroCardStyles}>
        <div className="offers:lg:grid-cols-[minmax(0,1fr)_auto] grid gap-8 lg:gap-14">
          <div className="offers:min-h-[324px] offers:max-sm:min-h-[389px] offers:xl:min-h-[331px]">
            <h2 id="panel-title" className="text-h2 text-text">
              {title}
            </h2>
            <p className="sr-only">{loading}</p>
            <Skeleton className="offers:w-64 mt-12 h-12 max-w-full" />
            <Skeleton className="mt-12 h-11 w-full max-w-[460px]" />
          </div>
          <Skeleton className="offers:h-[324px] offers:max-lg:mx-auto w-[200px] rounded-lg" />
        </div>
        <Skeleton className="offers:h-[204px] offers:lg:h-[160px] offers:xl:h-[165px] mt-8 md:mt-10" />
      </div>
      <div className="offers:h-[468px] offers:md:h-[492px]" />
    </div>
  );
}

/** R7: the prompt in place of the link; its dashed places are filled after signing in. */
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
        <span className="offers:w-60 hidden lg:block">
          <span className="offers:h-16 flex items-center rounded-md border-[1.5px] border-dashed border-control px-5 text-[1.75rem]">
            <Dots count={8} />
          </span>
          <span className="mt-4 block h-12 rounded-md border-[1.5px] border-dashed border-control" />
        </span>
        <span className="offers:size-[168px] grid grid-cols-2 place-items-center rounded-lg border-[1.5px] border-dashed border-control p-5">
          {[0, 1, 2, 3].map((corner) => (
            <span
              key={corner}
              className="offers:last:size-6 offers:last:border-4 size-11 rounded-[10px] border-[6px] border-line-2"
            />
          ))}
        </span>
      </div>
    </div>
  );
}

const chip = 'inline-flex min-h-11 items-center gap-2 rounded-[10px] px-3.5 text-sm leading-tight';

/** The three steps, sharing, signing up and counting, with a picture each. */
export async function InviteSteps() {
  const t = await getTranslations('inviteRefund.steps');
  const pictures = {
    share: (
      <span className={`${chip} bg-paper font-mono text-text`}>
        <Icon name="send" size={18} className="text-blue-600" />
        {t('link')}
      </span>
    ),
    register: (
      <span className="flex items-center gap-3">
        <Avatar initial={t('person')} tone="dark" size="lg" />
        <span className={`${chip} bg-ok-bg text-ok`}>
          <Icon name="check" size={16} />
          {t('code')}
        </span>
      </span>
    ),
    reward: (
      <span className="flex items-center gap-2">
        <span className={`${chip} bg-warm-100 text-warm-text`}>{t('pending')}</span>
        <Icon name="arrow-right" size={18} className="text-text-3" />
        <span className={`${chip} bg-warm-500 font-bold text-on-warm`}>{t('paid')}</span>
      </span>
    ),
  } as const;
  return (
    <Section tone="mist" labelledBy="steps-title">
      <div className="wrap">
        <h2 id="steps-title" className="text-h2 text-text">
          <Phrases text={t('title')} />
        </h2>
        <ol className="mt-8 grid gap-8 md:mt-14 lg:grid-cols-3 lg:gap-0">
          {(['share', 'register', 'reward'] as const).map((step) => (
            <li
              key={step}
              className="lg:border-l lg:border-line-2 lg:px-6 lg:first:border-0 lg:first:pl-0 xl:px-10"
            >
              <div aria-hidden="true" className="offers:lg:h-16 mb-3 flex lg:items-end">
                {pictures[step]}
              </div>
              <h3 className="text-h3 text-text">{t(`${step}.title`)}</h3>
              <p className="mt-1.5">{t(`${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

const counts = ['phone', 'code', 'period'] as const;
const not = ['self', 'known'] as const;
const item = 'flex items-center gap-4 border-b border-line-2 py-5';
/** A circle for a person: a full one counts, a dashed one does not. */
const circle = 'grid size-9 flex-none place-items-center rounded-full';

/** When a reward arrives, and how one sees it where no days are known. */
export async function invitePayout(): Promise<string> {
  const [t, { reward_form: form, reward_days: days, sample }] = await Promise.all([
    getTranslations('inviteRefund.rules.facts'),
    getOfferTerms(),
  ]);
  return form && days ? t(`payoutAs.${form}`, { days, sample }) : t('payoutValue');
}

/** Says who counts and who does not, then the facts of the activity. */
export async function InviteRules({ terms: { reward, period } }: { terms: InviteTerms }) {
  const [t, locale, { reward_form: form }, payout] = await Promise.all([
    getTranslations('inviteRefund.rules'),
    getLocale(),
    getOfferTerms(),
    invitePayout(),
  ]);
  const days = periodMessages(period, locale);
  const facts = [
    ...(days && period
      ? [
          [
            t('facts.period'),
            t(hasNoEnd(period) ? 'facts.noEnd' : 'facts.periodValue', days),
          ] as const,
        ]
      : []),
    ...(reward === null
      ? []
      : [
          [
            t('facts.reward'),
            t(form === 'coupon' ? 'facts.rewardCoupon' : 'facts.rewardValue', { reward }),
          ] as const,
        ]),
    [t('facts.payout'), payout],
  ] as const;
  return (
    <Section id="rules" labelledBy="rules-title">
      <div className="wrap grid gap-10 lg:grid-cols-[3fr_9fr] lg:gap-14">
        <h2 id="rules-title" className="text-h2 text-text">
          {t('title')}
        </h2>
        <div>
          <div className="grid gap-10 md:grid-cols-2 md:gap-14">
            <div>
              <h3 className="border-b-2 border-text pb-3 text-h3 text-text">{t('counts.title')}</h3>
              <ul>
                {counts.map((key) => (
                  <li key={key} className={`${item} text-text`}>
                    <span className={`${circle} bg-blue-600 text-white`}>
                      <Icon name="check" size={18} />
                    </span>
                    {t(`counts.items.${key}`)}
                  </li>
                ))}
              </ul>
            </div>
            <div>
              <h3 className="border-b-2 border-line-2 pb-3 text-h3 text-text">{t('not.title')}</h3>
              <ul>
                {not.map((key) => (
                  <li key={key} className={item}>
                    <span
                      className={`${circle} border-[1.5px] border-dashed border-control text-text-3`}
                    >
                      <Icon name="close" size={16} />
                    </span>
                    {t(`not.items.${key}`)}
                  </li>
                ))}
              </ul>
            </div>
          </div>
          <dl className="mt-12 md:mt-16">
            {facts.map(([term, value]) => (
              <div
                key={term}
                className="grid gap-x-6 gap-y-1 border-t border-line-2 py-4 last:border-b md:grid-cols-[8em_1fr]"
              >
                <dt className="text-text-3">{term}</dt>
                <dd className="text-text">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Section>
  );
}
