import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button';
import { TextLink } from '@/components/ui/text-link';
import { historySystems } from '@/lib/releases/history-systems';
import type { Release } from '@/lib/releases/types';
import { pagePath } from '@/lib/i18n/paths';
import { PageCrumbs } from '@/components/layout/page/page-crumbs';
import type { Words } from '../words';
import { BeforeYouGo } from './before-you-go';
import { HistoryTable } from './history-table';
import { SystemList } from './system-list';
import { SystemTabs } from './system-tabs';
import { historyVersions } from './versions';

async function Empty({ words }: { words: Words }) {
  const t = await getTranslations('history.empty');
  return (
    <div data-empty="history" className="rounded-lg bg-mist p-6 md:p-10">
      <p className="text-h3 font-bold text-text">{t('title')}</p>
      <p className="mt-2 mb-6 max-w-[34em]">{t('text')}</p>
      <ButtonLink href={pagePath(words.locale, '/download')}>{t('button')}</ButtonLink>
    </div>
  );
}

/** Advice stays on the left while the list on the right is read. All lists are in the HTML (X5). */
export async function HistoryView({
  lists,
  words,
}: {
  /** One list per system, in their order. */
  lists: readonly (readonly Release[])[];
  words: Words;
}) {
  const t = await getTranslations('history');
  const systems = historySystems.map((system, index) => ({
    system,
    name: t(`systems.${system}`),
    versions: historyVersions(lists[index] ?? []),
  }));
  return (
    <div className="wrap grid gap-10 pt-8 pb-20 text-text-2 md:pt-12 md:pb-26 lg:grid-cols-[4fr_8fr] lg:grid-rows-[auto_1fr] lg:gap-x-16 lg:gap-y-0">
      <div>
        <PageCrumbs path="/download/history" tone="light" />
        <h1 className="mt-2 text-h1 text-text">{t('title')}</h1>
        <p className="mt-4 max-w-[26em] text-lead">{t('lead')}</p>
      </div>
      <div className="lg:row-span-2 lg:pt-12">
        <SystemTabs label={t('systems.label')} items={systems} />
        {systems.map(({ system, name, versions }) => (
          <SystemList key={system} system={system}>
            <h2 id={`${system}-title`} className="mb-5 text-h3 text-text">
              {name}
            </h2>
            {versions.length > 0 ? (
              <HistoryTable
                caption={t('caption', { system: name })}
                versions={versions}
                words={words}
              />
            ) : (
              <Empty words={words} />
            )}
          </SystemList>
        ))}
        <p className="mt-10 flex flex-wrap items-center gap-x-8 border-t border-line-2 pt-4">
          <span>{t('next.title')}</span>
          <TextLink href={pagePath(words.locale, '/download')}>{t('next.latest')}</TextLink>
          <TextLink href={pagePath(words.locale, '/downloadlist', '?type=beta')}>
            {t('next.all')}
          </TextLink>
        </p>
      </div>
      <div className="lg:sticky lg:top-6 lg:self-start">
        <BeforeYouGo locale={words.locale} />
      </div>
    </div>
  );
}
