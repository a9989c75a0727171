import { getTranslations } from 'next-intl/server';
import { PhoneFold } from '@/components/sections/phone-fold';
import { Section } from '@/components/sections/section';
import { SectionHead } from '@/components/sections/section-head';
import type { Published } from '@/lib/upstream/articles';
import { byVersion } from '@/lib/verify/records';
import type { Words } from '../../words';
import { Commands } from './commands';
import { PublishedTable } from './published-table';
import { publishedMarks } from '../tool/read-published';

export const publishedId = 'published';

/** Every version with its checksum, and the commands that compute one: the check without JavaScript. */
export async function PublishedSection({
  published: { records, isComplete },
  words,
}: {
  published: Published;
  words: Words;
}) {
  const t = await getTranslations('verify.published');
  const groups = byVersion(records);
  const current = groups.filter(({ type }) => type !== 'older');
  const older = groups.filter(({ type }) => type === 'older');
  return (
    <Section id={publishedId} tone="mist" labelledBy="published-title">
      <div className="wrap" {...publishedMarks(isComplete)}>
        <SectionHead id="published-title" title={t('title')} lead={t('lead')} />
        {records.length === 0 ? (
          <p>{t('none')}</p>
        ) : (
          <>
            <Commands records={records} />
            {current.length > 0 && (
              <PhoneFold label={t('current', { count: current.length })}>
                <PublishedTable caption={t('caption')} groups={current} words={words} />
              </PhoneFold>
            )}
            {older.length > 0 && (
              <details className="mt-6">
                <summary className="unfolds icon-chevron-down icon-16 inline-flex min-h-11 cursor-pointer items-center gap-2 font-bold text-blue-700 hover:text-blue-800">
                  {t('older', { count: older.length })}
                </summary>
                <PublishedTable caption={t('olderCaption')} groups={older} words={words} />
              </details>
            )}
          </>
        )}
      </div>
    </Section>
  );
}
