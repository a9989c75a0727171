import { getTranslations } from 'next-intl/server';
import { Section } from '@/components/sections/section';
import { SectionHead } from '@/components/sections/section-head';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { minimumSystems } from '@/lib/site';

const rows = ['place', 'stores', 'windows', 'component', 'mac', 'linux', 'v6', 'alias'] as const;
/** Rows the VPS edition has nothing in. */
const missing = new Set<string>(['mac', 'linux', 'v6']);

/** Both editions row by row; on phones each row becomes two labelled lines. */
export async function ContrastTable() {
  const t = await getTranslations('contrast.table');
  const { v5, v6, vps } = minimumSystems;
  const values = {
    windows: v5.windows,
    macos: v5.macos,
    deepin: v5.deepin,
    dotNet: v5.dotNet,
    vista: v5.vista,
    server: vps.windowsServer,
    v6: v6.windows,
    v6Mac: v6.macos,
    v6Linux: v6.linux,
  };
  const sides = ['pro', 'vps'] as const;
  return (
    <Section id="table" labelledBy="table-title" className="scroll-mt-4">
      <div className="wrap">
        <SectionHead id="table-title" title={t('title')} lead={t('lead')} />
        <table className="block w-full text-left md:table md:table-fixed">
          <caption className="sr-only">{t('caption')}</caption>
          <thead className="max-md:sr-only">
            <tr>
              <th
                scope="col"
                className="w-[24%] border-b-2 border-text pb-4 font-normal text-text-3"
              >
                {t('item')}
              </th>
              <th scope="col" className="rounded-t-lg bg-blue-50 px-6 py-5 text-h3 text-text">
                {t('pro')}
              </th>
              <th scope="col" className="rounded-t-lg bg-ink-900 px-6 py-5 text-h3 text-on-ink">
                {t('vps')}
              </th>
            </tr>
          </thead>
          <tbody className="block md:table-row-group">
            {rows.map((row) => (
              <tr key={row} className="block border-b border-line-2 py-5 md:table-row">
                <th
                  scope="row"
                  className="block pb-2.5 text-[18px] text-text md:table-cell md:py-6 md:pr-4 md:text-base"
                >
                  {t(`rows.${row}.name`)}
                </th>
                {sides.map((side) => {
                  const none = side === 'vps' && missing.has(row);
                  return (
                    <td
                      key={side}
                      className={cn(
                        'grid grid-cols-[96px_1fr] items-baseline gap-3 py-1.5 md:table-cell md:border-x md:border-line-2 md:px-6 md:py-6',
                        side === 'pro' && 'md:bg-blue-50/60',
                        none ? 'text-text-3' : 'text-text',
                      )}
                    >
                      <span className="text-sm text-text-3 md:hidden">{t(side)}</span>
                      <span className="flex items-start gap-2.5">
                        {none && <Icon name="close" size={18} className="mt-1" />}
                        {t(`rows.${row}.${side}`, values)}
                      </span>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
