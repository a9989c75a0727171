import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';

interface Account {
  readonly username: string;
  readonly companyName: string;
}

export interface Handover {
  /** Of the offer: the answer says what it answers. */
  readonly id: string;
  /** Who would be replaced on this website, null where nobody would. */
  readonly current: Account | null;
  readonly offered: Account;
}

interface HandoverQuestionProps {
  /** confirm: sign in at all? switch: in the place of somebody else? */
  state: 'confirm' | 'switch';
  handover: Handover;
}

/** Asks with a plain form: the answer needs no script. */
export function HandoverQuestion({ state, handover }: HandoverQuestionProps) {
  const t = useTranslations('oauth');
  const { id, current, offered } = handover;
  return (
    <>
      <dl className="mt-5 border-b border-line">
        {current && <Side term={t('current')} account={current} />}
        <Side term={t(`${state}.offered`)} account={offered} />
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
