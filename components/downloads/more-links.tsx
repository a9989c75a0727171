import { getTranslations } from 'next-intl/server';
import { RuledLinks } from '@/components/sections/ruled-links';
import { Section } from '@/components/sections/section';
import { pagePath } from '@/lib/i18n/paths';
import type { Locale } from '@/lib/i18n/routing';
import type { RoutePath } from '@/lib/routes';

const paths = {
  history: '/download/history',
  list: '/downloadlist',
  v6: '/v6',
  contrast: '/download/contrast',
} as const satisfies Record<string, RoutePath>;

/** The other pages of the download family as large ruled links. */
export async function MoreLinks({
  locale,
  links,
}: {
  locale: Locale;
  links: readonly (keyof typeof paths)[];
}) {
  const t = await getTranslations('download.links');
  return (
    <Section labelledBy="more-title">
      <div className="wrap">
        <h2 id="more-title" className="sr-only">
          {t('title')}
        </h2>
        <RuledLinks
          items={links.map((key) => ({
            href: pagePath(locale, paths[key]),
            title: t(`${key}.title`),
            text: t(`${key}.text`),
          }))}
        />
      </div>
    </Section>
  );
}
