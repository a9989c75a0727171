import { useLocale, useTranslations } from 'next-intl';
import { Phrases } from '@/components/sections/phrases';
import { Icon } from '@/components/ui/icon';
import { PageLink } from '@/components/ui/page-link';
import { pagePath } from '@/lib/i18n/paths';
import { directLines, supportHours } from '@/lib/site';

/** Matters by how soon they are answered, each with the one way that leads to whoever deals with it. */
const speeds = [
  {
    speed: 'now',
    mark: 'bg-ok',
    rows: [
      { key: 'presale', way: 'phone' },
      { key: 'aftersale', way: 'phone' },
    ],
  },
  { speed: 'any', mark: 'bg-blue-600', rows: [{ key: 'account', way: '/service' }] },
  {
    speed: 'day',
    mark: 'bg-text-3',
    rows: [
      { key: 'enterprise', way: '/private/apply' },
      { key: 'cooperation', way: '/partners/apply' },
      { key: 'visit', way: '/appointment' },
      { key: 'press', way: 'email' },
      { key: 'complaint', way: '/feedback' },
    ],
  },
] as const;

type Row = (typeof speeds)[number]['rows'][number];

/** Who deals with what and how soon: a speed a group, a matter a line. */
export function ChannelLedger() {
  const t = useTranslations('contact.ledger');
  return (
    <section
      aria-labelledby="ledger-title"
      id="channels"
      className="wrap py-12 text-text-2 md:py-22"
    >
      <h2 id="ledger-title" className="text-h2 text-text">
        <Phrases text={t('title')} />
      </h2>
      <p className="mt-3 max-w-[40em]">{t('lead')}</p>
      {speeds.map(({ speed, mark, rows }) => (
        <section
          key={speed}
          aria-labelledby={`speed-${speed}`}
          className="mt-9 grid gap-x-14 border-t-2 border-text pt-5 md:mt-12 lg:grid-cols-[4fr_8fr]"
        >
          <div>
            <h3
              id={`speed-${speed}`}
              className="flex items-center gap-3 text-[clamp(24px,2.4vw,32px)] leading-tight text-text"
            >
              <span aria-hidden="true" className={`size-3 flex-none rounded-full ${mark}`} />
              {t(`speeds.${speed}.name`, supportHours)}
            </h3>
            <p className="mt-1 pl-6 text-text-3">{t(`speeds.${speed}.text`, supportHours)}</p>
          </div>
          <dl className="max-lg:mt-3">
            {rows.map((row) => (
              <Matter key={row.key} row={row} />
            ))}
          </dl>
        </section>
      ))}
    </section>
  );
}

function Matter({ row }: { row: Row }) {
  const t = useTranslations('contact.ledger');
  return (
    <div className="grid items-center gap-x-8 gap-y-1 border-b border-line py-4 last:border-0 md:grid-cols-[minmax(0,1fr)_13rem]">
      <dt className="text-pretty">
        <b className="block text-[18px] text-text">{t(`rows.${row.key}.name`)}</b>
        {t(`rows.${row.key}.text`)}
      </dt>
      <dd>
        <Way row={row} />
      </dd>
    </div>
  );
}

const link =
  'inline-flex min-h-11 items-center gap-2.5 font-bold wrap-anywhere text-blue-700 hover:underline';

/** The line itself; where it is not configured, the form takes its place (B7). */
function Way({ row }: { row: Row }) {
  const t = useTranslations('contact');
  const locale = useLocale();
  const direct = directLines.find(({ kind }) => kind === row.way);
  if (direct)
    return (
      <a href={direct.href} className={link}>
        <Icon name={direct.kind === 'phone' ? 'call' : 'mail'} size={18} className="flex-none" />
        {direct.text}
      </a>
    );
  const written = row.way === 'phone' || row.way === 'email';
  return (
    <PageLink href={pagePath(locale, written ? '/feedback' : row.way)} className={link}>
      <Icon name="arrow-right" size={18} className="flex-none" />
      {written ? t('card.write') : t(`ledger.rows.${row.key}.way`)}
    </PageLink>
  );
}
