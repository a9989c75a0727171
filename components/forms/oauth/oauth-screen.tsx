import { useLocale, useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { pagePath } from '@/lib/i18n/paths';
import { HandoverPicture, type OauthState } from './handover-picture';
import { SwitchQuestion, type Handover } from './switch-question';

export type OauthScreenProps =
  | { state: Exclude<OauthState, 'switch'> }
  /** Somebody is signed in already; whose session goes on is asked, never decided (R6). */
  | { state: 'switch'; handover: Handover };

const initial = (name = '') => (Array.from(name)[0] ?? '').toUpperCase();

/** What became of a sign-in handed over by the desktop client. Works without JavaScript. */
export function OauthScreen(props: OauthScreenProps) {
  const t = useTranslations('oauth');
  const { state } = props;
  const handover = props.state === 'switch' ? props.handover : null;
  return (
    <div className="overflow-hidden rounded-lg bg-paper shadow-2">
      <div className="bg-blue-50 px-5 py-6">
        <HandoverPicture
          state={state}
          you={t('you')}
          {...(handover && {
            initials: {
              current: initial(handover.current?.username),
              offered: initial(handover.offered.username),
            },
          })}
        />
      </div>
      <div className="px-5 pt-7 pb-8 sm:px-9 sm:pb-9">
        <h1 className="text-[clamp(24px,2.6vw,30px)] leading-[1.35] text-text">
          {t(`${state}.title`)}
        </h1>
        <p className="mt-2 text-text-2">{t(`${state}.text`)}</p>
        {handover ? <SwitchQuestion handover={handover} /> : <Ways state={state} />}
      </div>
    </div>
  );
}

function Ways({ state }: { state: OauthState }) {
  const t = useTranslations('oauth');
  const locale = useLocale();
  return (
    <div className="mt-7 flex flex-wrap gap-3 *:flex-1">
      {state !== 'about' && (
        <ButtonLink href={pagePath(locale, '/register', '?mode=signin')}>{t('signIn')}</ButtonLink>
      )}
      <ButtonLink href={pagePath(locale, '/')} variant={state === 'about' ? 'primary' : 'outline'}>
        {t('home')}
      </ButtonLink>
    </div>
  );
}
