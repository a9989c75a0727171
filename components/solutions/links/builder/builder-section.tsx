import { getLocale, getTranslations } from 'next-intl/server';
import { card } from '@/components/ui/sheet';
import { latestOf } from '@/lib/releases/choose';
import { group } from '@/lib/i18n/group';
import { routing } from '@/lib/i18n/routing';
import { absoluteUrl } from '@/lib/seo/metadata';
import { getWebsiteReleases } from '@/lib/upstream/versions';
import { LandingChoices } from './landing-choices';
import { ResultPlaceholder } from './result-placeholder';
import { landingPages } from './landing-pages';
import { LinkForm } from './link-form';

const addresses = Object.fromEntries(
  routing.locales.map((locale) => [
    locale,
    Object.fromEntries(landingPages.map((path) => [path, absoluteUrl(locale, path)])),
  ]),
);

/** The tool, over the foot of the hero. */
export async function BuilderSection() {
  const [all, locale, { releases }] = await Promise.all([
    getTranslations(),
    getLocale(),
    getWebsiteReleases(),
  ]);
  const words = group(all, 'partnersLinks.builder');
  const files = {
    exe: latestOf(releases, 'windows')?.fileName ?? 'SuperBrowser-x64.exe',
    zip: latestOf(releases, 'windows-zip')?.fileName ?? 'SuperBrowser-x64.zip',
  };
  return (
    <section
      id="link-builder"
      aria-labelledby="builder-title"
      className="relative z-10 -mt-20 scroll-mt-6 pb-14 md:-mt-24 md:pb-20"
    >
      <div className="wrap">
        <div className={card}>
          <h2 id="builder-title" className="mb-6 text-h2 text-text md:mb-8">
            {words.title}
          </h2>
          <noscript>
            <p className="mb-6 rounded-md bg-blue-50 px-5 py-4 text-text">{words.noscript}</p>
          </noscript>
          <LinkForm
            words={words}
            addresses={addresses}
            files={files}
            choices={<LandingChoices locale={locale} />}
            placeholder={
              <ResultPlaceholder
                text={words.empty}
                marks={words.emptyMarks}
                code={words.code}
                shapes={[
                  [`${absoluteUrl(locale, '/')}?promoter=`, ''],
                  [files.exe.replace(/\.exe$/, '_'), '.exe'],
                ]}
              />
            }
          />
        </div>
      </div>
    </section>
  );
}
