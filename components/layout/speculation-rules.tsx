import type { Locale } from '@/lib/core/i18n/routing';

/** URLs that are not pages, or that do something when they are requested. */
const notPages = ['/api/*', '/files/*', '/redirect*', '/oauth*', '/en/redirect*', '/en/oauth*'];

/** Links that open elsewhere or in a dialog. */
const linksLeadingElsewhere = {
  selector_matches: '[target], [download], [data-sign-in], [data-language]',
};

function speculationRules(locale: Locale): string {
  const pages = locale === 'en-US' ? ['/en', '/en/*'] : ['/*'];
  const excludedPages = locale === 'en-US' ? notPages : [...notPages, '/en', '/en/*'];
  const condition = {
    and: [
      { href_matches: pages },
      { not: { href_matches: excludedPages } },
      { not: linksLeadingElsewhere },
    ],
  };
  return JSON.stringify({ prefetch: [{ where: condition, eagerness: 'moderate' }] });
}

/** Has the browser fetch a page of the same language while the mouse rests on its link. */
export const SpeculationRules = ({ locale }: { locale: Locale }) => (
  <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules(locale) }} />
);
