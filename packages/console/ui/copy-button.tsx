import { getTranslations } from 'next-intl/server';
import { CopyButtonIsland } from './copy-button-island';

/** A button that copies a text, in the reader's language. */
export async function CopyButton({ text }: { readonly text: string }) {
  const t = await getTranslations('console.list');
  const labels = { copy: t('copy'), copied: t('copied'), failed: t('copyFailed') };
  return <CopyButtonIsland text={text} labels={labels} />;
}
