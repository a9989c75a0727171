import { Fragment } from 'react';

/** Inserts phrase marks into a title without any, after its Chinese punctuation. */
export function withPhraseMarks(title: string): string {
  return title.replace(/[，：；](?!$)/g, '$&|');
}

/** Sets a heading's phrases (parts between `|`) so that lines break between them, never inside. */
export function Phrases({ text }: { text: string }) {
  const parts = text.split('|');
  if (parts.length === 1) return text;
  return (
    <>
      {parts.map((part, index) => (
        <Fragment key={part}>
          {index > 0 && part.startsWith(' ') && ' '}
          <span className="phrase">{part.trim()}</span>
        </Fragment>
      ))}
    </>
  );
}
