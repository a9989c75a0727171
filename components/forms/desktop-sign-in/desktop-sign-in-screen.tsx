import { useLocale, useTranslations } from 'next-intl';
import { Button, ButtonLink } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { TextLink } from '@/components/ui/text-link';
import { pagePath } from '@/lib/core/i18n/paths';

interface ReturnLink {
  /** The link that opens the desktop app, to begin again from there (D9). */
  desktopAppHref: string;
}

type DesktopSignInScreenProps = DesktopSignInScreenState & ReturnLink;

export type DesktopSignInScreenState =
  | { state: Exclude<OauthState, 'confirm' | 'switch'> }
  /** The page signs a visitor in, or changes the account, only after a question (R6). */
  | { state: 'confirm' | 'switch'; desktopSignIn: OfferedDesktopSignIn };

const initialOf = (name = '') => (Array.from(name)[0] ?? '').toUpperCase();

/** The result of a desktop sign-in. It works without JavaScript. */
export function DesktopSignInScreen(props: DesktopSignInScreenProps) {
  const t = useTranslations('oauth');
  const { state } = props;
  const desktopSignIn = 'desktopSignIn' in props ? props.desktopSignIn : null;
  const { username = '', companyName = '' } = desktopSignIn?.offered ?? {};
  return (
    <div className="overflow-hidden rounded-lg bg-paper shadow-2">
      <div className="bg-blue-50 px-5 py-6">
        <SignInPicture
          state={state}
          you={t('you')}
          {...(desktopSignIn && {
            initials: {
              current: initialOf(desktopSignIn.current?.username),
              offered: initialOf(desktopSignIn.offered.username),
            },
          })}
        />
      </div>
      <div className="px-5 pt-7 pb-8 sm:px-9 sm:pb-9">
        <h1 className="text-[clamp(1.5rem,2.6vw,1.875rem)] leading-[1.35] wrap-anywhere text-text">
          {t(`${state}.title`, { name: username || companyName })}
        </h1>
        <p className="mt-2 text-text-2">{t(`${state}.text`)}</p>
        {'desktopSignIn' in props ? (
          <SignInQuestion state={props.state} desktopSignIn={props.desktopSignIn} />
        ) : (
          <>
            <NextLinks state={state} />
            {/* Only a desktop app leads to the other states; `about` also has visitors on phones, where there is no
                desktop app. */}
            {state !== 'about' && (
              <p className="mt-4 text-center max-md:hidden">
                <TextLink href={props.desktopAppHref}>{t('desktopApp.open')}</TextLink>
              </p>
            )}
          </>
        )}
      </div>
    </div>
  );
}

