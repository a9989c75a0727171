import { useLocale, useTranslations } from 'next-intl';
import { DiscountLabel } from '@/components/cta/discount-label';
import { discountWords } from '@/components/cta/discount-words';
import { RegisterStart } from '@/components/cta/register-start';
import { buttonStyles } from '@/components/ui/button-styles';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { pagePath } from '@/lib/i18n/paths';
import { areaCodes } from '@superbrowser/contract/forms/phone';
import { offers } from '@/lib/site';

/** Phone number and the way to the registration; the coupon stands at the button that brings it. */
export function RegisterField({ className }: { className?: string }) {
  const t = useTranslations('home');
  const discount = discountWords(useTranslations('home.discount'), useTranslations('common'));
  return (
    <div className={cn('relative flex flex-col', className)}>
      <DiscountLabel
        words={discount}
        fallback={offers.defaultDiscount}
        className="absolute right-2 bottom-full mb-2 flex flex-wrap justify-end gap-x-2 gap-y-1 rounded-sm bg-warm-500 px-2.5 py-[7px] text-xs leading-none font-bold text-on-warm *:whitespace-nowrap after:absolute after:right-9 after:-bottom-[5px] after:size-[12px] after:rotate-45 after:rounded-[2px] after:bg-warm-500"
        byClassName="truncate text-xs leading-4 text-on-ink-2 max-md:order-last max-md:mt-2 md:pointer-events-none md:absolute md:inset-x-3 md:top-full md:mt-1.5 md:text-right"
      />
      <RegisterStart
        href={pagePath(useLocale(), '/register')}
        className="flex min-h-16 items-center rounded-[16px] bg-ink-950/70 p-[7px] text-left ring-1 ring-on-ink-3/60 focus-within:ring-on-ink-2"
      >
        <span className="relative flex flex-none items-center border-r border-ink-line">
          <select
            aria-label={t('register.area')}
            className="tap cursor-pointer appearance-none bg-transparent pr-7 pl-3 text-on-ink md:pl-3.5"
          >
            {areaCodes.map((code) => (
              <option key={code} value={code} className="bg-paper text-text">
                +{code}
              </option>
            ))}
          </select>
          <Icon
            name="chevron-down"
            size={14}
            className="pointer-events-none absolute right-2.5 text-on-ink-3"
          />
        </span>
        <input
          type="text"
          inputMode="tel"
          autoComplete="tel-national"
          aria-label={t('register.phone')}
          placeholder={t('register.placeholder')}
          className="min-h-12 w-full min-w-0 flex-1 bg-transparent px-3 text-base text-on-ink placeholder:text-on-ink-3 md:w-[150px] md:px-3.5"
        />
        <button
          type="submit"
          className={cn(buttonStyles({ size: 'md' }), 'rounded-[10px] max-md:px-5')}
        >
          {t('register.button')}
        </button>
      </RegisterStart>
    </div>
  );
}
