import 'server-only';
import { getTranslations } from 'next-intl/server';
import { Avatar } from '@/components/ui/avatar';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';
import { Icon } from '@/components/ui/icon';

const chipStyles =
  'inline-flex min-h-11 items-center gap-2 rounded-[10px] px-3.5 text-sm leading-tight';

/** The three steps, sharing, signing up and counting, with a picture each. */
export async function InviteSteps() {
  const t = await getTranslations('inviteRefund.steps');
  const pictures = {
    share: (
      <span className={`${chipStyles} bg-paper font-mono text-text`}>
        <Icon name="send" size={18} className="text-blue-600" />
        {t('link')}
      </span>
    ),
    register: (
      <span className="flex items-center gap-3">
        <Avatar initial={t('person')} tone="dark" size="lg" />
        <span className={`${chipStyles} bg-ok-bg text-ok`}>
          <Icon name="check" size={16} />
          {t('code')}
        </span>
      </span>
    ),
    reward: (
      <span className="flex items-center gap-2">
        <span className={`${chipStyles} bg-warm-100 text-warm-text`}>{t('pending')}</span>
        <Icon name="arrow-right" size={18} className="text-text-3" />
        <span className={`${chipStyles} bg-warm-500 font-bold text-on-warm`}>{t('paid')}</span>
      </span>
    ),
  } as const;
  return (
    <Section tone="mist" labelledBy="invite-steps-title">
      <div className="wrap">
        <h2 id="invite-steps-title" className="text-h2 text-text">
          <Phrases text={t('title')} />
        </h2>
        <ol className="mt-8 grid gap-8 md:mt-14 lg:grid-cols-3 lg:gap-0">
          {(['share', 'register', 'reward'] as const).map((step) => (
            <li
              key={step}
              className="lg:border-l lg:border-line-2 lg:px-6 lg:first:border-0 lg:first:pl-0 xl:px-10"
            >
              <div aria-hidden="true" className="campaigns:lg:h-16 mb-3 flex lg:items-end">
                {pictures[step]}
              </div>
              <h3 className="text-h3 text-text">{t(`${step}.title`)}</h3>
              <p className="mt-1.5">{t(`${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
