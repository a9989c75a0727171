import { useLocale, useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { ListFilter } from '@/components/ui/list/list-filter';
import { PlainLink } from '@/components/ui/plain-link';
import { campaignSlugs } from '@/lib/generated/slugs';
import { pagePath } from '@/lib/core/i18n/paths';
import { isTextPage, pages, type Page, type PagePath } from '@/lib/pages';
import { pageTexts } from '@/lib/seo/page-texts';

interface ErrorScreenProps {
  code: '404' | '500';
  title: string;
  text: string;
  homeLabel: string;
}

/** The page for visitors who did not arrive where they wanted: it says so, and helps them find the place. */
export function ErrorScreen({ code, title, text, homeLabel }: ErrorScreenProps) {
  const locale = useLocale();
  return (
    <section className="bg-mist py-12 text-text-2 md:py-18">
      <div className="wrap flex max-w-[720px] flex-col items-center">
        <p className="font-num text-[clamp(3.5rem,9vw,7rem)] leading-none font-bold tracking-tight text-blue-600">
          {code}
        </p>
        <h1 className="mt-4 text-center text-h2 text-text">{title}</h1>
        <p className="mt-3 max-w-[34em] text-center text-balance">{text}</p>
        <ButtonLink size="lg" href={pagePath(locale, '/')} className="mt-7 max-sm:w-full">
          {homeLabel}
        </ButtonLink>
        <PageFinder />
      </div>
    </section>
  );
}

const listId = 'places';
/** The pages that visitors look for most often; other pages show once the visitor types. */
const popularPaths: readonly string[] = [
  '/download',
  '/cores',
  '/help/video',
  '/service',
  '/contact',
  '/promotions',
] satisfies readonly PagePath[];

/** Campaigns end, so the list leaves them out; the page of all offers leads to the campaigns that run. */
const isCampaign = ({ path }: Page) => campaignSlugs.some((slug) => path === `/activity/${slug}`);

/** The pages of the site with a field that narrows them; the wanted page is probably among them. */
function PageFinder() {
  const locale = useLocale();
  const t = useTranslations('errorPages.places');
  const translator = useTranslations();
  const places = pages.filter(
    (page) =>
      page.priority !== null && page.parent !== null && !isTextPage(page) && !isCampaign(page),
  );
  return (
    <div className="group/places mt-12 flex w-full flex-col items-center">
      <ListFilter
        listId={listId}
        messages={{
          label: t('label'),
          placeholder: t('placeholder'),
          found: t.raw('found') as string,
          none: t('none'),
        }}
      />
      <ul id={listId} className="grid w-full max-w-[560px] gap-x-8 sm:grid-cols-2">
        {places.map((page) => (
          <li
            key={page.path}
            data-entry={pageTexts(page.path, locale, translator).title}
            className={cn(
              'border-b border-line-2',
              !popularPaths.includes(page.path) &&
                'group-has-[input:placeholder-shown]/places:hidden noscript:block!',
            )}
          >
            <PlainLink
              href={pagePath(locale, page.path)}
              className="group flex min-h-12 items-center justify-between gap-4 py-2 hover:text-blue-700"
            >
              <span>
                <span className="font-bold text-text">
                  {pageTexts(page.path, locale, translator).crumb}
                </span>
                {/* Names like "Apply" mean too little without the name of the parent page. */}
                {!popularPaths.includes(page.path) && page.parent && page.parent !== '/' && (
                  <span className="block text-xs text-text-3">
                    {pageTexts(page.parent, locale, translator).crumb}
                  </span>
                )}
              </span>
              <Icon name="arrow-right" className="text-blue-600" />
            </PlainLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
