import type { Messages } from 'next-intl';
import type { Locale } from './routing';

/**
 * The files of messages/<locale>, one for each area of the site. A file holds a block of texts for each of its pages,
 * with the page's title, description and breadcrumb as `meta`, and blocks that several pages share. The browser also
 * loads `demo`, `error-boundary`, `forms` and `in-app` whole, so texts that the browser does not need belong in other
 * files, except those of `/register`, whose form is in a dialog too.
 */
export const messageFiles = [
  'accounts',
  'applications',
  'campaigns',
  'company',
  'demo',
  'detect',
  'download',
  'error-boundary',
  'forms',
  'home',
  'in-app',
  'partners',
  'private',
  'product',
  'service',
  'site',
] as const;

/** All messages of a language, or only the messages of some files. */
export async function importMessages(
  locale: Locale,
  files: readonly (typeof messageFiles)[number][] = messageFiles,
): Promise<Messages> {
  const loadedFiles = await Promise.all(
    files.map(async (name) => {
      const file = (await import(`../../../messages/${locale}/${name}.json`)) as {
        default: object;
      };
      return file.default;
    }),
  );
  return Object.assign({}, ...loadedFiles) as Messages;
}