function NextLinks({ state }: { state: OauthState }) {
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

interface Account {
  readonly username: string;
  readonly companyName: string;
}

interface OfferedDesktopSignIn {
  /** The id of the offer; the answer names it. */
  readonly id: string;
  /** The account on this website that would be replaced; null if there is none. */
  readonly current: Account | null;
  readonly offered: Account;
}

interface SignInQuestionProps {
  /** `confirm` asks whether to sign in at all, `switch` whether to replace another account. */
  state: 'confirm' | 'switch';
  desktopSignIn: OfferedDesktopSignIn;
}

/** Asks with a plain form, so that the answer needs no script. */
function SignInQuestion({ state, desktopSignIn }: SignInQuestionProps) {
  const t = useTranslations('oauth');
  const { id, current, offered } = desktopSignIn;
  return (
    <>
      <dl className="mt-5 border-b border-line">
        {current && <AccountTerm term={t('current')} account={current} />}
        <AccountTerm term={t(`${state}.offered`)} account={offered} />
      </dl>
      <form method="post" action="/api/oauth/switch" className="mt-7 flex flex-wrap gap-3 *:flex-1">
        <input type="hidden" name="locale" value={useLocale()} />
        <input type="hidden" name="offer" value={id} />
        <Button type="submit" name="decision" value="accept">
          {t(`${state}.accept`)}
        </Button>
        <Button type="submit" name="decision" value="decline" variant="outline">
          {t(`${state}.decline`)}
        </Button>
      </form>
      <p className="mt-5 text-sm text-text-3">{t(`${state}.hint`)}</p>
    </>
  );
}

function AccountTerm({ term, account }: { term: string; account: Account }) {
  return (
    <div className="grid gap-x-5 border-t border-line py-4 sm:grid-cols-[9em_1fr]">
      <dt className="text-sm text-text-3 sm:pt-0.5">{term}</dt>
      <dd className="wrap-anywhere">
        <b className="block text-text">{account.username}</b>
        <span className="text-sm text-text-2">{account.companyName}</span>
      </dd>
    </div>
  );
}

type OauthState = 'about' | 'missing' | 'expired' | 'unavailable' | 'confirm' | 'switch';

interface SignInPictureProps {
  state: OauthState;
  you: string;
  /**
   * First characters of the names: of the account that is signed in here, and of the account the desktop app hands
   * over.
   */
  initials?: { current: string; offered: string };
}

/** The desktop app, a blue square, handing a person over to this website, a window (decorative). */
function SignInPicture({ state, you, initials }: SignInPictureProps) {
  const shownInitial = initials?.current ?? (state === 'about' ? you : '');
  return (
    <svg viewBox="0 0 360 152" aria-hidden="true" className="mx-auto block w-full max-w-[360px]">
      <g>
        <rect x="18" y="44" width="64" height="64" rx="18" className="fill-blue-600" />
        <rect x="32" y="76" width="9" height="18" rx="3" className="fill-white/70" />
        <rect x="45.5" y="58" width="9" height="36" rx="3" className="fill-white" />
        <rect x="59" y="67" width="9" height="27" rx="3" className="fill-white/70" />
      </g>
      <SignInLine state={state} />
      <rect
        x="196"
        y="19"
        width="148"
        height="114"
        rx="20"
        strokeWidth="2"
        className={cn('fill-paper', shownInitial ? 'stroke-blue-600' : 'stroke-line-2')}
      />
      <path d="M197 48H343" strokeWidth="2" className="stroke-line" />
      {[212, 222, 232].map((x) => (
        <circle key={x} cx={x} cy="34" r="3" className="fill-line-2" />
      ))}
      <PersonCircle x={270} y={90} text={shownInitial} isDark={initials !== undefined} />
      {initials && <PersonCircle x={136} y={76} text={initials.offered} />}
    </svg>
  );
}

function SignInLine({ state }: { state: OauthState }) {
  if (state === 'unavailable')
    return (
      <g strokeWidth="3" strokeLinecap="round" fill="none">
        <path d="M96 76H118M158 76H180" className="stroke-line-2" />
        <path d="M131 69l14 14M145 69l-14 14" className="stroke-risk" />
      </g>
    );
  const isOpen = state === 'about' || state === 'confirm' || state === 'switch';
  return (
    <g strokeWidth="4" strokeLinecap="round" strokeLinejoin="round" fill="none">
      <path
        d="M96 76H182"
        className={isOpen ? 'stroke-blue-600' : 'stroke-line-2 [stroke-dasharray:2_9]'}
      />
      {isOpen && <path d="M172 66l10 10-10 10" className="stroke-blue-600" />}
      {state === 'expired' && (
        <g strokeWidth="2.5">
          <circle cx="138" cy="76" r="17" className="fill-warm-500 stroke-paper" />
          <path d="M138 67V77l7 4" className="stroke-on-warm" />
        </g>
      )}
    </g>
  );
}

/** A person, or an empty place for one. */
function PersonCircle({
  x,
  y,
  text,
  isDark = false,
}: {
  x: number;
  y: number;
  text: string;
  isDark?: boolean;
}) {
  return (
    <>
      <circle
        cx={x}
        cy={y}
        r="22"
        strokeWidth="2.5"
        className={cn(
          text ? 'stroke-text' : 'stroke-line-2 [stroke-dasharray:4_5]',
          isDark && text ? 'fill-text' : 'fill-white',
        )}
      />
      <text
        x={x}
        y={y}
        textAnchor="middle"
        dominantBaseline="central"
        fontSize={text.length > 1 ? 14 : 17}
        className={cn('font-bold', isDark ? 'fill-white' : 'fill-text')}
      >
        {text}
      </text>
    </>
  );
}
