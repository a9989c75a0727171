import { getLocale, getTranslations } from 'next-intl/server';
import type { ErasePlan, PlannedPart } from '@superbrowser/backend/operator/person-plan';
import { shortOf } from '@superbrowser/console/lib/i18n/language';

interface PartsProps {
  readonly title: string;
  readonly parts: readonly PlannedPart[];
}

async function Parts({ title, parts }: PartsProps) {
  const language = shortOf(await getLocale());
  return (
    <div>
      <h4 className="text-sm font-bold">{title}</h4>
      <ul className="mt-1.5 grid list-disc gap-1 pl-5">
        {parts.map(({ what, count, becomes, applications }) => (
          <li key={what.en}>
            {what[language]}
            {count !== null && ` (${count})`}
            {language === 'zh' ? '：' : ': '}
            <span className="text-text-2">{becomes[language]}</span>
            {applications.length > 0 && (
              <span className="block font-mono break-words">{applications.join(', ')}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What erasing somebody takes and leaves: before it is confirmed, or after it was done. */
export async function ErasePlanLists({
  plan,
  isDone,
}: {
  readonly plan: ErasePlan;
  readonly isDone: boolean;
}) {
  const t = await getTranslations('console.people.take');
  return (
    <div className="grid gap-3">
      {plan.erased.length > 0 && (
        <Parts title={isDone ? t('erased') : t('goes')} parts={plan.erased} />
      )}
      <Parts title={isDone ? t('left') : t('stays')} parts={plan.left} />
    </div>
  );
}
