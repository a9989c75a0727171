import { applyButtons } from '@superbrowser/contract/forms/apply-buttons';
import { pagePath } from '@/lib/core/i18n/paths';
import type { Locale } from '@/lib/core/i18n/routing';

/** The form each apply button of a page leads to (F1); the link of the footer is in lib/navigation.ts. */
const formPathByButton = {
  privateHero: '/private/apply',
  privateOther: '/private/apply',
  partnersHero: '/partners/apply',
  partnersOther: '/partners/apply',
  ecologyHero: '/ecology/apply',
  ecologyOther: '/ecology/apply',
} as const;

/**
 * Path of an application form with a parameter that names the button (F1), as `applyButtons` of the contract defines
 * it.
 */
export function applyPath(locale: Locale, button: keyof typeof formPathByButton): string {
  return pagePath(locale, formPathByButton[button], `?apply_from=${applyButtons[button]}`);
}
