import { useTranslations } from 'next-intl';
import { storeIds } from '@/lib/demo/store-ids';
import { StoreTile } from '@/components/mockups/store-tile';
import { initialGrants } from '@/lib/demo/scripted-day';

/** The stores each role sees in the drawing: the stores that the demo's people see when its day begins. */
const roles = [
  { key: 'owner', visibleStores: initialGrants.you },
  { key: 'manager', visibleStores: initialGrants.lin },
  { key: 'employee', visibleStores: initialGrants.zhou },
] as const;

/** Says what owner, manager and staff may do; the rows of stores show which stores each role sees. */
export function RoleLadder() {
  const t = useTranslations('staffRegister.roles');
  return (
    <>
      <h2 className="text-h3 text-text">{t('title')}</h2>
      <p className="mt-2 text-[0.9375rem]">{t('lead')}</p>
      <dl className="mt-6 border-b border-line-2">
        {roles.map(({ key, visibleStores }) => (
          <div key={key} className="border-t border-line-2 py-5">
            <dt className="flex flex-wrap items-center justify-between gap-3 font-bold text-text">
              {t(`${key}.name`)}
              <span aria-hidden="true" className="flex gap-1">
                {storeIds.map((store) => (
                  <StoreTile
                    key={store}
                    store={store}
                    isEmpty={!visibleStores.includes(store)}
                    size="xs"
                  />
                ))}
              </span>
            </dt>
            <dd className="mt-2 text-[0.9375rem]">{t(`${key}.text`)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm text-text-3">{t('note')}</p>
      <h2 className="mt-12 text-h3 text-text">{t('path.title')}</h2>
      <ol className="mt-5 grid gap-4">
        {(['invite', 'join', 'grant'] as const).map((step, index) => (
          <li key={step} className="flex items-baseline gap-4 text-[0.9375rem]">
            <span
              aria-hidden="true"
              className="w-6 flex-none font-num text-[1.75rem] leading-none font-bold text-blue-600"
            >
              {index + 1}
            </span>
            {t(`path.${step}`)}
          </li>
        ))}
      </ol>
    </>
  );
}
