import 'server-only';
import { getTranslations } from 'next-intl/server';
import { systemNames } from '@superbrowser/backend/admin/records/releases/systems';

/** Names of systems as people read them; an unknown one is named as it is. */
export async function systemWords(): Promise<(system: string) => string> {
  const t = await getTranslations('console.releases');
  return (system) => {
    const known = systemNames.find((name) => name === system);
    return known ? t(`systems.${known}`) : system;
  };
}
