import { getTranslations } from 'next-intl/server';

/** The first characters of a SHA-256. When opened, it shows the whole hash for copying. */
export async function ExpandableHash({ value }: { readonly value: string }) {
  const t = await getTranslations('console.releases');
  return (
    <details className="relative min-w-28">
      <summary className="cursor-pointer font-mono text-xs text-blue-700">
        <span className="sr-only">{t('hash')} </span>
        {value.slice(0, 12)}…
      </summary>
      <code className="mt-1 block w-64 font-mono text-xs break-all select-all">{value}</code>
    </details>
  );
}
