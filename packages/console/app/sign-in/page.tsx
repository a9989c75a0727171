import { redirect } from 'next/navigation';
import { getFormatter, getTranslations } from 'next-intl/server';
import { queryParam, type UrlQuery } from '@superbrowser/console/lib/url-query';
import { LanguageSwitch } from '@superbrowser/console/ui/console-frame';
import { toConsolePath, resultParam } from '@superbrowser/console/lib/result-url';
import { findCurrentStaff } from '@superbrowser/console/lib/session';
import { minuteMs } from '@superbrowser/shared/durations';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/text-field';

interface PageProps {
  readonly searchParams: Promise<UrlQuery>;
}

export async function generateMetadata() {
  return { title: (await getTranslations('console.signIn'))('title') };
}

const minuteAfter = (instant: string) =>
  new Date(Math.ceil(Date.parse(instant) / minuteMs) * minuteMs);

async function RefusalMessage({ reason, until }: { reason: string; until: string | undefined }) {
  const [t, format] = [await getTranslations('console.signIn'), await getFormatter()];
  // The time is rounded up, because attempts may be refused until the minute ends.
  const at = until && !Number.isNaN(Date.parse(until)) ? minuteAfter(until) : null;
  const message =
    reason === 'locked' && at
      ? t('locked', { time: format.dateTime(at, 'instant') })
      : t(reason === 'empty' ? 'empty' : 'wrong');
  return (
    <p role="alert" className="mt-4 rounded-md bg-risk-bg px-4 py-3 text-risk">
      {message}
    </p>
  );
}

export default async function SignInPage({ searchParams }: PageProps) {
  const query = await searchParams;
  const returnPath = toConsolePath(queryParam(query, 'back'));
  if (await findCurrentStaff()) redirect(returnPath);
  const t = await getTranslations('console.signIn');
  const reason = queryParam(query, 'refused');
  const name = queryParam(query, 'name')?.slice(0, 300);
  return (
    <main className="mx-auto max-w-[420px] px-4 py-10 sm:py-20">
      <div className="flex items-center justify-between">
        <h1 className="text-h3">{t('title')}</h1>
        <LanguageSwitch returnPath={`/sign-in?back=${encodeURIComponent(returnPath)}`} />
      </div>
      {!reason && new URLSearchParams(returnPath.split('?')[1]).has(resultParam) && (
        <p role="alert" className="mt-4 rounded-md bg-warm-100 px-4 py-3 text-warm-text">
          {t('ended')}
        </p>
      )}
      {!reason && queryParam(query, 'ended') === 'everywhere' && (
        <p role="status" className="mt-4 rounded-md bg-ok-bg px-4 py-3 text-ok">
          {t('everywhere')}
        </p>
      )}
      {reason && <RefusalMessage reason={reason} until={queryParam(query, 'until')} />}
      <form method="post" action="/session/start" className="panel mt-4 grid gap-4">
        <input type="hidden" name="back" value={returnPath} />
        <TextField
          id="name"
          name="name"
          label={t('name')}
          defaultValue={name}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          autoFocus={!name}
        />
        <TextField
          id="password"
          name="password"
          type="password"
          label={t('password')}
          autoComplete="current-password"
          required
          autoFocus={Boolean(name)}
        />
        <TextField
          id="code"
          name="code"
          label={t('code')}
          hint={t('codeHint')}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
        <Button type="submit">{t('submit')}</Button>
      </form>
      <p className="mt-4 text-text-2">{t('lost')}</p>
    </main>
  );
}
