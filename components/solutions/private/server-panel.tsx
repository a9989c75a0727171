import { useTranslations } from 'next-intl';
import { cn } from '@/components/ui/cn';

/** What runs on the customer's server: lighter what works, darker what keeps. */
const modules = [
  ['app', 'bg-white/8'],
  ['robot', 'bg-white/8'],
  ['database', 'bg-ink-900/45'],
  ['log', 'bg-ink-900/45'],
  ['backup', 'bg-ink-900/45 col-span-2'],
] as const;

/** The customer's server, blue as the product is. */
export function ServerPanel() {
  const t = useTranslations('privateDeployment.map');
  return (
    <div className="z-10 flex flex-col rounded-t-lg bg-blue-600 bg-linear-to-br from-blue-600 to-blue-700 p-5 text-white shadow-[0_0_0_8px_var(--color-blue-100)] [clip-path:inset(-8px_-8px_0_-8px)] md:p-7 lg:rounded-l-lg lg:rounded-tr-none lg:py-6 lg:[clip-path:inset(-8px_0_-8px_-8px)]">
      <b className="pb-4 text-[18px]">{t('server')}</b>
      <span className="grid flex-1 grid-cols-2 gap-3">
        {modules.map(([key, look]) => (
          <span
            key={key}
            className={cn(
              'flex flex-col justify-center rounded-md px-4 py-3 leading-snug md:min-h-22',
              look,
            )}
          >
            <b>{t(`modules.${key}.name`)}</b>
            <span className="mt-1 text-sm">{t(`modules.${key}.note`)}</span>
          </span>
        ))}
      </span>
    </div>
  );
}
