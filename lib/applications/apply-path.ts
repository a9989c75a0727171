import { pagePath } from '@/lib/i18n/paths';
import type { Locale } from '@/lib/i18n/routing';
import { applyFroms } from '@superbrowser/contract/forms/apply-kinds';

/** Where each apply button stands, and the form it leads to (APPLYFROM, F1). */
const forms = {
  privateBanner: '/private/apply',
  privateUsers: '/private/apply',
  partnersBanner: '/partners/apply',
  partnersProcess: '/partners/apply',
  ecologyBanner: '/ecology/apply',
  ecologyHowTo: '/ecology/apply',
} as const;

/**
 * Address of an application form that knows which button led to it (F1). A page has two names for
 * its buttons: the banner is the hero's, everything further down counts as the other.
 */
export function applyPath(locale: Locale, button: keyof typeof forms): string {
  return pagePath(locale, forms[button], `?apply_from=${applyFroms[button]}`);
}
