import { useLocale, useTranslations } from 'next-intl';
import { Phrases } from '@/components/sections/phrases';
import { Icon } from '@/components/ui/icon';
import { PlainLink } from '@/components/ui/plain-link';
import { pagePath } from '@/lib/core/i18n/paths';
import { contactLinks, phoneAndWechatOf } from '@/lib/site';
import { supportHours } from '@/lib/support-hours';

const talkRows = [
  { key: 'presale', contactTarget: 'phone' },
  { key: 'aftersale', contactTarget: 'phone' },
] as const;

/** Matters by how soon they are answered, each with the one contact for it. */
const matterGroups = [
  { responseTime: 'now', mark: 'bg-ok', rows: talkRows },
  {
    responseTime: 'any',
    mark: 'bg-blue-600',
    rows: [{ key: 'account', contactTarget: '/service' }],
  },
  {
    responseTime: 'day',
    mark: 'bg-text-3',
    rows: [
      { key: 'enterprise', contactTarget: '/private/apply' },
      { key: 'cooperation', contactTarget: '/partners/apply' },
      { key: 'visit', contactTarget: '/appointment' },
      { key: 'press', contactTarget: 'email' },
      { key: 'complaint', contactTarget: '/feedback' },
    ],
  },
] as const;

type MatterRow = (typeof matterGroups)[number]['rows'][number];

interface MatterGroup {
  readonly responseTime: (typeof matterGroups)[number]['responseTime'];
  readonly mark: string;
  readonly rows: readonly MatterRow[];
}

/** Without telephone or chat, matters to talk about are handled in writing (P1). */
const writtenMatterGroups: readonly MatterGroup[] = matterGroups
  .filter(({ responseTime }) => responseTime !== 'now')
  .map((group) =>
    group.responseTime === 'day' ? { ...group, rows: [...talkRows, ...group.rows] } : group,
  );

/** Says who handles which matter and how soon: one group for each speed, one line for each matter. */
export function ContactChannels({ hasWechat }: { hasWechat: boolean }) {
  const t = useTranslations('contact.channels');
  const contactOption = phoneAndWechatOf(hasWechat);
  const shownMatterGroups: readonly MatterGroup[] =
    contactOption === 'none' ? writtenMatterGroups : matterGroups;
  return (
    <section
      aria-labelledby="contact-channels-title"
      id="channels"
      className="wrap py-12 text-text-2 md:py-18"
    >
      <h2 id="contact-channels-title" className="text-h2 text-text">
        <Phrases text={t('title')} />
      </h2>
      <p className="mt-3 max-w-[40em]">{t('lead')}</p>
      {shownMatterGroups.map(({ responseTime, mark, rows }) => (
        <section
          key={responseTime}
          aria-labelledby={`speed-${responseTime}`}
          className="mt-9 grid gap-x-14 border-t-2 border-text pt-5 md:mt-12 lg:grid-cols-[4fr_8fr]"
        >
          <div>
            <h3
              id={`speed-${responseTime}`}
              className="flex items-center gap-3 text-[clamp(1.5rem,2.4vw,2rem)] leading-tight text-text"
            >
              <span aria-hidden="true" className={`size-3 flex-none rounded-full ${mark}`} />
              {t(`speeds.${responseTime}.name`)}
            </h3>
            <p className="mt-1 pl-6 text-text-3">
              {responseTime === 'now' && contactOption !== 'none'
                ? t(`talk.${contactOption}`, supportHours)
                : t(`speeds.${responseTime === 'now' ? 'day' : responseTime}.text`)}
            </p>
          </div>
          <dl className="max-lg:mt-3">
            {rows.map((row) => (
              <Matter key={row.key} row={row} hasWechat={hasWechat} />
            ))}
          </dl>
        </section>
      ))}
    </section>
  );
}

function Matter({ row, hasWechat }: { row: MatterRow; hasWechat: boolean }) {
  const t = useTranslations('contact.channels');
  return (
    <div className="grid items-center gap-x-8 gap-y-1 border-b border-line py-4 last:border-0 md:grid-cols-[minmax(0,1fr)_13rem]">
      <dt className="text-pretty">
        <b className="block text-[1.125rem] text-text">{t(`rows.${row.key}.name`)}</b>
        {t(`rows.${row.key}.text`)}
      </dt>
      <dd>
        <MatterLink row={row} hasWechat={hasWechat} />
      </dd>
    </div>
  );
}

const linkStyles =
  'inline-flex min-h-11 items-center gap-2.5 font-bold wrap-anywhere text-blue-700 hover:underline';

/** The contact itself; where it is not configured, the form replaces it (B7). */
function MatterLink({ row, hasWechat }: { row: MatterRow; hasWechat: boolean }) {
  const t = useTranslations('contact');
  const locale = useLocale();
  const directLink = contactLinks.find(({ kind }) => kind === row.contactTarget);
  if (directLink)
    return (
      <a href={directLink.href} className={linkStyles}>
        <Icon
          name={directLink.kind === 'phone' ? 'call' : 'mail'}
          size={18}
          className="flex-none"
        />
        {directLink.text}
      </a>
    );
  if (row.contactTarget === 'phone' && hasWechat)
    return (
      <a href="#contact-card-title" className={linkStyles}>
        <Icon name="chat" size={18} className="flex-none" />
        {t('card.wechat')}
      </a>
    );
  const isWritten = row.contactTarget === 'phone' || row.contactTarget === 'email';
  return (
    <PlainLink
      href={pagePath(locale, isWritten ? '/feedback' : row.contactTarget)}
      className={linkStyles}
    >
      <Icon name="arrow-right" size={18} className="flex-none" />
      {isWritten ? t('card.write') : t(`channels.rows.${row.key}.way`)}
    </PlainLink>
  );
}
