/**
 * Which methods a path allows, decided before a byte of a body is read. The table has a row for each route handler
 * under app/api. Every other path is read-only.
 */

type Method = 'GET' | 'HEAD' | 'POST';

const readMethods: readonly Method[] = ['GET', 'HEAD'];
const writeMethods: readonly Method[] = ['POST'];

/** Paths as the folders of app/api name them; `[name]` stands for any one segment. */
export const apiMethods: Readonly<Record<string, readonly Method[]>> = {
  '/api/account/code': writeMethods,
  '/api/account/register': writeMethods,
  '/api/account/session': readMethods,
  '/api/account/sign-in': writeMethods,
  '/api/account/sign-out': writeMethods,
  '/api/app-center': readMethods,
  '/api/applications/[slug]': writeMethods,
  '/api/attribution/clear': writeMethods,
  '/api/download/[platform]': readMethods,
  '/api/echo': readMethods,
  '/api/figures/close': writeMethods,
  '/api/figures/[locale]/csv': readMethods,
  '/api/figures/[locale]/open': readMethods,
  '/api/health': readMethods,
  '/api/invite-activity/awards': readMethods,
  '/api/invite-activity/code': readMethods,
  '/api/invite-activity/invites': readMethods,
  '/api/invite-activity/situation': readMethods,
  '/api/log': writeMethods,
  '/api/oauth/switch': writeMethods,
  '/api/oauth/[locale]': readMethods,
  '/api/pictures/[name]': readMethods,
  '/api/promoter/discount': readMethods,
  '/api/promoter/line': readMethods,
  '/api/promoter/preview': readMethods,
  '/api/ready': readMethods,
  // The server calls this handler directly, past these checks; from outside no method is allowed.
  '/api/revalidate': [],
  '/api/server-time': readMethods,
  '/api/team-invitation/code': writeMethods,
  '/api/team-invitation/join': writeMethods,
  '/api/team-invitation/status': writeMethods,
  '/api/trial': readMethods,
};

const routesWithParameters = Object.keys(apiMethods)
  .filter((template) => template.includes('['))
  .map((template) => ({
    template,
    pattern: new RegExp(`^${template.replace(/\[\w+\]/g, '[^/]+')}$`),
  }));

/**
 * The path of the table to which a path belongs; undefined for other paths. A literal path takes precedence over a path
 * with a parameter.
 * @param path without query
 */
export const apiRouteOf = (path: string): string | undefined =>
  Object.hasOwn(apiMethods, path)
    ? path
    : routesWithParameters.find(({ pattern }) => pattern.test(path))?.template;

/**
 * @param path without query
 * @returns the methods this path allows
 */
export const methodsOf = (path: string): readonly Method[] =>
  apiMethods[apiRouteOf(path) ?? ''] ?? readMethods;
