import { useTranslations } from 'next-intl';
import { Section } from '@/components/sections/section';
import { PageTextLink } from '@/components/sections/page-text-link';

const teamSizes = ['solo', 'studio', 'company', 'agency'] as const;
const needs = ['apart', 'handover', 'levels', 'log', 'robot', 'own'] as const;

/** How much each feature matters to which team, as dots of three sizes. */
const needWeights: Record<(typeof teamSizes)[number], Record<(typeof needs)[number], 1 | 2 | 3>> = {
  solo: { apart: 3, handover: 1, levels: 1, log: 2, robot: 2, own: 1 },
  studio: { apart: 3, handover: 3, levels: 2, log: 2, robot: 2, own: 1 },
  company: { apart: 3, handover: 3, levels: 3, log: 3, robot: 3, own: 2 },
  agency: { apart: 3, handover: 3, levels: 3, log: 3, robot: 2, own: 2 },
};

const weightDots = {
  1: 'size-2 bg-line-2',
  2: 'size-4 bg-blue-400',
  3: 'size-7 bg-blue-600',
} as const;

/** Says which features matter for a team of this size. */
export function SizeMatrix() {
  const t = useTranslations('browserUsers.sizes');
  return (
    <Section labelledBy="size-matrix-title" title={t('title')} lead={t('lead')}>
      <div
        className="relative overflow-x-auto"
        role="group"
        aria-labelledby="size-matrix-title"
        tabIndex={0}
      >
        <table className="w-full border-collapse text-left">
          <caption className="sr-only">{t('caption')}</caption>
          <thead>
            <tr className="border-b-2 border-text align-bottom">
              <td />
              {teamSizes.map((size) => (
                <th
                  key={size}
                  scope="col"
                  className="product:w-[17%] product:md:px-2 pb-4 text-center leading-snug text-text"
                >
                  <span className="block text-sm md:text-h3">{t(`teams.${size}.name`)}</span>
                  <span className="block text-xs font-normal text-text-3 md:text-sm">
                    {t(`teams.${size}.note`)}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {needs.map((need) => (
              <tr key={need} className="border-b border-line-2">
                <th scope="row" className="py-4 pr-2 font-normal text-text max-md:text-sm md:pr-4">
                  {t(`needs.${need}`)}
                </th>
                {teamSizes.map((size) => (
                  <td key={size} className="text-center">
                    <span className="inline-grid size-8 place-items-center">
                      <span
                        aria-hidden="true"
                        className={`rounded-full ${weightDots[needWeights[size][need]]}`}
                      />
                      <span className="sr-only">{t(`weights.w${needWeights[size][need]}`)}</span>
                    </span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-1 text-sm text-text-3">
        {([3, 2, 1] as const).map((weight) => (
          <span key={weight} aria-hidden="true" className="inline-flex items-center gap-2">
            <span className={`rounded-full ${weightDots[weight]}`} />
            {t(`weights.w${weight}`)}
          </span>
        ))}
        <PageTextLink path="/private" className="md:ml-auto">
          {t('private')}
        </PageTextLink>
      </p>
    </Section>
  );
}
