import { getLocale, getTranslations } from 'next-intl/server';
import { card } from '@/components/ui/sheet';
import { TextLink } from '@/components/ui/text-link';
import { group } from '@/lib/i18n/group';
import { pagePath } from '@/lib/i18n/paths';
import { routing } from '@/lib/i18n/routing';
import { absoluteUrl } from '@/lib/seo/metadata';
import { PreviewOfAny } from '../preview/preview-of-any';
import { previewWorld } from '../preview/preview-world';
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
  const [all, locale, world] = await Promise.all([
    getTranslations(),
    getLocale(),
    previewWorld(landingPages),
  ]);
  const words = group(all, 'partnersLinks.builder');
  const home = absoluteUrl(locale, '/');
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
            world={world}
            preview={<PreviewOfAny world={world} locale={locale} page={home} code={words.code} />}
            choices={<LandingChoices locale={locale} />}
            placeholder={
              <ResultPlaceholder text={words.empty} code={words.code} shape={`${home}?promoter=`} />
            }
          />
        </div>
        <p className="mt-6 flex justify-end">
          <TextLink href={pagePath(locale, '/partners/figures')}>{words.figures}</TextLink>
        </p>
      </div>
    </section>
  );
}
