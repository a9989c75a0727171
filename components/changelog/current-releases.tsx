import { getLocale, getTranslations } from 'next-intl/server';
import { longDay } from '@/components/editorial/day';
import { TextLink } from '@/components/ui/text-link';
import { anchorOf, changelog, firstDay } from '@/lib/content/changelog';
import { clientProductLines, type ClientProductLine } from '@/lib/content/types';
import { compareVersions } from '@/lib/releases/compare-versions';
import { pagePath } from '@/lib/i18n/paths';
import type { RoutePath } from '@/lib/routes';

/** Where each line is downloaded. */
const downloads: Record<ClientProductLine, RoutePath> = {
  v6: '/v6',
  v5: '/download',
  pure: '/vps',
  android: '/download',
};

/** The highest release of a line: systems do not come out on one day, so the newest may be lower. */
const currentOf = (line: ClientProductLine) =>
  changelog
    .filter((entry) => entry.line === line && !entry.beta)
    .sort((a, b) => compareVersions(b.version, a.version))[0];

/** The release of each line somebody would install today, its number as large as it is looked for. */
export async function CurrentReleases() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('changelog')]);
  return (
    <section aria-labelledby="latest-title">
      <h2 id="latest-title" className="text-sm font-normal text-text-3">
        {t('latest')}
      </h2>
      <ul className="mt-3 grid grid-cols-2 border-t-2 border-text lg:grid-cols-4">
        {clientProductLines.map((line) => {
          const entry = currentOf(line);
          return (
            entry && (
              <li
                key={line}
                className="row-span-5 grid grid-rows-subgrid justify-items-start border-b border-line-2 py-5 odd:pr-4 even:border-l even:pl-4 sm:even:pl-6 lg:border-b-0 lg:pr-4 lg:not-first:border-l lg:not-first:pl-6"
              >
                <h3 className="text-base text-text">{t(`lines.${line}.name`)}</h3>
                <p className="text-sm text-text-3">{t(`lines.${line}.note`)}</p>
                <p className="mt-3 font-num text-[clamp(30px,3.4vw,46px)] leading-none font-bold tracking-[-0.03em] text-blue-600">
                  <a href={`#${anchorOf(entry)}`} className="hover:underline">
                    {entry.version}
                  </a>
                </p>
                <p className="mt-3 text-sm">{longDay(firstDay(entry), locale)}</p>
                <TextLink href={pagePath(locale, downloads[line])}>
                  {t('get')}
                  <span className="sr-only"> {t(`lines.${line}.name`)}</span>
                </TextLink>
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}
