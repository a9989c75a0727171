import { useTranslations } from 'next-intl';
import { Section } from '@/components/sections/section';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { privateServerRequirements } from '@/lib/site';

const { minimum, recommended } = privateServerRequirements;

const rows = [
  {
    key: 'cores',
    minimum: minimum.cores,
    recommended: recommended.cores,
    unit: 'core',
    recommendedUnit: 'core',
  },
  {
    key: 'memory',
    minimum: minimum.memoryGb,
    recommended: recommended.memoryGb,
    unit: 'gb',
    recommendedUnit: 'gb',
  },
  {
    key: 'disk',
    minimum: minimum.diskGb,
    recommended: recommended.diskTb,
    unit: 'gbOver',
    recommendedUnit: 'tbOver',
  },
] as const;

/** Minimum and recommended values in two columns; the recommended column is in the product's blue. */
export function ServerRequirements() {
  const t = useTranslations('private.server');
  return (
    <Section id="server" labelledBy="server-requirements-title" className="scroll-mt-4">
      <div className="wrap grid items-center gap-10 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:gap-14">
        <div>
          <h2 id="server-requirements-title" className="text-h2 text-text">
            {t('title')}
          </h2>
          <p className="mt-4 max-w-[28em]">{t('lead')}</p>
          <p className="mt-6 inline-flex items-center gap-4 rounded-lg bg-mist px-6 py-4 leading-snug">
            <Icon name="terminal" size={24} className="text-text" />
            <span>
              <b className="block text-[1.125rem] text-text">{privateServerRequirements.system}</b>
              {t('recommendedSystem', { system: privateServerRequirements.recommendedSystem })}
            </span>
          </p>
        </div>
        <table className="private:border-separate private:border-spacing-0 w-full text-left">
          <caption className="sr-only">{t('caption')}</caption>
          <thead>
            <tr>
              <th scope="col" className="private:w-[19%]">
                <span className="sr-only">{t('item')}</span>
              </th>
              <th
                scope="col"
                className="pt-6 pb-5 text-[1.0625rem] text-text max-sm:text-[0.9375rem] md:text-[1.25rem]"
              >
                {t('minimum')}
              </th>
              <th
                scope="col"
                className="private:rounded-t-xl w-[38%] bg-blue-600 px-5 pt-6 pb-5 text-[1.0625rem] text-white max-sm:px-3 max-sm:text-[0.9375rem] md:px-8 md:text-[1.25rem]"
              >
                {t('recommended')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, unit, recommendedUnit, ...values }, index) => (
              <tr key={key} className="private:align-baseline">
                <th
                  scope="row"
                  className="border-t border-line-2 py-5 pr-3 font-normal max-md:text-sm"
                >
                  {t(key)}
                </th>
                <td className="border-t border-line-2 py-5 text-text">
                  <Figure value={values.minimum} unit={t(unit)} />
                </td>
                <td
                  className={cn(
                    'border-t border-white/30 bg-blue-600 px-5 py-5 text-white max-sm:px-3 md:px-8',
                    index === rows.length - 1 && 'private:rounded-b-xl pb-8',
                  )}
                >
                  <Figure value={values.recommended} unit={t(recommendedUnit)} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}

function Figure({ value, unit }: { value: number; unit: string }) {
  return (
    <span className="private:gap-x-2.5 flex flex-wrap items-baseline">
      <span className="private:leading-[1.15] font-num text-[clamp(1.875rem,3.6vw,3rem)] font-bold tracking-[-0.03em]">
        {value}
      </span>
      <span className="whitespace-nowrap md:text-[1.125rem]">{unit}</span>
    </span>
  );
}
