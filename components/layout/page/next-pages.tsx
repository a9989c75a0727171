import { useLocale } from 'next-intl';
import { RuledLinks } from '@/components/sections/ruled-links';
import { pagePath } from '@/lib/i18n/paths';
import type { RoutePath } from '@/lib/routes';

export interface NextPagesProps<Key extends string> {
  /** Messages with a title and a text for each key. */
  t: (key: `${Key}.title` | `${Key}.text`) => string;
  /** Key of its words and path of each page, in their order. */
  pages: readonly (readonly [Key, RoutePath])[];
}

/** Where to go next, in this language. */
export function NextPages<Key extends string>({ t, pages }: NextPagesProps<Key>) {
  const locale = useLocale();
  return (
    <RuledLinks
      items={pages.map(([key, path]) => ({
        href: pagePath(locale, path),
        title: t(`${key}.title`),
        text: t(`${key}.text`),
      }))}
    />
  );
}
