import { useLocale, useTranslations } from 'next-intl';
import { Section } from '@/components/sections/section';
import { SectionHead } from '@/components/sections/section-head';
import { TextLink } from '@/components/ui/text-link';
import { Icon } from '@/components/ui/icon';
import { pagePath } from '@/lib/i18n/paths';

const rows = [
  ['warnings', true, true],
  ['grants', true, true],
  ['list', true, true],
  ['open', false, true],
  ['passwords', false, true],
  ['robot', false, true],
] as const;

/** What belongs in the hand and what stays on the desk. */
export function PhoneAndComputer() {
  const t = useTranslations('phoneApp.places');
  const locale = useLocale();
  const mark = (yes: boolean) => (
    <span className="inline-flex items-center gap-2 whitespace-nowrap max-md:gap-1 max-md:text-sm">
      <Icon name={yes ? 'check' : 'minus'} className={yes ? 'text-blue-600' : 'text-text-3'} />
      <span className={yes ? 'font-bold text-text' : 'text-text-3'}>{t(yes ? 'yes' : 'no')}</span>
    </span>
  );
  return (
    <Section labelledBy="places-title">
      <div className="wrap">
        <SectionHead id="places-title" title={t('title')} lead={t('lead')} />
        <table className="w-full border-collapse text-left">
          <caption className="sr-only">{t('caption')}</caption>
          <thead>
            <tr className="border-b-2 border-text text-text">
              <th scope="col" className="pb-3 font-normal text-text-3">
                {t('what')}
              </th>
              <th scope="col" className="w-[24%] pb-3 max-md:w-[6em]">
                {t('hand')}
              </th>
              <th scope="col" className="w-[24%] pb-3 max-md:w-[6em]">
                {t('desk')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([row, hand, desk]) => (
              <tr key={row} className="border-b border-line-2">
                <th scope="row" className="py-4 pr-4 font-normal text-text">
                  {t(`rows.${row}`)}
                </th>
                <td>{mark(hand)}</td>
                <td>{mark(desk)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <TextLink href={pagePath(locale, '/download')} className="mt-5">
          {t('download')}
        </TextLink>
      </div>
    </Section>
  );
}
