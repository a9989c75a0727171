import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import { Icon, type IconName } from '@/components/ui/icon';

const tones = {
  ok: { look: 'bg-ok-bg ring-ok/30', mark: 'text-ok', icon: 'shield' },
  care: { look: 'bg-warm-100 ring-warm-text/25', mark: 'text-warm-text', icon: 'alert' },
  risk: { look: 'bg-risk-bg ring-risk/30', mark: 'text-risk', icon: 'alert' },
} as const satisfies Record<string, { look: string; mark: string; icon: IconName }>;

export interface PanelProps {
  readonly tone: keyof typeof tones;
  readonly title: string;
  readonly children: ReactNode;
}

/** A verdict: its colour, its mark and, in words, what it is. */
export function Panel({ tone, title, children }: PanelProps) {
  const { look, mark, icon } = tones[tone];
  return (
    <div data-verdict={tone} className={cn('mt-5 rounded-lg p-5 ring-1 md:p-6', look)}>
      <h4 tabIndex={-1} className="flex items-center gap-3 text-h3 font-bold text-text">
        <Icon name={icon} size={28} className={cn('flex-none', mark)} />
        {title}
      </h4>
      <div className="mt-2 grid gap-3 text-text-2">{children}</div>
    </div>
  );
}

/** Names and values of what was found; those without a value are left out. */
export function FactRows({
  rows,
}: {
  rows: readonly (readonly [name: string, value: string | null])[];
}) {
  return (
    <dl className="grid text-[15px]">
      {rows.map(
        ([name, value]) =>
          value && (
            <div
              key={name}
              className="grid grid-cols-[7.5rem_1fr] gap-x-3 border-t border-text/10 py-2"
            >
              <dt className="text-text-3">{name}</dt>
              <dd className="min-w-0 wrap-anywhere text-text">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
