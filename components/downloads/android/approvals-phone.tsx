import { useTranslations } from 'next-intl';
import { Person } from '@/components/mockups/person';
import { PhoneFrame } from '@/components/mockups/phone-frame';
import { StoreTile } from '@/components/mockups/store-tile';
import type { StoreCode } from '@/components/mockups/stores';
import { Phrases } from '@/components/sections/phrases';
import { cn } from '@/components/ui/cn';

interface RequestCardProps {
  code: StoreCode;
  edge: string;
  title: string;
  text: string;
  actions: readonly [string, string];
  risk?: boolean;
}

function RequestCard({ code, edge, title, text, actions, risk = false }: RequestCardProps) {
  return (
    <div
      className={cn(
        'mt-3.5 grid grid-cols-[auto_1fr] items-center gap-x-3 rounded-[14px] border border-l-4 border-line p-3.5 text-xs',
        edge,
      )}
    >
      <StoreTile code={code} />
      <span>
        <b className="block text-[15px] text-text">{title}</b>
        <Phrases text={text} />
      </span>
      <span className="col-span-2 mt-3 grid grid-cols-2 gap-2 text-center">
        <span className="rounded-[9px] px-1 py-2.5 text-text ring-1 ring-line-2 ring-inset">
          {actions[0]}
        </span>
        <span
          className={cn(
            'rounded-[9px] px-1 py-2.5 font-bold text-white',
            risk ? 'bg-risk' : 'bg-blue-600',
          )}
        >
          {actions[1]}
        </span>
      </span>
    </div>
  );
}

const rows = ['us', 'my', 'jp', 'br'] as const;

/** The phone app with two requests waiting and the stores below; one picture to screen readers. */
export function ApprovalsPhone({ className }: { className?: string }) {
  const t = useTranslations('download.android.phone');
  return (
    <PhoneFrame label={t('label')} className={className}>
      <div className="flex items-center justify-between text-[18px] text-text">
        <b>{t('title')}</b>
        <Person initial={t('you')} tone="you" size="md" className="text-xs" />
      </div>
      <RequestCard
        code="de"
        edge="border-l-store-de"
        title={t('deStore')}
        text={t('deText')}
        actions={[t('allowOnce'), t('refuse')]}
        risk
      />
      <RequestCard
        code="uk"
        edge="border-l-store-uk"
        title={t('ukStore')}
        text={t('ukText')}
        actions={[t('refuse'), t('agree')]}
      />
      <div className="mt-2">
        {rows.map((code, index) => (
          <div key={code} className="flex items-center gap-3 border-b border-line px-0.5 py-3">
            <StoreTile code={code} />
            <span className="flex-1 text-sm text-text">{t(`stores.${code}`)}</span>
            <span className={cn('text-ui', index < 2 ? 'text-ok' : 'text-text-3')}>
              {t(index < 2 ? 'open' : 'closed')}
            </span>
          </div>
        ))}
      </div>
    </PhoneFrame>
  );
}
