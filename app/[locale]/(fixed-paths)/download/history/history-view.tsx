import { getTranslations } from 'next-intl/server';
import { PageCrumbs } from '@/components/sections/page-crumbs';
import type { PackageFormatter } from '@/components/releases/package-formatter';
import { ButtonLink } from '@/components/ui/button';
import { PageTextLink } from '@/components/sections/page-text-link';
import { TextLink } from '@/components/ui/text-link';
import { pagePath } from '@/lib/core/i18n/paths';
import { historyPlatforms } from '@/lib/releases/history/history-platforms';
import type { ReleasePackage } from '@/lib/releases/release-package';
import { PlatformHistory, PlatformTabs } from './history-controls';
import { HistoryTable, historyVersions } from './history-table';

async function EmptyList({ formatter }: { formatter: PackageFormatter }) {
  const t = await getTranslations('history.empty');
  return (
    <div data-empty="history" className="rounded-lg bg-mist p-6 md:p-10">
      <p className="text-h3 font-bold text-text">{t('title')}</p>
      <p className="mt-2 mb-6 max-w-[34em]">{t('text')}</p>
      <ButtonLink href={pagePath(formatter.locale, '/download')}>{t('button')}</ButtonLink>
    </div>
  );
}

/** The advice on the left stays in view while the list on the right is read. All lists are in the HTML (X5). */
export async function HistoryView({
  lists,
  formatter,
}: {
  /** One list for each platform, in the order of the platforms. */
  lists: readonly (readonly ReleasePackage[])[];
  formatter: PackageFormatter;
}) {
  const t = await getTranslations('history');
  const platforms = historyPlatforms.map((platform, index) => ({
    platform,
    name: t(`systems.${platform}`),
    versions: historyVersions(lists[index] ?? []),
  }));
  return (
    <div className="download:md:pt-12 download:lg:gap-x-16 wrap grid gap-10 pt-8 pb-20 text-text-2 md:pb-18 lg:grid-cols-[4fr_8fr] lg:grid-rows-[auto_1fr] lg:gap-y-0">
      <div>
        <PageCrumbs path="/download/history" tone="light" />
        <h1 className="mt-2 text-h1 text-text">{t('title')}</h1>
        <p className="mt-4 max-w-[26em] text-lead">{t('lead')}</p>
      </div>
      <div className="download:lg:pt-12 lg:row-span-2">
        <PlatformTabs label={t('systems.label')} items={platforms} />
        {platforms.map(({ platform, name, versions }) => (
          <PlatformHistory key={platform} platform={platform}>
            <h2 id={`${platform}-title`} className="mb-5 text-h3 text-text">
              {name}
            </h2>
            {versions.length > 0 ? (
              <HistoryTable
                caption={t('caption', { system: name })}
                versions={versions}
                formatter={formatter}
              />
            ) : (
              <EmptyList formatter={formatter} />
            )}
          </PlatformHistory>
        ))}
        <p className="mt-10 flex flex-wrap items-center gap-x-8 border-t border-line-2 pt-4">
          <span>{t('next.title')}</span>
          <TextLink href={pagePath(formatter.locale, '/download')}>{t('next.latest')}</TextLink>
          <TextLink href={pagePath(formatter.locale, '/downloadlist', '?type=beta')}>
            {t('next.all')}
          </TextLink>
        </p>
      </div>
      <div className="lg:sticky lg:top-6 lg:self-start">
        <BeforeInstalling />
      </div>
    </div>
  );
}

/** Three things to know before installing an older version. */
async function BeforeInstalling() {
  const t = await getTranslations('history.before');
  return (
    <div className="rounded-lg bg-mist p-6 lg:mt-8 lg:p-7">
      <h2 className="text-[1.125rem] text-text">{t('title')}</h2>
      <ol className="mt-1">
        {(['reason', 'system', 'check'] as const).map((key, index) => (
          <li
            key={key}
            className="download:grid-cols-[1.5rem_1fr] download:last:pb-0 grid border-t border-line-2 py-3.5 text-[0.9375rem] first:border-0"
          >
            <span aria-hidden="true" className="font-num font-bold text-blue-600">
              {index + 1}
            </span>
            <div>
              <h3 className="text-base text-text">{t(`${key}.title`)}</h3>
              <p>{t(`${key}.text`)}</p>
              {key === 'check' && <PageTextLink path="/verify">{t('check.link')}</PageTextLink>}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
