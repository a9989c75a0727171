import { useTranslations } from 'next-intl';
import { TextTable } from '@/components/ui/text-table';
import { minimumSystemValues } from '@/lib/releases/minimum-systems';

const systems = ['windows', 'mac', 'linux'] as const;
const columns = ['v6', 'v5', 'vps'] as const;

/** The table of which line and edition runs on which system (D10), for pages and articles. */
export function RequirementTable() {
  const t = useTranslations('release.requirements');
  const head = [t('system'), ...columns.map((column) => t(`lines.${column}`))];
  return (
    <TextTable
      caption={t('caption')}
      head={head}
      labels={head}
      rows={systems.map((system) => [
        t(`rows.${system}.name`),
        ...columns.map((column) => t(`rows.${system}.${column}`, minimumSystemValues)),
      ])}
    />
  );
}
