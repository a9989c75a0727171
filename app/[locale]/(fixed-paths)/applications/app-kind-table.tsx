import { useTranslations } from 'next-intl';
import { appKinds } from '@superbrowser/contract/content/app-categories';
import { PhoneFold } from '@/components/sections/phone-fold';
import { Section } from '@/components/sections/section';
import { Icon } from '@/components/ui/icon';
import { kindIcons } from './app-card';

const questions = ['what', 'starts', 'when', 'stops', 'choose'] as const;

/** Three kinds next to each other: who starts it, when it works, what stops it. */
export function AppKindTable() {
  const t = useTranslations('appCenter');
  return (
    <Section
      tone="ink"
      id="kinds"
      labelledBy="app-kind-table-title"
      title={t('kindTable.title')}
      lead={t('kindTable.lead')}
    >
      <PhoneFold label={t('kindTable.caption')}>
        <table className="w-full table-fixed border-collapse text-left max-md:block">
          <caption className="sr-only">{t('kindTable.caption')}</caption>
          <thead className="max-md:sr-only">
            <tr className="align-bottom">
              <th scope="col" className="w-[16%] pb-5 text-sm font-normal text-on-ink-3">
                {t('kindTable.question')}
              </th>
              {appKinds.map((kind) => (
                <th key={kind} scope="col" className="product:pr-8 pb-5 text-[1.5rem] text-on-ink">
                  <Icon name={kindIcons[kind]} size={30} className="mb-3 text-blue-400" />
                  {t(`kinds.${kind}.name`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-md:block">
            {questions.map((question) => (
              <tr
                key={question}
                className="border-t border-ink-line align-top max-md:block max-md:py-5"
              >
                <th
                  scope="row"
                  className="product:max-md:py-0 product:max-md:text-[1.125rem] product:max-md:font-bold product:max-md:text-on-ink py-5 pr-6 font-normal text-on-ink-3 max-md:block"
                >
                  {t(`kindTable.${question}`)}
                </th>
                {appKinds.map((kind) => (
                  <td
                    key={kind}
                    data-kind={t(`kinds.${kind}.name`)}
                    className="product:pr-8 product:max-md:py-0 product:max-md:pr-0 product:max-md:before:block product:max-md:before:text-sm product:max-md:before:text-blue-200 product:max-md:before:content-[attr(data-kind)] py-5 text-on-ink max-md:mt-3 max-md:block"
                  >
                    {t(`kinds.${kind}.${question}`)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </PhoneFold>
    </Section>
  );
}
