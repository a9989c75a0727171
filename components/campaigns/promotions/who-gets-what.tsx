import { getLocale, getTranslations } from 'next-intl/server';
import { Person } from '@/components/mockups/person';
import { Section } from '@/components/sections/section';
import { SectionHead } from '@/components/sections/section-head';
import { TextLink } from '@/components/ui/text-link';
import { pagePath } from '@/lib/i18n/paths';

const rows = ['first', 'sent', 'member', 'inviter'] as const;
const columns = ['who', 'gets', 'where', 'not'] as const;

/** Who a visitor is decides which offer is for them: one row each. */
export async function WhoGetsWhat() {
  const [t, locale] = await Promise.all([getTranslations('promotions.who'), getLocale()]);
  return (
    <Section id="who" tone="mist" labelledBy="who-title">
      <div className="wrap">
        <SectionHead id="who-title" title={t('title')} lead={t('lead')} />
        <table className="w-full border-t-2 border-text max-md:block">
          <caption className="sr-only">{t('caption')}</caption>
          <thead className="max-md:sr-only">
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col" className="py-3 pr-6 text-left text-sm text-text-3">
                  {t(`columns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-md:block">
            {rows.map((row) => (
              <tr key={row} className="border-t border-line-2 max-md:block max-md:py-5">
                <th scope="row" className="py-5 pr-6 text-left max-md:block max-md:py-0">
                  <span className="flex items-center gap-3 text-text">
                    <span aria-hidden="true">
                      <Person initial={t(`rows.${row}.initial`)} tone="dark" size="md" />
                    </span>
                    {t(`rows.${row}.who`)}
                  </span>
                </th>
                {(['gets', 'where', 'not'] as const).map((column) => (
                  <td
                    key={column}
                    className="align-top max-md:mt-2 max-md:block md:w-[26%] md:py-5 md:pr-6"
                  >
                    <span aria-hidden="true" className="block text-sm text-text-3 md:hidden">
                      {t(`columns.${column}`)}
                    </span>
                    {t(`rows.${row}.${column}`)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p className="mt-4 flex flex-wrap gap-x-8">
          <TextLink href={pagePath(locale, '/getquickly')}>{t('quickly')}</TextLink>
          <TextLink href={pagePath(locale, '/recall')}>{t('recall')}</TextLink>
        </p>
      </div>
    </Section>
  );
}
