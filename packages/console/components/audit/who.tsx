import { getTranslations } from 'next-intl/server';
import type { AuditSource } from '@superbrowser/backend/database/tables';

interface WhoProps {
  readonly line: {
    readonly who: string;
    readonly source: AuditSource | null;
    readonly system_user: string | null;
  };
}

/** Whoever did it; for what was typed on a machine, the machine's user too: a name given there proves nothing. */
export async function Who({ line: { who, source, system_user } }: WhoProps) {
  const t = await getTranslations('console.audit.sources');
  if (source === 'command') return t('command', { who, user: system_user ?? '' });
  return source === 'schedule' ? t('schedule', { who }) : who;
}
