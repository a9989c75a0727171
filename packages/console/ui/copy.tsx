import { getTranslations } from 'next-intl/server';
import { CopyText } from './copy-text';

/** A button that copies a text, in the reader's language. */
export async function Copy({ text }: { readonly text: string }) {
  const t = await getTranslations('console.list');
  const words = { copy: t('copy'), copied: t('copied'), failed: t('copyFailed') };
  return <CopyText text={text} words={words} />;
}
