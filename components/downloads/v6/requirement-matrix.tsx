import { getTranslations } from 'next-intl/server';
import { PhoneFold } from '@/components/sections/phone-fold';
import { Section } from '@/components/sections/section';
import { SectionHead } from '@/components/sections/section-head';
import { cn } from '@/components/ui/cn';
import { minimumSystems } from '@/lib/site';
import type { Words } from '../words';

const lines = ['v6', 'v5', 'vps'] as const;
type Row = 'windows' | 'mac' | 'linux';
const platformOf = { windows: 'windows', mac: 'mac-intel', linux: 'linux' } as const;

/** Which line runs where (D10): three lines against three systems. */
export async function RequirementMatrix({ words }: { words: Words }) {
  const t = await getTranslations('v6.matrix');
  const { v5, vps } = minimumSystems;
  function cell(row: Row, line: (typeof lines)[number]): string {
    if (line === 'vps') {
      return row === 'windows'
        ? t('withDotNet', { system: words.minimum('windows-lite', 'v5') ?? '', dotNet: vps.dotNet })
        : t('none');
    }
    const system = words.minimum(platformOf[row], line) ?? '';
    return row === 'windows' && line === 'v5'
      ? t('withDotNet', { system, dotNet: v5.dotNet })
      : system;
  }
  return (
    <Section tone="mist" labelledBy="matrix-title">
      <div className="wrap">
        <SectionHead id="matrix-title" title={t('title')} lead={t('lead')} />
        <PhoneFold label={t('caption')}>
          <table className="block w-full text-left md:table md:table-fixed">
            <caption className="sr-only">{t('caption')}</caption>
            <thead className="max-md:sr-only">
              <tr className="border-b-2 border-text align-bottom">
                <th scope="col" className="w-[16%] pb-4 font-normal text-text-3">
                  {t('system')}
                </th>
                {lines.map((line) => (
                  <th
                    key={line}
                    scope="col"
                    className={cn(
                      'border-l border-line-2 px-5 pb-4',
                      line === 'v6' && 'shadow-[inset_0_-4px_0_var(--color-blue-600)]',
                    )}
                  >
                    <span className="block text-[18px] text-text">{t(`lines.${line}`)}</span>
                    <span className="block text-sm font-normal">{t(`notes.${line}`)}</span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="block md:table-row-group">
              {(['windows', 'mac', 'linux'] as const).map((row) => (
                <tr key={row} className="block border-b border-line-2 py-5 md:table-row">
                  <th
                    scope="row"
                    className="block pb-2 text-[18px] text-text md:table-cell md:py-6 md:text-base"
                  >
                    {t(`rows.${row}`)}
                  </th>
                  {lines.map((line) => {
                    const value = cell(row, line);
                    return (
                      <td
                        key={line}
                        className={cn(
                          'grid grid-cols-[112px_1fr] gap-3 py-1.5 md:table-cell md:border-l md:border-line-2 md:px-5 md:py-6',
                          value === t('none') ? 'text-text-3' : 'text-text',
                        )}
                      >
                        <span className="text-sm text-text-3 md:hidden">{t(`lines.${line}`)}</span>
                        {value}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </PhoneFold>
      </div>
    </Section>
  );
}
