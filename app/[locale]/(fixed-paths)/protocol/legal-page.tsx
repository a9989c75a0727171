import { getLocale, getTranslations } from 'next-intl/server';
import { sectionHeadingsOf } from '@superbrowser/contract/content/markdown';
import type { Locale } from '@/lib/core/i18n/routing';
import { PageShell } from '@/components/layout/page-shell';
import { PageCrumbs } from '@/components/sections/page-crumbs';
import { PlainLink } from '@/components/ui/plain-link';
import { legalText } from '@/lib/content/legal/legal-text';
import { pagePath } from '@/lib/core/i18n/paths';
import { formatLongDay } from '@/lib/core/i18n/dates';
import { Markdown } from '@/components/content/markdown';
import { TableOfContents } from '@/components/content/table-of-contents';

const legalDocuments = [
  { key: 'agreement', path: '/protocol' },
  { key: 'privacy', path: '/protocol/privacyservice' },
] as const;

/** A legal text: first its most wanted sections, then the whole text with a table of contents and a print version. */
export async function LegalPage({ name }: { name: (typeof legalDocuments)[number]['key'] }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('protocol')]);
  const { path } = legalDocuments.find(({ key }) => key === name) ?? legalDocuments[0];
  const { title, lead, versionOn, inShort, root } = legalText(name, locale);
  return (
    <PageShell path={path} tone="light">
      <section className="company:print:bg-paper company:print:py-0 bg-mist pt-6 pb-10 text-text-2 md:pt-10 md:pb-14">
        <div className="wrap">
          <PageCrumbs path={path} tone="light" />
          <div className="mt-3 grid gap-8 lg:grid-cols-[7fr_5fr] lg:items-end lg:gap-16">
            <div>
              <h1 className="text-h1 text-text">{title}</h1>
              <p className="mt-4 max-w-[36em] text-lead">{lead}</p>
            </div>
            <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 border-t-2 border-text pt-4 text-sm">
              <dt>{t('version')}</dt>
              <dd className="font-bold text-text">
                <time dateTime={versionOn}>{formatLongDay(versionOn, locale)}</time>
              </dd>
              <dt>{t('languages')}</dt>
              <dd>{t('languagesText')}</dd>
            </dl>
          </div>
          <DocumentTabs currentPath={path} locale={locale} t={t} />
        </div>
      </section>
      <div className="company:md:pb-18 company:lg:grid-cols-[260px_1fr] company:lg:pt-16 company:print:block wrap grid gap-10 pt-10 pb-20 lg:gap-20">
        <TableOfContents
          title={t('contents')}
          items={sectionHeadingsOf(root)}
          className="company:lg:max-h-[calc(100dvh-48px)] lg:sticky lg:top-6 lg:self-start lg:overflow-y-auto"
        />
        <div className="min-w-0">
          <InShort title={t('inShort')} note={t('inShortNote')} items={inShort} />
          <Markdown root={root} />
        </div>
      </div>
    </PageShell>
  );
}

/** The two texts as tabs, because readers of one often look for the other. */
function DocumentTabs({
  currentPath,
  locale,
  t,
}: {
  currentPath: string;
  locale: Locale;
  t: Awaited<ReturnType<typeof getTranslations<'protocol'>>>;
}) {
  return (
    <nav aria-label={t('documents')} className="mt-8 flex flex-wrap gap-2 print:hidden">
      {legalDocuments.map(({ key, path }) => (
        <PlainLink
          key={key}
          href={pagePath(locale, path)}
          aria-current={path === currentPath ? 'page' : undefined}
          className="company:aria-[current=page]:bg-text company:aria-[current=page]:text-white company:aria-[current=page]:ring-text inline-flex min-h-11 items-center rounded-md bg-paper px-5 font-bold text-text ring-1 ring-control ring-inset hover:bg-blue-50"
        >
          {t(`tabs.${key}`)}
        </PlainLink>
      ))}
    </nav>
  );
}

function InShort({
  title,
  note,
  items,
}: {
  title: string;
  note: string;
  items: readonly { readonly to: string; readonly text: string }[];
}) {
  return (
    <section aria-labelledby="in-short-title" className="max-w-[44em] print:hidden">
      <h2 id="in-short-title" className="text-h3 text-text">
        {title}
      </h2>
      <p className="mt-1 text-sm text-text-3">{note}</p>
      <ol className="mt-4 border-b border-line-2">
        {items.map(({ to, text }, index) => (
          <li key={to} className="border-t border-line-2">
            <a
              href={`#${to}`}
              className="grid min-h-16 grid-cols-[44px_1fr] items-center py-3 text-text hover:text-blue-700"
            >
              <span
                aria-hidden="true"
                className="font-num text-[1.75rem] leading-none font-bold text-blue-600"
              >
                {index + 1}
              </span>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
