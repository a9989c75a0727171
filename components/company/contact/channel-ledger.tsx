import { useLocale, useTranslations } from 'next-intl';
import { SectionHead } from '@/components/sections/section-head';
import { Section } from '@/components/sections/section';
import { PageLink } from '@/components/ui/page-link';
import { Icon, type IconName } from '@/components/ui/icon';
import { pagePath } from '@/lib/i18n/paths';
import { directLines, responsePromise, supportHours } from '@/lib/site';

/** Each matter with the one way that leads to whoever deals with it. */
const rows = [
  { key: 'presale', icon: 'chat', way: 'phone' },
  { key: 'aftersale', icon: 'shield', way: 'phone' },
  { key: 'account', icon: 'lock', way: '/service' },
  { key: 'cooperation', icon: 'users', way: '/partners/apply' },
  { key: 'enterprise', icon: 'server', way: '/private/apply' },
  { key: 'press', icon: 'doc', way: 'email' },
  { key: 'complaint', icon: 'alert', way: '/feedback' },
] as const satisfies readonly { key: string; icon: IconName; way: string }[];

const link = 'inline-flex min-h-11 items-center font-bold text-blue-700 hover:underline break-all';

/** Who deals with what: a line a matter, its way and when somebody answers. */
export function ChannelLedger() {
  const t = useTranslations('contact.ledger');
  const promise = responsePromise[useLocale()];
  return (
    <Section labelledBy="ledger-title" id="channels">
      <div className="wrap">
        <SectionHead id="ledger-title" title={t('title')} lead={t('lead')} />
        <dl className="border-t-2 border-text">
          {rows.map(({ key, icon, way }) => (
            <div
              key={key}
              className="grid gap-x-8 gap-y-1 border-b border-line-2 py-5 md:grid-cols-[3fr_5fr_3fr] md:items-center"
            >
              <dt className="flex items-center gap-3 text-[20px] font-bold text-text">
                <Icon name={icon} size={24} className="text-blue-600" />
                {t(`rows.${key}.name`)}
              </dt>
              <dd>
                {t(`rows.${key}.text`)}
                <span className="block text-sm text-text-3">
                  {t(`rows.${key}.when`, { promise, ...supportHours })}
                </span>
              </dd>
              <dd className="md:justify-self-end">
                <Way way={way} label={t(`rows.${key}.way`)} write={t('rows.complaint.way')} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
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
      <a href={direct.href} className={link}>
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
