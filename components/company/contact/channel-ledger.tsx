import { useLocale, useTranslations } from 'next-intl';
import { PageLink } from '@/components/ui/page-link';
import { pagePath } from '@/lib/i18n/paths';
import { directLines, responsePromise, supportHours } from '@/lib/site';

/** Each matter with the one way that leads to whoever deals with it. */
const rows = [
  { key: 'presale', way: 'phone' },
  { key: 'aftersale', way: 'phone' },
  { key: 'account', way: '/service' },
  { key: 'cooperation', way: '/partners/apply' },
  { key: 'enterprise', way: '/private/apply' },
  { key: 'visit', way: '/appointment' },
  { key: 'press', way: 'email' },
  { key: 'complaint', way: '/feedback' },
] as const;

const link = 'inline-flex min-h-11 items-center font-bold text-blue-700 hover:underline';

/** Who deals with what: a line a matter, when somebody answers and its way. */
export function ChannelLedger() {
  const t = useTranslations('contact.ledger');
  const promise = responsePromise[useLocale()];
  return (
    <section aria-labelledby="ledger-title" id="channels">
      <h2 id="ledger-title" className="text-h3 text-text">
        {t('title')}
      </h2>
      <p className="mt-1 border-b border-line-2 pb-4 text-[15px]">{t('lead')}</p>
      <dl>
        {rows.map(({ key, way }) => (
          <div
            key={key}
            className="grid grid-cols-[minmax(0,1fr)_6.75rem] items-center gap-x-4 border-b border-line py-3.5 md:grid-cols-[minmax(0,6fr)_minmax(0,5fr)_auto]"
          >
            <dt className="text-sm text-balance">
              <b className="block text-base text-text">{t(`rows.${key}.name`)}</b>
              {t(`rows.${key}.text`)}
            </dt>
            <dd className="text-sm text-text-3 max-md:row-start-2">
              {t(`rows.${key}.when`, { promise, ...supportHours })}
            </dd>
            <dd className="text-right max-md:row-span-2">
              <Way way={way} label={t(`rows.${key}.way`)} write={t('rows.complaint.way')} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface WayProps {
  way: (typeof rows)[number]['way'];
  label: string;
  /** Says what takes the place of a line that is not configured. */
  write: string;
}

function Way({ way, label, write }: WayProps) {
  const locale = useLocale();
  const direct = directLines.find(({ kind }) => kind === way);
  if (direct)
    return (
      <a href={direct.href} className={`${link} break-all`}>
        {direct.text}
      </a>
    );
  const isLine = way === 'phone' || way === 'email';
  return (
    <PageLink href={pagePath(locale, isLine ? '/feedback' : way)} className={link}>
      {isLine ? write : label}
    </PageLink>
  );
}
