import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';

interface Account {
  readonly username: string;
  readonly companyName: string;
}

/** Who is signed in on this website, null when that session is over, and whom the client offers. */
export interface Handover {
  readonly current: Account | null;
  readonly offered: Account;
}

/** Asks with a plain form: the answer needs no script. */
export function SwitchQuestion({ handover }: { handover: Handover }) {
  const t = useTranslations('oauth.switch');
  const { current, offered } = handover;
  return (
    <>
      <dl className="mt-5 border-b border-line">
        {current && <Side term={t('current')} account={current} />}
        <Side term={t('offered')} account={offered} />
      </dl>
      <form method="post" action="/api/oauth/switch" className="mt-7 flex flex-wrap gap-3 *:flex-1">
        <input type="hidden" name="locale" value={useLocale()} />
        <Button type="submit" name="decision" value="switch">
          {t('switch')}
        </Button>
        <Button type="submit" name="decision" value="keep" variant="outline">
          {current ? t('keep') : t('decline')}
        </Button>
      </form>
    </>
  );
}

function Side({ term, account }: { term: string; account: Account }) {
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
