import { getTranslations } from 'next-intl/server';
import { applyKindOf } from '@superbrowser/contract/forms/apply-kinds';
import { groupedApplyNumber } from '@superbrowser/contract/forms/apply-number';
import type { KeptData } from '@superbrowser/console/lib/people/find';
import { Part } from './part';

interface ApplicationsPartProps {
  readonly rows: KeptData['applications'];
  readonly named: number;
}

export async function ApplicationsPart({ rows, named }: ApplicationsPartProps) {
  const t = await getTranslations('console.people.applications');
  const words = await getTranslations('console.applications');
  const kindOf = (type: number) => {
    const kind = applyKindOf(type);
    return kind ? words(`kinds.${kind}`) : String(type);
  };
  return (
    <Part title={t('title')}>
      {rows.length === 0 && <p className="text-text-3">{t('none')}</p>}
      <ul className="grid gap-1.5">
        {rows.map(({ apply_no, type, created_at }) => (
          <li key={apply_no}>
            <a
              href={`/applications/${groupedApplyNumber(apply_no)}`}
              className="font-mono text-blue-700 hover:underline"
            >
              {groupedApplyNumber(apply_no)}
            </a>{' '}
            {kindOf(type)}, {created_at.slice(0, 10)}
          </li>
        ))}
      </ul>
      {named > 0 && <p className="mt-3 text-text-2">{t('named', { count: named })}</p>}
    </Part>
  );
}
