import { useLocale, useTranslations } from 'next-intl';
import { PageLink } from '@/components/ui/page-link';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { ListFilter } from '@/components/ui/list/list-filter';
import { downloadHref } from '@/lib/releases/types';
import { pagePath } from '@/lib/i18n/paths';
import { isDetail, routes } from '@/lib/routes';
import { pageTexts } from '@/lib/seo/page-texts';

interface SignpostPageProps {
  code: '404' | '500';
  title: string;
  text: string;
  homeLabel: string;
}

/** Page for a visitor who did not get where they wanted: says so, then shows every way on. */
export function SignpostPage({ code, title, text, homeLabel }: SignpostPageProps) {
  const locale = useLocale();
  const t = useTranslations('common');
  return (
    <section className="bg-mist py-20 md:py-28">
      <div className="wrap grid gap-12 lg:grid-cols-[5fr_6fr]">
        <div>
          <p className="font-num font-bold text-blue-700">{code}</p>
          <h1 className="mt-2 text-h2">{title}</h1>
          <p className="mt-4 max-w-[34em] text-text-2">{text}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink href={pagePath(locale, '/')}>{homeLabel}</ButtonLink>
            <ButtonLink href={downloadHref('auto')} variant="outline">
              {t('downloadClient')}
            </ButtonLink>
          </div>
        </div>
        <Places />
      </div>
    </section>
  );
}

const listId = 'places';

/** Every page of the site, narrowed by a field: what was meant is probably among them. */
function Places() {
  const locale = useLocale();
  const t = useTranslations('errors.places');
  const meta = useTranslations('meta');
  const places = routes.filter(
    (route) => route.priority !== null && route.parent !== null && !isDetail(route),
  );
  return (
    <div>
      <ListFilter
        listId={listId}
        words={{
          label: t('label'),
          placeholder: t('placeholder'),
          found: t.raw('found') as string,
          none: t('none'),
        }}
      />
      <ul id={listId} className="mt-4 grid gap-x-8 border-t border-line-2 sm:grid-cols-2">
        {places.map((route) => (
          <li
            key={route.path}
            data-entry={pageTexts(route.path, locale, meta).title}
            className="border-b border-line-2"
          >
            <PageLink
              href={pagePath(locale, route.path)}
              className="group flex min-h-12 items-center justify-between gap-4 py-2 hover:text-blue-700"
            >
              <span>
                <span className="font-bold">{pageTexts(route.path, locale, meta).crumb}</span>
                {/* Names like "Apply" say too little without the page above them. */}
                {route.parent && route.parent !== '/' && (
                  <span className="block text-xs text-text-3">
                    {pageTexts(route.parent, locale, meta).crumb}
                  </span>
                )}
              </span>
              <Icon name="arrow-right" className="text-blue-600" />
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
