import { useLocale, useTranslations } from 'next-intl';
import type { StoreId } from '@/lib/demo/store-ids';
import { LightHero } from '@/components/sections/light-hero';
import { Avatar } from '@/components/ui/avatar';
import { StoreTile } from '@/components/mockups/store-tile';
import { storeBackgrounds, storeTextColors } from '@/components/mockups/store-styles';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';
import { ButtonLink } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Icon, type IconName } from '@/components/ui/icon';
import { PageTextLink } from '@/components/sections/page-text-link';
import { pagePath } from '@/lib/core/i18n/paths';
import type { PagePath } from '@/lib/pages';
import { contactLinks, phoneAndWechatOf } from '@/lib/site';
import { supportHours } from '@/lib/support-hours';

/** The needs of visitors, each with the one place that handles it. */
const needs = [
  { key: 'start', store: 'us', icon: 'laptop', contactTarget: 'phone', more: '/download/contrast' },
  { key: 'trouble', store: 'my', icon: 'alert', contactTarget: 'phone', more: '/feedback' },
  { key: 'money', store: 'th', icon: 'doc', contactTarget: 'phone', more: '/user-service' },
  { key: 'account', store: 'uk', icon: 'lock', contactTarget: '/service', more: '/cancel-account' },
  {
    key: 'company',
    store: 'jp',
    icon: 'server',
    contactTarget: '/private/apply',
    more: '/business',
  },
  {
    key: 'partner',
    store: 'de',
    icon: 'users',
    contactTarget: '/partners/apply',
    more: '/ecology',
  },
  { key: 'visit', store: 'br', icon: 'calendar', contactTarget: '/appointment', more: '/contact' },
  { key: 'press', store: 'ca', icon: 'mail', contactTarget: 'email', more: '/about' },
] as const satisfies readonly {
  key: string;
  store: StoreId;
  icon: IconName;
  contactTarget: 'phone' | 'email' | PagePath;
  more: string;
}[];

/** One visitor and eight links; each line in the drawing leads to its answer. Phones show the answers at once. */
export function NeedListHero() {
  const t = useTranslations('contactNew');
  const you = useTranslations('mockups')('you');
  return (
    <LightHero
      path="/contact/new"
      title={t('hero.title')}
      lead={t('hero.lead')}
      picture={
        <nav aria-label={t('hero.needs')} className="flex items-center max-md:hidden">
          <Avatar
            initial={you}
            tone="you"
            size="lg"
            className={you.length > 1 ? 'text-[1.0625rem]!' : undefined}
          />
          <span aria-hidden="true" className="h-1 w-6 bg-text md:w-12" />
          <ul className="grid flex-1 border-l-4 border-text">
            {needs.map(({ key, store }) => (
              <li key={key}>
                <a
                  href={`#${key}`}
                  className="group service:group flex min-h-11 items-center text-[0.9375rem] font-bold text-text hover:text-blue-700"
                >
                  <span
                    aria-hidden="true"
                    className={cn('h-1 w-8 flex-none bg-current md:w-20', storeTextColors[store])}
                  />
                  <span
                    aria-hidden="true"
                    className={cn('mr-3 size-5 flex-none rounded-tile', storeBackgrounds[store])}
                  />
                  {t(`items.${key}.short`)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      }
    />
  );
}

type Need = (typeof needs)[number];

/**
 * Eight needs, one open at a time, each ending in one button. They are native disclosures with a shared name, so this
 * works without scripts.
 */
export function NeedList({ hasWechat }: { hasWechat: boolean }) {
  const t = useTranslations('contactNew');
  return (
    <Section labelledBy="need-list-title" id="needs">
      <div className="wrap">
        <h2 id="need-list-title" className="text-h2 text-text">
          <Phrases text={t('needs.title')} />
        </h2>
        <p className="mt-3">{t('needs.lead')}</p>
        <div className="mt-8 border-b border-line-2 md:mt-12">
          {needs.map((need) => (
            <details
              key={need.key}
              name="need"
              open={need.key === 'start'}
              className="group service:group border-t border-line-2"
            >
              <summary className="service:grid-cols-[36px_1fr_20px] service:md:grid-cols-[56px_4fr_6fr_20px] grid min-h-18 cursor-pointer list-none items-center gap-4 py-4 hover:text-blue-700 md:gap-6">
                <NeedIcon need={need} />
                <b className="service:group-open:text-blue-700 text-[1.125rem] leading-snug text-text md:text-[1.375rem]">
                  {t(`items.${need.key}.need`)}
                </b>
                <span className="text-text-3 max-md:hidden">{t(`items.${need.key}.example`)}</span>
                <Icon
                  name="chevron-down"
                  className="text-blue-600 transition-transform group-open:rotate-180 motion-reduce:transition-none"
                />
              </summary>
              <NeedAnswer need={need} hasWechat={hasWechat} />
            </details>
          ))}
        </div>
      </div>
    </Section>
  );
}

function NeedIcon({ need }: { need: Need }) {
  return (
    <span aria-hidden="true" className="relative grid size-9 place-items-center">
      <StoreTile store={need.store} className="service:text-transparent!" />
      <Icon name={need.icon} size={20} className="absolute text-on-store" />
    </span>
  );
}

function NeedAnswer({ need, hasWechat }: { need: Need; hasWechat: boolean }) {
  const { key, contactTarget, more } = need;
  const t = useTranslations('contactNew');
  const locale = useLocale();
  const directLink = contactLinks.find(({ kind }) => kind === contactTarget);
  const contactOption = phoneAndWechatOf(hasWechat);
  const isByWechat = contactTarget === 'phone' && contactOption === 'wechat';
  // Where the telephone or address is not configured, the feedback form replaces it.
  const path = isByWechat
    ? '/contact'
    : contactTarget === 'phone' || contactTarget === 'email'
      ? '/feedback'
      : contactTarget;
  const actionLabel = isByWechat
    ? t('scan')
    : path === contactTarget || directLink
      ? t(`items.${key}.action`, { phone: directLink?.text ?? '' })
      : t('write');
  const answerTime =
    contactTarget === 'phone'
      ? contactOption !== 'none' && t(`talk.${contactOption}`, supportHours)
      : need.contactTarget !== 'email' && t(`items.${need.key}.when`);
  return (
    // The anchor lies inside the disclosure, because browsers unfold a disclosure that holds the target of a link.
    <div
      id={key}
      className="service:scroll-mt-28 service:max-md:mb-6 service:md:mb-8 grid gap-6 rounded-md bg-mist p-5 md:grid-cols-[1fr_auto] md:items-center md:gap-12 md:p-9"
    >
      <div>
        <p className="text-lead text-text">{t(`items.${key}.answer`)}</p>
        {answerTime && <p className="mt-2 text-sm text-text-3">{answerTime}</p>}
        <PageTextLink path={more} className="mt-1">
          {t(`items.${key}.more`)}
        </PageTextLink>
      </div>
      <ButtonLink size="lg" href={directLink?.href ?? pagePath(locale, path)}>
        {actionLabel}
      </ButtonLink>
    </div>
  );
}
