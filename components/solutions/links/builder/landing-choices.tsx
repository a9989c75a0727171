import { useTranslations } from 'next-intl';
import { SelectField } from '@/components/ui/fields/select-field';
import { routing, type Locale } from '@/lib/i18n/routing';
import { pageTexts } from '@/lib/seo/page-texts';
import { landingPages } from './landing-pages';

/** Which page in which language; drawn on the server, read by the tool from its form. */
export function LandingChoices({ locale }: { locale: Locale }) {
  const t = useTranslations('partnersLinks.builder');
  const meta = useTranslations('meta');
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <SelectField
        id="link-page"
        name="page"
        label={t('page')}
        options={landingPages.map((path) => ({
          value: path,
          label: pageTexts(path, locale, meta).crumb,
        }))}
      />
      <SelectField
        id="link-language"
        name="language"
        label={t('language')}
        defaultValue={locale}
        options={routing.locales.map((value) => ({ value, label: t(`languages.${value}`) }))}
      />
    </div>
  );
}
