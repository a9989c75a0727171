import { getTranslations } from 'next-intl/server';
import { HashLine } from '@/components/cta/hash-line';
import { Section } from '@/components/sections/section';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { downloadHref, type Release } from '@/lib/releases/types';
import { pagePath } from '@/lib/i18n/paths';
import type { Words } from '../words';

/** The page's one full-blue band: the package and its facts. */
export async function PureDownload({
  release,
  words,
}: {
  release: Release | undefined;
  words: Words;
}) {
  const t = await getTranslations('vps.get');
  const facts = [
    [t('version'), `v${release?.version}`],
    [t('date'), words.day(release)],
    [t('size'), words.size(release)],
  ] as const;
  return (
    <Section tone="blue" labelledBy="get-title" padded={false} className="py-16 md:py-20">
      <div className="wrap grid items-center gap-8 lg:grid-cols-[4fr_5fr_auto] lg:gap-12">
        <h2 id="get-title" className="text-h2">
          {t('title')}
        </h2>
        {release && (
          <dl className="flex flex-wrap gap-x-10 gap-y-4 lg:max-xl:gap-x-6">
            {facts.map(([term, value]) => (
              <div key={term}>
                <dt className="text-xs">{term}</dt>
                <dd className="text-[20px] font-bold">{value}</dd>
              </div>
            ))}
          </dl>
        )}
        <div className="grid gap-3">
          {release?.url ? (
            <ButtonLink
              size="xl"
              variant="white"
              className="max-sm:whitespace-normal"
              href={downloadHref('windows-lite')}
              data-platform="windows-lite"
              icon={<Icon name="download" />}
            >
              {t('button')}
            </ButtonLink>
          ) : (
            <p className="max-w-[20em]">{t('missing')}</p>
          )}
        </div>
        {release?.sha256 && (
          <HashLine
            sha256={release.sha256}
            name={words.package('windows-lite')}
            tone="blue"
            whole
            className="border-t border-white/30 pt-4 lg:col-span-2"
          />
        )}
        <a
          href={pagePath(words.locale, '/downloadlist', '?system=windows')}
          className="inline-flex min-h-11 items-center underline underline-offset-4 lg:justify-self-end"
        >
          {t('all')}
        </a>
      </div>
    </Section>
  );
}
