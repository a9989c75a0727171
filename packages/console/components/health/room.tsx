import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import { formatSize } from '@/lib/downloads/format';
import type { Disk } from '@superbrowser/backend/operator/health/extent';
import type { Health } from '@superbrowser/backend/operator/health/verbs';
import { moment } from './words';

/** How full a disk is; the words beside it say the same. */
function Bar({ share }: { readonly share: number }) {
  return (
    <svg
      viewBox="0 0 100 6"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="h-2 w-full rounded-full"
    >
      <rect width="100" height="6" className="fill-blue-100" />
      <rect
        width={share * 100}
        height="6"
        className={share > 0.9 ? 'fill-risk' : 'fill-blue-600'}
      />
    </svg>
  );
}

async function DiskRoom({ disk }: { readonly disk: Disk }) {
  const [t, format] = [await getTranslations('console.health'), await getFormatter()];
  const locale = await getLocale();
  const { folders, free, total } = disk;
  const used = (total - free) / total;
  return (
    <li className="grid gap-1.5">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span>
          {format.list(
            folders.map((name) => t(`folders.${name}`)),
            { type: 'conjunction' },
          )}
        </span>
        <span className="text-text-2">
          {t('disk', {
            free: formatSize(free, locale) ?? '',
            total: formatSize(total, locale) ?? '',
            used,
          })}
        </span>
      </p>
      <Bar share={used} />
    </li>
  );
}

/** How large the records are, and how much room is left for them. */
export async function Room({ health }: { readonly health: Health }) {
  const [t, format] = [await getTranslations('console.health'), await getFormatter()];
  const { database, disks, backup } = health;
  const size = formatSize(database.bytes, await getLocale());
  return (
    <section className="panel grid gap-4">
      <h2 className="text-base">{t('room')}</h2>
      <ul className="grid gap-4">
        <li>{t('database', { kind: database.kind, size: size ?? '–' })}</li>
        {backup && (
          <li className={backup.state === 'good' ? undefined : 'text-risk'}>
            {backup.last ? t('backup', { at: moment(format, backup.last) }) : t('noBackup')}
          </li>
        )}
        {disks.map((disk) => (
          <DiskRoom key={disk.folders.join(' ')} disk={disk} />
        ))}
      </ul>
    </section>
  );
}
