import { getLocale, getTranslations } from 'next-intl/server';
import { longDay } from '@/components/editorial/day';
import { TextLink } from '@/components/ui/text-link';
import { anchorOf, changelog } from '@/lib/content/lists';
import { productLines, type ProductLine } from '@superbrowser/contract/content/kinds';
import { pagePath } from '@/lib/i18n/paths';
import { isNothingReleased } from '@/lib/releases/choose';
import type { RoutePath } from '@/lib/routes';
import { getV6Releases, getWebsiteReleases } from '@/lib/upstream/releases';
import { currentVersions } from './current-versions';

/** Where each line is downloaded. */
const downloads: Record<ProductLine, RoutePath> = {
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
  const lines = productLines.filter((line) => current[line]);
  if (lines.length === 0)
    return isNothingReleased(website, v6) ? (
      <section data-empty="releases" className="border-t-2 border-text pt-5">
        <p className="max-w-[44em] text-text">{t('none')}</p>
        <TextLink page="/contact">{t('ask')}</TextLink>
      </section>
    ) : null;
  return (
    <section aria-labelledby="latest-title">
      <h2 id="latest-title" className="text-h3 text-text">
        {t('latest')}
      </h2>
      <ul className="mt-4 grid grid-cols-2 gap-3 md:gap-5 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        {lines.map((line) => (
          <li
            key={line}
            className="flex flex-col rounded-lg bg-paper p-4 shadow-1 md:p-6 lg:rounded-xl"
          >
            <h3 className="text-base text-text">{t(`lines.${line}.name`)}</h3>
            <p className="text-sm text-text-3 max-md:hidden">{t(`lines.${line}.note`)}</p>
            <p className="mt-2 font-num text-[24px] leading-tight font-bold text-text md:mt-4 md:text-[36px]">
              <Version line={line} version={current[line]?.version ?? ''} />
            </p>
            <p className="mt-1 mb-3 text-sm">
              {current[line]?.day && longDay(current[line].day, locale)}
            </p>
            <TextLink href={pagePath(locale, downloads[line])} className="mt-auto">
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
function Version({ line, version }: { line: ProductLine; version: string }) {
  const entry = changelog.find((one) => one.line === line && one.version === version);
  if (!entry) return version;
  return (
    <a href={`#${anchorOf(entry)}`} className="hover:underline">
      {version}
    </a>
  );
}
