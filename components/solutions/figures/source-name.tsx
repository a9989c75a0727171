import { otherSources } from '@superbrowser/contract/records/figures';

/** A source in words; what links say is somebody's text, and reads in its own direction. */
export function SourceName({
  source,
  words,
}: {
  source: string;
  words: { readonly direct: string; readonly other: string };
}) {
  if (source === '') return words.direct;
  if (source === otherSources) return words.other;
  return <bdi className="wrap-anywhere">{source}</bdi>;
}
