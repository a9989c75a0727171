import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { directLines, supportHours } from '@/lib/site';

const link =
  'inline-flex min-h-11 items-center gap-2 font-bold break-all text-blue-700 hover:text-blue-800 hover:underline';

/** Telephone and mail, for whoever would rather talk. */
export function DirectLines() {
  const t = useTranslations('applications.kit');
  return (
    <>
      <p className="flex flex-wrap gap-x-6">
        {directLines.map(({ kind, text, href }) => (
          <a key={kind} href={href} className={link}>
            <Icon name={kind === 'phone' ? 'call' : 'mail'} size={18} />
            {text}
          </a>
        ))}
      </p>
      <p className="text-sm text-text-3">{t('hours', supportHours)}</p>
    </>
  );
}
