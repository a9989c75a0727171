import { getLocale, getTranslations } from 'next-intl/server';
import { longDay } from '@/components/editorial/day';
import { TextLink } from '@/components/ui/text-link';
import { anchorOf, changelog } from '@/lib/content/changelog';
import { clientProductLines, type ClientProductLine } from '@/lib/content/types';
import { pagePath } from '@/lib/i18n/paths';
import { isNothingReleased } from '@/lib/releases/choose';
import type { RoutePath } from '@/lib/routes';
import { getV6Releases, getWebsiteReleases } from '@/lib/upstream/versions';
import { currentVersions } from './current-versions';

/** Where each line is downloaded. */
const downloads: Record<ClientProductLine, RoutePath> = {
  v6: '/v6',
  v5: '/download',
  pure: '/vps',
  android: '/download',
};

/**
 * The release of each line somebody would install today. The version list says
 * which that is; what was released and is not in the list any more stands in the history below only.
 */
export async function CurrentReleases() {
  const [locale, t, website, v6] = await Promise.all([
    getLocale(),
    getTranslations('changelog'),
    getWebsiteReleases(),
    getV6Releases(),
  ]);
  const current = currentVersions(website, v6);
  const lines = clientProductLines.filter((line) => current[line]);
  if (lines.length === 0)
    return isNothingReleased(website, v6) ? (
      <section data-empty="releases" className="border-t-2 border-text pt-5">
        <p className="max-w-[44em] text-text">{t('none')}</p>
        <TextLink href={pagePath(locale, '/contact')}>{t('ask')}</TextLink>
      </section>
    ) : null;
  return (
    <section aria-labelledby="latest-title">
      <h2 id="latest-title" className="text-sm font-normal text-text-3">
        {t('latest')}
      </h2>
      <ul className="mt-2">
        {lines.map((line) => (
          <li
            key={line}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 border-b border-line-2 py-2.5 md:grid-cols-[12rem_minmax(0,1fr)_6rem_9rem_auto]"
          >
            <h3 className="text-base text-text">{t(`lines.${line}.name`)}</h3>
            <p className="text-sm text-text-3 max-md:hidden">{t(`lines.${line}.note`)}</p>
            <p className="font-num font-bold text-text max-md:row-start-2">
              <Version line={line} version={current[line]?.version ?? ''} />
            </p>
            <p className="text-sm max-md:hidden">
              {current[line]?.day && longDay(current[line].day, locale)}
            </p>
            <TextLink href={pagePath(locale, downloads[line])} className="max-md:row-span-2">
              {t('get')}
              <span className="sr-only"> {t(`lines.${line}.name`)}</span>
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Leads to what is written about the version below, where something is. */
function Version({ line, version }: { line: ClientProductLine; version: string }) {
  const entry = changelog.find((one) => one.line === line && one.version === version);
  if (!entry) return version;
  return (
    <a href={`#${anchorOf(entry)}`} className="hover:underline">
      {version}
    </a>
  );
}
