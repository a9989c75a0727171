import { cn } from '@/components/ui/cn';
import { TextLink } from '@/components/ui/text-link';
import type { InviteSituation } from '@/lib/answers';
import { Bone } from './bone';
import { Failed } from './failed';
import { formatMoney, formatNumber } from './format';
import type { InvitePanelProps } from './types';
import { useRead } from './use-read';

const people = ['invited', 'registered', 'recharged'] as const;
const rewards = ['rewardTotal', 'rewardPending'] as const;

/** How many came, and what that has earned. */
export function Situation({ words, locale }: Pick<InvitePanelProps, 'words' | 'locale'>) {
  const { data, failure, busy, retry } = useRead<InviteSituation>('/api/invite-activity/situation');
  const figures = [
    ...people.map((key) => [key, data && formatNumber(data[key], locale)] as const),
    ...rewards.map((key) => [key, data && formatMoney(data[key], locale)] as const),
  ];
  return (
    <section
      aria-labelledby="situation-title"
      aria-busy={busy}
      className="mt-8 border-t-2 border-text pt-5 md:mt-10"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h3 id="situation-title" className="text-h3 text-text">
          {words.situation.title}
        </h3>
        <TextLink page="/partners/figures">{words.figures}</TextLink>
      </div>
      <dl className="mt-4 grid min-h-24 grid-cols-6 gap-y-5 lg:grid-cols-[2fr_2fr_2fr_3fr_3fr]">
        {failure === undefined &&
          figures.map(([key, text], index) => (
            <div
              key={key}
              className={cn(
                'flex flex-col-reverse justify-end border-line lg:col-span-1 lg:border-l lg:pl-6 lg:first:border-0 lg:first:pl-0',
                index < people.length ? 'col-span-2' : 'col-span-3',
              )}
            >
              <dd
                className={cn(
                  // A sum of any length stays on the sheet.
                  'font-num text-[clamp(32px,3.2vw,46px)] leading-[1.25] font-bold tracking-[-0.03em] wrap-anywhere',
                  index < people.length ? 'text-text' : 'text-warm-text',
                )}
              >
                {text ?? <Bone className="my-[0.125em] h-[1em] w-[1.4em]" />}
              </dd>
              <dt className="text-sm text-text-3">{words.situation[key]}</dt>
            </div>
          ))}
        {failure !== undefined && (
          <div className="col-span-full">
            <dt className="sr-only">{words.situation.title}</dt>
            <dd>
              <Failed
                text={failure || words.failed}
                retry={words.retry}
                busy={busy}
                onRetry={retry}
              />
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
