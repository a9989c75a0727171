/**
 * Which methods a path allows, decided before a byte of a body is read: a row for each route handler under app/api.
 * Every other path is read-only.
 */

type Method = 'GET' | 'HEAD' | 'POST';

const read: readonly Method[] = ['GET', 'HEAD'];
const write: readonly Method[] = ['POST'];

/** Paths as the folders of app/api name them; `[name]` stands for any one segment. */
export const apiMethods: Readonly<Record<string, readonly Method[]>> = {
  '/api/account/code': write,
  '/api/account/register': write,
  '/api/account/session': read,
  '/api/account/sign-in': write,
  '/api/account/sign-out': write,
  '/api/app-center': read,
  '/api/applications/[kind]': write,
  '/api/attribution/clear': write,
  // Only the server itself calls it, and skips these checks.
  '/api/content': [],
  '/api/download/[platform]': read,
  '/api/echo': read,
  '/api/figures/[locale]/csv': read,
  '/api/figures/[locale]/open': read,
  '/api/figures/close': write,
  '/api/health': read,
  '/api/invite-activity/awards': read,
  '/api/invite-activity/code': read,
  '/api/invite-activity/invites': read,
  '/api/invite-activity/situation': read,
  '/api/log': write,
  '/api/oauth/[locale]': read,
  '/api/oauth/switch': write,
  '/api/promoter/discount': read,
  '/api/promoter/line': read,
  '/api/promoter/preview': read,
  '/api/pictures/[name]': read,
  '/api/ready': read,
  '/api/server-time': read,
  '/api/team-invitation/code': write,
  '/api/team-invitation/join': write,
  '/api/team-invitation/status': write,
  '/api/trial': read,
};

const withParameters = Object.keys(apiMethods)
  .filter((template) => template.includes('['))
  .map((template) => ({
    template,
    pattern: new RegExp(`^${template.replace(/\[\w+\]/g, '[^/]+')}$`),
  }));

/**
 * The row of the table for a path; a literal path wins over one with a parameter.
 * @param path without query
 */
export const apiRouteOf = (path: string): string | undefined =>
  Object.hasOwn(apiMethods, path)
    ? path
    : withParameters.find(({ pattern }) => pattern.test(path))?.template;

/**
 * @param path without query
 * @returns the methods this path allows
 */
export const methodsOf = (path: string): readonly Method[] =>
  apiMethods[apiRouteOf(path) ?? ''] ?? read;
