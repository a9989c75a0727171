import { useTranslations } from 'next-intl';
import { Person } from '@/components/mockups/person';
import { StoreTile } from '@/components/mockups/store-tile';
import { storeCodes, type StoreCode } from '@/components/mockups/stores';

/** The same people and stores as in the permission sheet further down. */
const levels = [
  ['owner', 'you', new Set<StoreCode>(storeCodes)],
  ['manager', 'lin', new Set<StoreCode>(['us', 'my', 'th', 'uk', 'jp'])],
  ['employee', 'zhou', new Set<StoreCode>(['us', 'jp'])],
] as const;

/** Three levels and how many stores each sees. */
export function LevelRows() {
  const t = useTranslations('cores.levels');
  const mock = useTranslations('mockups');
  return (
    <div role="img" aria-label={t('label')} className="grid gap-1">
      {levels.map(([level, who, stores]) => {
        const initial = who === 'you' ? mock('you') : mock(`staff.${who}`);
        return (
          <div
            key={level}
            className="grid grid-cols-[40px_5em_1fr] items-center gap-3 border-t border-line-2 py-3.5 first:border-0 md:gap-5"
          >
            <Person
              initial={initial}
              tone={who === 'you' ? 'you' : 'dark'}
              size="md"
              className={initial.length > 1 ? 'text-[10px]!' : undefined}
            />
            <b className="text-text">{mock(`roles.${level}`)}</b>
            <span className="flex flex-wrap gap-1.5 md:gap-2.5">
              {storeCodes.map((code) =>
                stores.has(code) ? (
                  <StoreTile key={code} code={code} size="sm" />
                ) : (
                  <StoreTile key={code} empty size="sm" />
                ),
              )}
            </span>
          </div>
        );
      })}
    </div>
  );
}
