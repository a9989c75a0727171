import { useLocale, useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { TextLink } from '@/components/ui/text-link';
import { pagePath } from '@/lib/i18n/paths';
import { HandoverPicture, type OauthState } from './handover-picture';
import { HandoverQuestion, type Handover } from './handover-question';

interface Return {
  /** Link into the client, to begin again from there (D9). */
  clientHref: string;
}

export type OauthScreenProps = OauthScreenState & Return;

export type OauthScreenState =
  | { state: Exclude<OauthState, 'confirm' | 'switch'> }
  /** Nobody is signed in, or replaced by somebody else, without being asked (R6). */
  | { state: 'confirm' | 'switch'; handover: Handover };

const initial = (name = '') => (Array.from(name)[0] ?? '').toUpperCase();

/** What became of a sign-in handed over by the desktop client. Works without JavaScript. */
export function OauthScreen(props: OauthScreenProps) {
  const t = useTranslations('oauth');
  const { state } = props;
  const handover = 'handover' in props ? props.handover : null;
  const { username = '', companyName = '' } = handover?.offered ?? {};
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
        <h1 className="text-[clamp(24px,2.6vw,30px)] leading-[1.35] wrap-anywhere text-text">
          {t(`${state}.title`, { name: username || companyName })}
        </h1>
        <p className="mt-2 text-text-2">{t(`${state}.text`)}</p>
        {'handover' in props ? (
          <HandoverQuestion state={props.state} handover={props.handover} />
        ) : (
          <>
            <Ways state={state} />
            {/* There is no such client on a phone. */}
            {state !== 'about' && (
              <p className="mt-4 text-center max-md:hidden">
                <TextLink href={props.clientHref}>{t('client.open')}</TextLink>
              </p>
            )}
          </>
        )}
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
