/** Makes links into the desktop client (D9). Pure. */
import { parseUrl } from '@superbrowser/shared/parse-url';

/**
 * Screens the client can show. The client's makers name the parameter without its values, so these values are
 * assumptions.
 */
const clientScreens = [
  /** The settings of an environment. */
  'environment-settings',
  'sign-in',
  /** The page at `switchUrl`, in an environment of the client. */
  'web-page',
] as const;
export type ClientScreen = (typeof clientScreens)[number];

/** Parameters of a link, with the wire's names (D9). */
interface ClientLinkParameters {
  /** Analytics name of the page the visitor comes from. */
  readonly switchFrom?: string | undefined;
  /** Screen the client should show; anything but a {@link ClientScreen} is left out. */
  readonly switchTarget?: ClientScreen | (string & {}) | undefined;
  /** URL the client should open; anything but a plain http(s) URL is left out. */
  readonly switchUrl?: string | undefined;
  /** Code of the promoter or channel who brought the visitor. */
  readonly from?: string | undefined;
}

const maxUrlLength = 2_048;

/** Programs interpret control characters, blanks and backslashes in URLs differently. */
const ambiguousCharacters = /[\u0000-\u0020\u007f-\u009f\\]/;

/** Whether the client may open a URL: http or https, without user name and password. */
function isOpenableUrl(value: string): boolean {
  if (value.length > maxUrlLength || ambiguousCharacters.test(value)) return false;
  const url = parseUrl(value);
  return url !== null && /^https?:$/.test(url.protocol) && !url.username && !url.password;
}

const isClientScreen = (value: string): boolean =>
  (clientScreens as readonly string[]).includes(value);
const isAnything = () => true;

const parameterRules = [
  ['switchFrom', isAnything],
  ['switchTarget', isClientScreen],
  ['switchUrl', isOpenableUrl],
  ['from', isAnything],
] as const;

/** A lone surrogate cannot be written as UTF-8, and encodeURIComponent throws for it. */
const loneSurrogates = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/**
 * `superbrowser://open?switchFrom=…&switchTarget=…&switchUrl=…&from=…`, with the parameters always in this order.
 * Values are percent-encoded (a blank as %20, which every decoder understands). Empty and invalid values are left out.
 */
export function clientHref(parameters: ClientLinkParameters): string {
  const pairs = parameterRules.flatMap(([name, isValid]) => {
    const value = (parameters[name] ?? '').replace(loneSurrogates, '');
    return value === '' || !isValid(value) ? [] : [`${name}=${encodeURIComponent(value)}`];
  });
  return pairs.length === 0 ? 'superbrowser://open' : `superbrowser://open?${pairs.join('&')}`;
}
