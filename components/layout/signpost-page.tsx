import { ArrowRight } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { PageLink } from '@/components/ui/page-link';
import { StoreTile } from '@/components/mockups/store-tile';
import { ButtonLink } from '@/components/ui/button';
import { downloadHref } from '@/lib/downloads/types';
import { pagePath } from '@/lib/i18n/paths';
import { routes } from '@/lib/routes';

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
  const meta = useTranslations('meta');
  const places = routes.filter((route) => route.priority !== null && route.parent !== null);
  return (
    <section className="bg-mist py-20 md:py-28">
      <div className="wrap grid gap-12 lg:grid-cols-[5fr_6fr]">
        <div>
          <LostTiles code={code} />
          <h1 className="mt-8 text-h2">{title}</h1>
          <p className="mt-4 max-w-[34em] text-text-2">{text}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink href={pagePath(locale, '/')}>{homeLabel}</ButtonLink>
            <ButtonLink href={downloadHref('auto')} variant="outline">
              {t('downloadClient')}
            </ButtonLink>
          </div>
        </div>
        <ul className="self-end border-t border-line-2">
          {places.map((route) => (
            <li key={route.path} className="border-b border-line-2">
              <PageLink
                href={pagePath(locale, route.path)}
                className="group flex min-h-16 items-center justify-between gap-4 py-3"
              >
                <span className="text-h3 font-bold">{meta(`${route.name}.crumb`)}</span>
                <ArrowRight
                  aria-hidden
                  className="text-blue-600 transition-transform group-hover:translate-x-1 motion-reduce:transition-none"
                />
              </PageLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** A row of stores with one place left empty: the page that is not there. */
function LostTiles({ code }: { code: string }) {
  return (
    <p className="flex items-center gap-3">
      <StoreTile code="uk" />
      <StoreTile code="jp" />
      <StoreTile empty />
      <StoreTile code="de" />
      <span className="ml-3 font-num text-[40px] leading-none font-bold text-blue-700">{code}</span>
    </p>
  );
}
