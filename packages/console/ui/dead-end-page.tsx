import { getTranslations } from 'next-intl/server';

/** The page of a 403 or a 404. */
export async function DeadEndPage({ kind }: { readonly kind: 'forbidden' | 'notFound' }) {
  const t = await getTranslations('console.deadEnd');
  return (
    <main className="mx-auto max-w-[480px] px-4 py-20">
      <h1 className="text-h3">{t(`${kind}.title`)}</h1>
      <p className="mt-3 text-text-2">{t(`${kind}.text`)}</p>
      <a href="/" className="mt-4 inline-flex min-h-11 items-center font-bold text-blue-700">
        {t('back')}
      </a>
    </main>
  );
}
