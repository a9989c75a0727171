import { useTranslations } from 'next-intl';
import { NextPages } from '@/components/layout/page/next-pages';
import { Section } from '@/components/sections/section';
import type { RoutePath } from '@/lib/routes';

const paths = {
  history: '/download/history',
  list: '/downloadlist',
  v6: '/v6',
  contrast: '/download/contrast',
} as const satisfies Record<string, RoutePath>;

/** The other pages of the download family as large ruled links. */
export function MoreLinks({ links }: { links: readonly (keyof typeof paths)[] }) {
  const t = useTranslations('download.links');
  return (
    <Section labelledBy="more-title">
      <div className="wrap">
        <h2 id="more-title" className="sr-only">
          {t('title')}
        </h2>
        <NextPages t={t} pages={links.map((key) => [key, paths[key]] as const)} />
      </div>
    </Section>
  );
}
