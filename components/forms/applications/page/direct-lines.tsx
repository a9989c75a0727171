import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { site, supportHours } from '@/lib/site';

const link =
  'inline-flex min-h-11 items-center gap-2 font-bold break-all text-blue-700 hover:text-blue-800 hover:underline';

/** Phone and mail, for whoever would rather talk. */
export function DirectLines() {
  const t = useTranslations('applications.kit');
  const { phone, email } = site.company;
  return (
    <>
      <p className="flex flex-wrap gap-x-6">
        <a href={`tel:${phone}`} className={link}>
          <Icon name="call" size={18} />
          {phone}
        </a>
        <a href={`mailto:${email}`} className={link}>
          <Icon name="mail" size={18} />
          {email}
        </a>
      </p>
      <p className="text-sm text-text-3">{t('hours', supportHours)}</p>
    </>
  );
}
