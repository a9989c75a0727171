/** What stands around a page besides its header: how long its footer is, what the bar of phone screens offers. */
import { applyFroms } from '@superbrowser/contract/forms/apply-kinds';
import type { NavItem } from './navigation';
import type { RoutePath, SitePath } from './routes';

/** A page a visitor goes on to: texts are `common.sticky.<key>`. */
export interface FrameAction extends Omit<NavItem, 'key'> {
  readonly key: 'apply' | 'request' | 'contact' | 'register';
}

export interface PageFrame {
  /** One row: forms, receipts, and pages that only say something have nothing to lead away to. */
  readonly footer: 'full' | 'short';
  /** The strips of the operator: the home page has both (S3). */
  readonly ads: 'both' | 'top' | 'none';
  /** Main action on phones first; `download` is a package, not a page. None: no bar, and no floating button. */
  readonly actions: readonly (FrameAction | 'download')[];
}

const register: FrameAction = { key: 'register', path: '/register' };
const contact: FrameAction = { key: 'contact', path: '/contact' };
const applyTo = (path: RoutePath, from: keyof typeof applyFroms): PageFrame['actions'] => [
  { key: 'apply', path, suffix: `?apply_from=${applyFroms[from]}` },
  contact,
];

const utility: PageFrame = { footer: 'short', ads: 'none', actions: [] };
const product: PageFrame = { footer: 'full', ads: 'top', actions: ['download', register] };
/** Texts to read: an advertisement or a bar over them would only be in the way. */
const legal: PageFrame = { footer: 'full', ads: 'none', actions: [] };
/** Pages whose main part is the way to somebody. */
const desk: PageFrame = { ...product, actions: [] };
const offer: PageFrame = { ...product, actions: [register, 'download'] };

const frames: Partial<Record<RoutePath, PageFrame>> = {
  '/': { ...product, ads: 'both' },
  '/register': utility,
  '/success': utility,
  '/staffregister': utility,
  '/teaminvited': utility,
  '/oauth': utility,
  '/redirect': utility,
  '/cancel-account': utility,
  '/cancel-account/success': utility,
  '/feedback': utility,
  '/feedback/success': utility,
  '/appointment': utility,
  '/appointment/success': utility,
  '/private/apply': utility,
  '/private/success': utility,
  '/partners/apply': utility,
  '/partners/apply/success': utility,
  '/ecology/apply': utility,
  '/ecology/apply/success': utility,
  '/business/success': utility,
  '/attribution': utility,
  // The demo has buttons of its own at the foot of a phone.
  '/webtrial': { ...product, actions: [] },
  '/getquickly': { ...product, actions: [] },
  '/protocol': legal,
  '/protocol/privacyservice': legal,
  '/contact': desk,
  '/contact/new': desk,
  '/service': desk,
  '/user-service': desk,
  '/media': desk,
  '/private': { ...product, actions: applyTo('/private/apply', 'privateUsers') },
  '/partners': { ...product, actions: applyTo('/partners/apply', 'partnersProcess') },
  '/partners/links': { ...product, actions: [] },
  '/partners/figures': utility,
  '/ecology': { ...product, actions: applyTo('/ecology/apply', 'ecologyHowTo') },
  '/ecologyplan': { ...product, actions: applyTo('/ecology/apply', 'ecologyHowTo') },
  '/business': {
    ...product,
    actions: [{ key: 'request', path: '/business', suffix: '#request' }, contact],
  },
  '/promotions': offer,
  '/recall': offer,
};

/**
 * The frame of a page.
 * @param countedAs analytics name of a page without a route of its own; the error pages are such
 */
export function frameOf(path: SitePath, countedAs?: string): PageFrame {
  if (countedAs === 'not-found' || countedAs === 'server-error') return utility;
  return frames[path as RoutePath] ?? (path.startsWith('/activity/') ? offer : product);
}
