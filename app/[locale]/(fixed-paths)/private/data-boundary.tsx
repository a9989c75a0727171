import { useTranslations } from 'next-intl';
import { Avatar } from '@/components/ui/avatar';
import { cn } from '@/components/ui/cn';
import { Icon, type IconName } from '@/components/ui/icon';

const stayingData = [
  ['passwords', 'lock'],
  ['members', 'users'],
  ['log', 'doc'],
  ['profiles', 'grid'],
  ['backups', 'server'],
] as const satisfies readonly (readonly [string, IconName])[];

const leavingData = [
  ['traffic', 'globe'],
  ['license', 'check'],
  ['help', 'chat'],
] as const satisfies readonly (readonly [string, IconName])[];

/** What stays and what leaves, on half a page each; the line between them is the boundary. */
export function DataBoundary() {
  const t = useTranslations('private.boundary');
  const you = t('you');
  return (
    <section
      aria-labelledby="data-boundary-title"
      className="relative isolate overflow-hidden bg-blue-50 text-on-ink-2"
    >
      <span
        aria-hidden="true"
        className="private:w-[calc(50%+112px)] private:border-r-4 private:bg-[radial-gradient(56%_90%_at_100%_50%,var(--color-blue-800),transparent)] private:shadow-[0_0_70px_var(--color-blue-400)] absolute inset-y-0 left-0 -z-10 border-blue-500 bg-ink-950 max-lg:hidden"
      />
      <div className="private:lg:grid-cols-[calc(50%+112px)_1fr] wrap grid">
        <div className="private:max-lg:border-b-4 private:max-lg:border-blue-500 private:max-lg:bg-ink-950 private:max-lg:bg-[radial-gradient(90%_50%_at_50%_100%,var(--color-blue-800),transparent)] private:md:max-lg:-mx-6 private:md:max-lg:px-6 private:lg:py-18 private:lg:pr-24 relative py-11 max-lg:-mx-5 max-lg:px-5 max-lg:pb-18">
          <p className="text-sm">{t('inside')}</p>
          <h2 id="data-boundary-title" className="mt-1 text-h2 text-on-ink">
            {t('insideTitle')}
          </h2>
          <ul className="mt-7 border-t border-ink-line">
            {stayingData.map(([key, icon]) => (
              <li
                key={key}
                className="private:grid-cols-[32px_1fr] private:md:grid-cols-[32px_1fr_auto] private:md:py-4 grid gap-x-2 border-b border-ink-line py-3 md:items-center"
              >
                <Icon name={icon} size={20} className="text-blue-200 max-md:mt-1" />
                <span className="text-[1.125rem] text-on-ink">{t(`stays.${key}.name`)}</span>
                <span className="text-[0.9375rem] max-md:col-start-2">
                  {t(`stays.${key}.note`)}
                </span>
              </li>
            ))}
          </ul>
          <Avatar
            initial={you}
            tone="plain"
            size="xl"
            className={cn(
              'private:max-lg:bottom-0 private:max-lg:left-1/2 private:max-lg:-translate-x-1/2 private:max-lg:translate-y-1/2 private:lg:top-1/2 private:lg:translate-x-1/2 private:lg:-translate-y-1/2 absolute z-10 ring-4 ring-blue-500 lg:right-0',
              you.length > 1 && 'private:text-[1.25rem]!',
            )}
          />
        </div>
        <div className="private:max-lg:pt-16 private:lg:py-18 private:lg:pl-24 py-11 text-text-2">
          <p className="text-sm">{t('outside')}</p>
          <h2 className="mt-1 text-h2 text-text">{t('outsideTitle')}</h2>
          <ul className="mt-7 border-t border-line-2">
            {leavingData.map(([key, icon]) => (
              <li
                key={key}
                className="private:grid-cols-[32px_1fr] private:md:py-4 grid gap-x-2 border-b border-line-2 py-3"
              >
                <Icon name={icon} size={20} className="mt-1 text-blue-700" />
                <span className="text-[1.125rem] leading-normal text-text">
                  {t(`leaves.${key}.name`)}
                  <span className="block text-[0.9375rem] text-text-2">
                    {t(`leaves.${key}.note`)}
                  </span>
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
