import { getTranslations } from 'next-intl/server';
import type { Piece } from '@superbrowser/backend/operator/publishing/store';
import { contentLocales } from '@superbrowser/contract/content/kinds';
import { previewPath, type Folder } from '@superbrowser/console/lib/publishing/folders';

interface PreviewsProps {
  readonly folder: Folder;
  readonly piece: Piece;
}

/** What was saved last as the site would show it, both languages side by side. */
export async function Previews({ folder, piece }: PreviewsProps) {
  const t = await getTranslations('console.publishing');
  return (
    <section className="panel">
      <h2 className="mb-4 text-base">{t('preview.title')}</h2>
      <div className="grid gap-6 lg:grid-cols-2">
        {contentLocales.map((locale) => {
          const name = t('preview.frame', { language: t(`locales.${locale}`) });
          const path = previewPath(folder, piece.slug, locale);
          return (
            <div key={locale} className="min-w-0">
              <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span className="font-bold">{t(`locales.${locale}`)}</span>
                <a
                  href={path}
                  target="_blank"
                  rel="noreferrer"
                  className="inline-flex min-h-11 items-center text-blue-700 hover:underline"
                >
                  {t('preview.open')}
                </a>
              </p>
              <iframe
                src={path}
                title={name}
                className="h-[720px] w-full rounded-md border border-line-2 bg-paper"
              />
            </div>
          );
        })}
      </div>
    </section>
  );
}
