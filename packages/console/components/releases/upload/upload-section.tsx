import { getLocale, getTranslations } from 'next-intl/server';
import { packageEndings } from '@superbrowser/backend/uploads/kinds';
import { formatSize } from '@/lib/downloads/format';
import { group } from '@/lib/i18n/group';
import { formToken } from '@superbrowser/console/lib/forms/token';
import { languageOf, shortOf } from '@superbrowser/console/lib/i18n/language';
import type { KeyedUpload } from '@superbrowser/console/lib/releases/load';
import { beginAction } from '@superbrowser/console/lib/uploads/door';
import type { Person } from '@superbrowser/console/lib/who/session';
import { UploadPanel } from './upload-panel';

interface UploadSectionProps {
  readonly person: Person;
  readonly uploads: readonly KeyedUpload[];
  /** Bytes of the largest package. */
  readonly most: number;
}

/** Where a package is chosen and sent; without scripts, what to do instead. */
export async function UploadSection({ person, uploads, most }: UploadSectionProps) {
  const [t, all] = [await getTranslations('console.releases.upload'), await getTranslations()];
  const locale = languageOf(await getLocale(), null);
  const open = uploads
    .filter(({ sha256 }) => sha256 === null)
    .map(({ id, key, file, size }) => ({ id, key, file, size }));
  return (
    <section className="panel" aria-labelledby="upload-title">
      <h2 id="upload-title" className="text-base">
        {t('title')}
      </h2>
      <noscript>
        <p className="mt-3">{t('needs')}</p>
      </noscript>
      <UploadPanel
        words={group(all, 'console.releases.upload')}
        language={shortOf(locale)}
        token={await formToken(beginAction, person.session)}
        open={open}
        accept={packageEndings.map((ending) => `.${ending}`).join(',')}
        hint={t('hint', { most: formatSize(most, locale) ?? '' })}
      />
    </section>
  );
}
