import { useTranslations } from 'next-intl';
import { TextTable } from '@/components/content/text-table';
import { systemValues } from '@/lib/site';

const systems = ['windows', 'mac', 'linux'] as const;
const lines = ['v6', 'v5', 'vps'] as const;

/** The table of which line runs on which system (D10), for pages and articles. */
export function RequirementTable() {
  const t = useTranslations('release.requirements');
  const head = [t('system'), ...lines.map((line) => t(`lines.${line}`))];
  return (
    <TextTable
      caption={t('caption')}
      head={head}
      labels={head}
      rows={systems.map((system) => [
        t(`rows.${system}.name`),
        ...lines.map((line) => t(`rows.${system}.${line}`, systemValues)),
      ])}
    />
  );
}
