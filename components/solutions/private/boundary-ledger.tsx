import { useTranslations } from 'next-intl';
import { Person } from '@/components/mockups/person';
import { Icon, type IconName } from '@/components/ui/icon';
import { cn } from '@/components/ui/cn';

const stays = [
  ['passwords', 'lock'],
  ['members', 'users'],
  ['log', 'doc'],
  ['profiles', 'grid'],
  ['backups', 'server'],
] as const satisfies readonly (readonly [string, IconName])[];

const leaves = [
  ['traffic', 'globe'],
  ['licence', 'check'],
  ['help', 'chat'],
] as const satisfies readonly (readonly [string, IconName])[];

/** Half a page each for what stays and what leaves; the line between them is the boundary. */
export function BoundaryLedger() {
  const t = useTranslations('privateDeployment.ledger');
  const you = t('you');
  return (
    <section
      aria-labelledby="stays-title"
      className="relative isolate overflow-hidden bg-blue-50 text-on-ink-2"
    >
      <span
        aria-hidden="true"
        className="absolute inset-y-0 left-0 -z-10 w-[calc(50%+112px)] border-r-4 border-blue-500 bg-ink-950 bg-[radial-gradient(56%_90%_at_100%_50%,var(--color-blue-800),transparent)] shadow-[0_0_70px_var(--color-blue-400)] max-lg:hidden"
      />
      <div className="wrap grid lg:grid-cols-[calc(50%+112px)_1fr]">
        <div className="relative py-11 max-lg:-mx-5 max-lg:border-b-4 max-lg:border-blue-500 max-lg:bg-ink-950 max-lg:bg-[radial-gradient(90%_50%_at_50%_100%,var(--color-blue-800),transparent)] max-lg:px-5 max-lg:pb-18 md:max-lg:-mx-6 md:max-lg:px-6 lg:py-22 lg:pr-24">
          <p className="text-sm">{t('inside')}</p>
          <h2 id="stays-title" className="mt-1 text-h2 text-on-ink">
            {t('insideTitle')}
          </h2>
          <ul className="mt-7 border-t border-ink-line">
            {stays.map(([key, icon]) => (
              <li
                key={key}
                className="grid grid-cols-[32px_1fr] gap-x-2 border-b border-ink-line py-3 md:grid-cols-[32px_1fr_auto] md:items-center md:py-4"
              >
                <Icon name={icon} size={20} className="text-blue-200 max-md:mt-1" />
                <span className="text-[18px] text-on-ink">{t(`stays.${key}.name`)}</span>
                <span className="text-[15px] max-md:col-start-2">{t(`stays.${key}.note`)}</span>
              </li>
            ))}
          </ul>
          <Person
            initial={you}
            tone="plain"
            size="xl"
            className={cn(
              'absolute z-10 ring-4 ring-blue-500 max-lg:bottom-0 max-lg:left-1/2 max-lg:-translate-x-1/2 max-lg:translate-y-1/2 lg:top-1/2 lg:right-0 lg:translate-x-1/2 lg:-translate-y-1/2',
              you.length > 1 && 'text-[20px]!',
            )}
          />
        </div>
        <div className="py-11 text-text-2 max-lg:pt-16 lg:py-22 lg:pl-24">
          <p className="text-sm">{t('outside')}</p>
          <h2 className="mt-1 text-h2 text-text">{t('outsideTitle')}</h2>
          <ul className="mt-7 border-t border-line-2">
            {leaves.map(([key, icon]) => (
              <li
                key={key}
                className="grid grid-cols-[32px_1fr] gap-x-2 border-b border-line-2 py-3 md:py-4"
              >
                <Icon name={icon} size={20} className="mt-1 text-blue-700" />
                <span className="text-[18px] leading-normal text-text">
                  {t(`leaves.${key}.name`)}
                  <span className="block text-[15px] text-text-2">{t(`leaves.${key}.note`)}</span>
                </span>
              </li>
            ))}
          </ul>
          <p className="mt-6 text-sm">{t('note')}</p>
        </div>
      </div>
    </section>
  );
}
