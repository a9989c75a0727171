import { promoterLink } from '@/lib/attribution/promoter-link';
import { LinkBox } from './link-box';
import type { ResultProps } from './result';

/** The link alone, when the rest could not be fetched. */
export function PlainResult({ words, page, code, utm }: ResultProps) {
  return (
    <>
      <p className="mb-4 font-bold text-text">{words.failed}</p>
      <LinkBox words={words} link={promoterLink(page, code, utm)} />
    </>
  );
}
