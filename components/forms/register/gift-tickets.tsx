import { useTranslations } from 'next-intl';
import { cn } from '@/components/ui/cn';
import { offers } from '@/lib/site';

const hole =
  'before:absolute before:size-4 before:rounded-full before:bg-mist after:absolute after:size-4 after:rounded-full after:bg-mist';

/** Torn off at a stub on the right; without room for one, notched at both ends. */
const notches = {
  wide: 'before:-top-2 before:right-[30%] before:-mr-2 after:right-[30%] after:-bottom-2 after:-mr-2',
  compact: 'before:top-1/2 before:-left-2 before:-mt-2 after:top-1/2 after:-right-2 after:-mt-2',
} as const;

/** The two coupons of a new account, with their perforation. */
export function GiftTickets({ compact = false }: { compact?: boolean }) {
  const t = useTranslations('register.gift');
  const tickets = [
    { key: 'coupon', says: t('coupon.figure', { value: offers.newUserCoupon }), strong: true },
    { key: 'ip', says: t('ip.figure'), strong: false },
  ] as const;
  return (
    <ul className={cn('grid gap-3', compact ? 'grid-cols-2' : 'sm:max-lg:grid-cols-2')}>
      {tickets.map(({ key, says, strong }) => {
        // "38|元" or "¥38".
        const [figure, unit] = says.split('|');
        return (
          <li
            key={key}
            className={cn(
              'relative flex rounded-[16px]',
              hole,
              notches[compact ? 'compact' : 'wide'],
              strong ? 'bg-warm-500 text-on-warm' : 'bg-warm-100 text-warm-text',
              compact ? 'items-start py-3 pr-3 pl-5' : 'items-center px-6 py-5',
            )}
          >
            <p className="min-w-0 flex-1">
              <b
                className={cn(
                  'block font-num leading-none',
                  compact ? 'text-[32px]' : 'text-[60px] tracking-[-0.03em]',
                )}
              >
                {figure}
                {unit && (
                  <span className={cn('ml-1 tracking-normal', compact ? 'text-sm' : 'text-[20px]')}>
                    {unit}
                  </span>
                )}
              </b>
              <span
                className={cn(
                  'mt-2 block font-bold',
                  compact ? 'text-sm leading-snug en:text-xs' : 'text-[17px]',
                )}
              >
                {t(`${key}.name`)}
              </span>
            </p>
            {!compact && (
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
