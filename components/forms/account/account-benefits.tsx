import { useTranslations } from 'next-intl';
import type { StoreId } from '@/lib/demo/store-ids';
import { Avatar } from '@/components/ui/avatar';
import { StoreTile } from '@/components/mockups/store-tile';
import { storeTextColors } from '@/components/mockups/store-styles';
import { Phrases } from '@/components/sections/phrases';
import { Badge } from '@/components/ui/badge';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { PageTextLink } from '@/components/sections/page-text-link';
import { officialNumbers, site } from '@/lib/site';
import { officialOffers } from '@/lib/offers/official-offers';

/** What a new account gets: coupons and features. */
export function NewAccountBenefits() {
  const t = useTranslations('register.newAccountBenefits');
  const you = useTranslations('mockups')('you');
  const items = [
    t('items.isolation'),
    t('items.handover'),
    t('items.team'),
    t('items.network', { countries: officialNumbers.countries }),
  ];
  return (
    <>
      <div className="max-lg:hidden">
        <Badge tone="warm">{t('badge')}</Badge>
        <h2 className="mt-3 mb-6 text-h2 text-text">
          <Phrases text={t('title')} />
        </h2>
        <NewAccountCoupons />
      </div>
      <h2 className="text-h3 text-text lg:mt-12">{t('more')}</h2>
      <div className="mt-5 max-w-[520px]">
        <StoreRoutesDrawing you={you} label={t('lanes')} />
      </div>
      <ul className="mt-6 border-b border-line-2">
        {items.map((item) => (
          <li key={item} className="border-t border-line-2 py-3.5 text-[0.9375rem] leading-normal">
            {item}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Below the form: how the account is protected, and whom to call. */
export function AccountSafety() {
  const t = useTranslations('register.newAccountBenefits.trust');
  const { phone } = site.company;
  const lines = [t('password'), t('code'), ...(phone ? [t('help', { phone })] : [])];
  return (
    <ul className="mt-5 grid gap-2 px-5 text-sm text-text-3 sm:px-8 noscript:hidden">
      {lines.map((text) => (
        <li key={text} className="flex items-start gap-2">
          <Icon name="check" size={16} className="mt-1 text-ok" />
          {text}
        </li>
      ))}
    </ul>
  );
}

/** Next to the sign-in form: what signing in on the site is for, and where the stores are. */
export function SignInBenefits() {
  const t = useTranslations('register');
  const you = useTranslations('mockups')('you');
  return (
    <div className="lg:pt-4">
      <StoreRoutesDrawing you={you} label={t('newAccountBenefits.lanes')} />
      <h2 className="mt-8 text-h3 text-text">{t('signInBenefits.title')}</h2>
      <p className="mt-2 text-[0.9375rem]">{t('signInBenefits.text')}</p>
      <p className="mt-3 flex flex-wrap gap-x-8">
        <PageTextLink path="/activity/invite-refund">{t('signInBenefits.invite')}</PageTextLink>
        <PageTextLink path="/download">{t('signInBenefits.download')}</PageTextLink>
      </p>
    </div>
  );
}

const holeStyles =
  'before:absolute before:size-4 before:rounded-full before:bg-mist after:absolute after:size-4 after:rounded-full after:bg-mist';

/** Notches of a ticket: at a stub on the right or, where there is no space for a stub, at both ends. */
const notchStyles = {
  wide: 'before:-top-2 before:right-[30%] before:-mr-2 after:right-[30%] after:-bottom-2 after:-mr-2',
  compact: 'before:top-1/2 before:-left-2 before:-mt-2 after:top-1/2 after:-right-2 after:-mt-2',
} as const;

/** The two coupons of a new account, with their perforation. */
export function NewAccountCoupons({ isCompact = false }: { isCompact?: boolean }) {
  const t = useTranslations('register.newAccountBenefits');
  const tickets = [
    {
      key: 'coupon',
      figure: t('coupon.figure', { value: officialOffers.newUserCoupon }),
      isStrong: true,
    },
    { key: 'ip', figure: t('ip.figure'), isStrong: false },
  ] as const;
  return (
    <ul className={cn('grid gap-3', isCompact ? 'grid-cols-2' : 'sm:max-lg:grid-cols-2')}>
      {tickets.map(({ key, figure: text, isStrong }) => {
        // The text is "38|元" or "¥38".
        const [figure, unit] = text.split('|');
        return (
          <li
            key={key}
            className={cn(
              'relative flex rounded-[16px]',
              holeStyles,
              notchStyles[isCompact ? 'compact' : 'wide'],
              isStrong ? 'bg-warm-500 text-on-warm' : 'bg-warm-100 text-warm-text',
              isCompact ? 'items-start py-3 pr-3 pl-5' : 'items-center px-6 py-5',
            )}
          >
            <p className="min-w-0 flex-1">
              <b
                className={cn(
                  'block font-num leading-none',
                  isCompact ? 'text-[2rem]' : 'text-[3.75rem] tracking-[-0.03em]',
                )}
              >
                {figure}
                {unit && (
                  <span
                    className={cn('ml-1 tracking-normal', isCompact ? 'text-sm' : 'text-[1.25rem]')}
                  >
                    {unit}
                  </span>
                )}
              </b>
              <span
                className={cn(
                  'mt-2 block font-bold',
                  isCompact ? 'text-sm leading-snug en:text-xs' : 'text-[1.0625rem]',
                )}
              >
                {t(`${key}.name`)}
              </span>
            </p>
            {!isCompact && (
              <>
                <span
                  aria-hidden="true"
                  className="absolute inset-y-3 right-[30%] border-l-[1.5px] border-dashed border-current opacity-25"
                />
                <span className="w-[26%] flex-none text-center text-sm leading-snug">
                  {t(`${key}.note`)}
                </span>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const laneStores = ['us', 'uk', 'jp', 'de'] as const satisfies readonly StoreId[];

/** The visitor, the product, and four lanes that never touch. */
function StoreRoutesDrawing({ you, label }: { you: string; label: string }) {
  return (
    <div role="img" aria-label={label} className="flex items-center">
      <Avatar initial={you} tone="you" size="lg" />
      <span className="h-1.5 w-8 flex-none bg-blue-600" />
      <span className="h-[180px] w-3 flex-none rounded-full bg-blue-600" />
      <span className="grid flex-1 gap-3">
        {laneStores.map((store) => (
          <span key={store} className="flex h-9 items-center">
            <span className={cn('h-0.5 flex-1 bg-current', storeTextColors[store])} />
            <StoreTile store={store} />
          </span>
        ))}
      </span>
    </div>
  );
}
