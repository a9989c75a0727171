import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DesktopAppStatus } from '@/components/forms/desktop-sign-in/desktop-app-status';
import {
  DesktopSignInScreen,
  type DesktopSignInScreenState,
} from '@/components/forms/desktop-sign-in/desktop-sign-in-screen';
import { PageShell } from '@/components/layout/page-shell';
import { desktopSignInLink } from '@/lib/accounts/desktop-sign-in';
import { findPendingDesktopSignIn } from '@/lib/accounts/offered-account';
import { pickMessages } from '@/lib/core/i18n/pick-messages';
import { pageMetadata } from '@/lib/seo/metadata';

interface OauthPageProps {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const baseMetadata = pageMetadata('/oauth');

/** The pages this page links to must not learn where the visitor came from (R6). */
export async function generateMetadata(props: OauthPageProps): Promise<Metadata> {
  return { ...(await baseMetadata(props)), referrer: 'no-referrer' };
}

/** The question for a desktop sign-in, unless it is too late to answer it. */
async function loadQuestion(): Promise<DesktopSignInScreenState> {
  try {
    const desktopSignIn = await findPendingDesktopSignIn();
    if (!desktopSignIn) return { state: 'expired' };
    return { state: desktopSignIn.current ? 'switch' : 'confirm', desktopSignIn };
  } catch {
    return { state: 'unavailable' };
  }
}

function chooseScreen(state: string | string[] | undefined): Promise<DesktopSignInScreenState> {
  // The current session decides which question is asked; the URL only says that a question is due.
  if (state === 'confirm' || state === 'switch') return loadQuestion();
  const isKnown = state === 'missing' || state === 'expired' || state === 'unavailable';
  return Promise.resolve({ state: isKnown ? state : 'about' });
}

/** The texts for a page that runs inside the desktop app. */
async function getClientMessages() {
  const [translator, t, errors] = await Promise.all([
    getTranslations(),
    getTranslations('oauth.desktopApp'),
    getTranslations('errors.byCode'),
  ]);
  return {
    title: t('title'),
    needs: t('needs'),
    abnormal: errors('socket'),
    connection: pickMessages(translator, 'desktop.connection'),
    identity: pickMessages(translator, 'desktop.identity'),
  };
}

export default async function OauthPage({ searchParams }: OauthPageProps) {
  const { state, target } = await searchParams;
  const screen = await chooseScreen(state);
  return (
    <PageShell path="/oauth" tone="light">
      <div className="bg-mist py-8 md:py-16">
        <div className="mx-auto max-w-[600px] px-5 max-sm:px-3">
          <DesktopSignInScreen {...screen} desktopAppHref={desktopSignInLink(target)} />
          <DesktopAppStatus messages={await getClientMessages()} />
        </div>
      </div>
    </PageShell>
  );
}
