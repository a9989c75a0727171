import { pagePath } from '@/lib/i18n/paths';
import type { Locale } from '@/lib/i18n/routing';
import { applyButtons } from '@superbrowser/contract/forms/application-kinds';

/** The apply buttons: where each one is and which form it leads to (F1; `from` of the company's API). */
const formPathByButton = {
  privateBanner: '/private/apply',
  privateUsers: '/private/apply',
  partnersBanner: '/partners/apply',
  partnersProcess: '/partners/apply',
  ecologyBanner: '/ecology/apply',
  ecologyHowTo: '/ecology/apply',
} as const;

/**
 * Path of an application form with a parameter that names the button (F1). A page has two names for its buttons: one
 * for the hero, one for everything further down.
 */
export function applyPath(locale: Locale, button: keyof typeof formPathByButton): string {
  return pagePath(locale, formPathByButton[button], `?apply_from=${applyButtons[button]}`);
}
