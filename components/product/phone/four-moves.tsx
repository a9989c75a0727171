import { useTranslations } from 'next-intl';
import { RiskNotice } from '@/components/mockups/risk-notice';
import { Person } from '@/components/mockups/person';
import { StoreTile } from '@/components/mockups/store-tile';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';
import { Icon } from '@/components/ui/icon';

/** Four things one does away from the desk, each as the screen where it happens. */
export function FourMoves() {
  const t = useTranslations('phoneApp.moves');
  const staff = useTranslations('mockups.staff');
  const pictures = {
    warn: <RiskNotice />,
    grant: (
      <span className="flex items-center justify-center gap-4">
        <StoreTile code="jp" size="lg" />
        <Icon name="arrow-right" size={28} className="text-text-3" />
        <Person initial={staff('chen')} tone="dark" size="lg" />
      </span>
    ),
    revoke: (
      <span className="flex items-center justify-center gap-4">
        <StoreTile code="br" size="lg" />
        <span className="h-0.5 w-12 border-t-2 border-dashed border-risk" />
        <Person initial={staff('wu')} size="lg" className="opacity-50" />
      </span>
    ),
    see: (
      <span className="flex flex-wrap justify-center gap-2.5">
        {(['us', 'my', 'th', 'uk', 'jp'] as const).map((code) => (
          <StoreTile key={code} code={code} size="lg" className="max-lg:last:hidden" />
        ))}
      </span>
    ),
  } as const;
  return (
    <Section tone="mist" labelledBy="moves-title">
      <div className="wrap">
        <h2 id="moves-title" className="text-h2 text-text">
          <Phrases text={t('title')} />
        </h2>
        <ol className="mt-8 grid gap-5 md:mt-14 md:grid-cols-2">
          {(['warn', 'grant', 'revoke', 'see'] as const).map((move) => (
            <li key={move} className="flex flex-col rounded-lg bg-paper p-6 shadow-1 md:p-9">
              <div aria-hidden="true" className="grid min-h-44 flex-1 items-center">
                {pictures[move]}
              </div>
              <h3 className="mt-6 text-h3 text-text">{t(`${move}.title`)}</h3>
              <p className="mt-1.5">{t(`${move}.text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
