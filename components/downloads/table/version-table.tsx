import { getTranslations } from 'next-intl/server';
import { Tabs } from '@/components/ui/tabs';
import type { Freshness } from '@/lib/upstream/cache/freshness';
import type { Release } from '@/lib/releases/types';
import { pagePath } from '@/lib/i18n/paths';
import { minimumSystems } from '@/lib/site';
import type { Words } from '../words';
import { VersionRows } from './version-list';

export interface VersionTableProps {
  releases: readonly Release[];
  v6: readonly Release[];
  words: Words;
  freshness: Freshness;
}

/**
 * All platforms of both lines, overlapping the hero. The website versions come first because the
 * hero's button delivers one (D1). Both lists are in the HTML; without scripts both are open.
 */
export async function VersionTable({ releases, v6, words, freshness }: VersionTableProps) {
  const t = await getTranslations('download.table');
  // Of what no list gives, no page speaks.
  const isChecked = [...releases, ...v6].some(({ sha256 }) => sha256 !== null);
  const shared = { words, empty: t('empty'), hashesTitle: t('hashes') };
  const website = (
    <VersionRows
      {...shared}
      line="v5"
      partial={freshness === 'fallback'}
      caption={t('website')}
      releases={releases}
      note={t('websiteNote', { dotNet: minimumSystems.v5.dotNet })}
      more={{ text: t('more'), link: t('moreLink'), href: pagePath(words.locale, '/downloadlist') }}
    />
  );
  const client = (
    <VersionRows
      {...shared}
      line="v6"
      caption={t('v6')}
      releases={v6}
      note={t('v6Note', minimumSystems.v6)}
      more={{ text: t('v6More'), link: t('v6Link'), href: pagePath(words.locale, '/v6') }}
    />
  );
  return (
    <section id="all" aria-labelledby="all-title" className="relative z-10 scroll-mt-6">
      <h2 id="all-title" className="sr-only">
        {t('title')}
      </h2>
      <div className="wrap -mt-9 md:-mt-[84px]">
        <div className="overflow-hidden rounded-lg bg-paper shadow-2 ring-1 ring-line md:rounded-[24px] noscript:[&_#v6-list]:block noscript:[&_#website-list]:block">
          <Tabs
            name="versions"
            label={t('label')}
            aside={isChecked && t('aside')}
            items={[
              { id: 'website-list', label: t('website'), panel: website },
              { id: 'v6-list', label: t('v6'), panel: client },
            ]}
          />
        </div>
      </div>
    </section>
  );
}
