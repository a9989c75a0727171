/** Makes links into the desktop app (D9). Pure. */
import { parseUrl } from '@superbrowser/shared/parse-url';

/**
 * Screens the desktop app can show. The desktop app's makers name the parameter without its values, so these values are
 * assumptions.
 */
const desktopAppScreens = [
  /** The settings of an environment. */
  'environment-settings',
  'sign-in',
  /** The page at `switchUrl`, in an environment of the desktop app. */
  'web-page',
] as const;
export type DesktopAppScreen = (typeof desktopAppScreens)[number];

/** Parameters of a link, with the wire's names (D9). */
interface DesktopAppLinkParameters {
  /** Analytics name of the page the visitor comes from. */
  readonly switchFrom?: string | undefined;
  /** Screen the desktop app should show; anything but a {@link DesktopAppScreen} is left out. */
  readonly switchTarget?: DesktopAppScreen | (string & {}) | undefined;
  /** URL the desktop app should open; anything but a plain http(s) URL is left out. */
  readonly switchUrl?: string | undefined;
  /** Code of the promoter or channel who brought the visitor. */
  readonly from?: string | undefined;
}

const maxUrlLength = 2_048;

/** Programs interpret control characters, blanks and backslashes in URLs differently. */
const ambiguousCharacters = /[\u0000-\u0020\u007f-\u009f\\]/;

/** Whether the desktop app may open a URL: http or https, without user name and password. */
function isOpenableUrl(value: string): boolean {
  if (value.length > maxUrlLength || ambiguousCharacters.test(value)) return false;
  const url = parseUrl(value);
  return url !== null && /^https?:$/.test(url.protocol) && !url.username && !url.password;
}

const isDesktopAppScreen = (value: string): boolean =>
  (desktopAppScreens as readonly string[]).includes(value);
const isAnything = () => true;

const parameterRules = [
  ['switchFrom', isAnything],
  ['switchTarget', isDesktopAppScreen],
  ['switchUrl', isOpenableUrl],
  ['from', isAnything],
] as const;

/** A lone surrogate cannot be written as UTF-8, and encodeURIComponent throws for it. */
const loneSurrogates = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/**
 * `superbrowser://open?switchFrom=…&switchTarget=…&switchUrl=…&from=…`, with the parameters always in this order.
 * Values are percent-encoded (a blank as %20, which every decoder understands). Empty and invalid values are left out.
 */
export function desktopAppHref(parameters: DesktopAppLinkParameters): string {
  const pairs = parameterRules.flatMap(([name, isValid]) => {
    const value = (parameters[name] ?? '').replace(loneSurrogates, '');
    return value === '' || !isValid(value) ? [] : [`${name}=${encodeURIComponent(value)}`];
  });
  return pairs.length === 0 ? 'superbrowser://open' : `superbrowser://open?${pairs.join('&')}`;
}
