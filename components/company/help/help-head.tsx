import { useLocale, useTranslations } from 'next-intl';
import { PageCrumbs } from '@/components/layout/page/page-crumbs';
import { Phrases } from '@/components/sections/phrases';
import { ListFilter } from '@/components/ui/list/list-filter';
import { pagePath } from '@/lib/i18n/paths';
import { helpHref } from '@/lib/targets/help';

/** The list the field narrows. */
export const questionsId = 'questions';

/** The title, and the field that narrows the questions below it. */
export function HelpHead() {
  const t = useTranslations('service');
  const locale = useLocale();
  const online = helpHref('support');
  return (
    <div className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2 lg:gap-14">
      <div>
        <PageCrumbs path="/service" tone="light" />
        <h1 className="mt-2 text-h1 text-text">
          <Phrases text={t('hero.title')} />
        </h1>
      </div>
      <ListFilter
        listId={questionsId}
        words={{
          label: t('search.label'),
          placeholder: t('search.placeholder'),
          found: t.raw('search.found') as string,
          none: t('search.none'),
        }}
        next={
          online
            ? { label: t.raw('search.online') as string, href: online, asks: true }
            : { label: t('search.ask'), href: pagePath(locale, '/contact/new', '#needs') }
        }
      />
    </div>
  );
}
