import { getLocale, getTranslations } from 'next-intl/server';
import { RegisterStart } from '@/components/cta/register-start';
import { buttonStyles } from '@/components/ui/button-styles';
import { cn } from '@/components/ui/cn';
import { pagePath } from '@/lib/i18n/paths';
import { areaCodes } from '@superbrowser/contract/forms/phone';

const field =
  'min-h-13 rounded-md bg-white/8 px-3 text-base text-on-ink ring-1 ring-on-ink-3/70 placeholder:text-on-ink-3';

/** The number goes to the registration through session storage (F6). */
export async function QuickPhoneStart() {
  const [t, locale] = await Promise.all([getTranslations('getQuickly.phone'), getLocale()]);
  return (
    <RegisterStart href={pagePath(locale, '/register')} className="grid grid-cols-[auto_1fr] gap-3">
      <select aria-label={t('area')} className={cn(field, 'cursor-pointer')}>
        {areaCodes.map((code) => (
          <option key={code} value={code} className="bg-paper text-text">
            +{code}
          </option>
        ))}
      </select>
      <input
        type="text"
        inputMode="tel"
        autoComplete="tel-national"
        aria-label={t('number')}
        placeholder={t('number')}
        className={cn(field, 'w-full min-w-0')}
      />
      <button
        type="submit"
        className={cn(buttonStyles({ variant: 'white', size: 'lg' }), 'col-span-2')}
      >
        {t('button')}
      </button>
    </RegisterStart>
  );
}
