import { TextLink } from '@/components/ui/text-link';
import { AddressPanel } from './address-panel';
import type { JudgedHash, JudgedPaste } from './judge-pasted';
import { FactRows, Panel } from './panel';
import { RecordFacts } from './record-facts';
import type { VerdictProps } from './types';

function HashPanel({
  verdicts: words,
  ways,
  hash: { sha256, verdict },
  isComplete,
}: VerdictProps & { hash: JudgedHash; isComplete: boolean }) {
  if (verdict.kind === 'official')
    return (
      <Panel tone="ok" title={words.titles.hash}>
        <p>{words.proof.hash}</p>
        <RecordFacts {...{ words, sha256, ...verdict }} />
      </Panel>
    );
  const { unknownHash, undecided } = words.titles;
  return (
    <Panel tone={isComplete ? 'risk' : 'care'} title={isComplete ? unknownHash : undecided}>
      <p>{isComplete ? words.why.hash : words.undecided}</p>
      <FactRows rows={[[words.facts.sha256, sha256]]} />
      {isComplete && (
        <p className="flex flex-wrap gap-x-7">
          <TextLink href={ways.download}>{words.download}</TextLink>
          <TextLink href={ways.contact}>{words.contact}</TextLink>
        </p>
      )}
    </Panel>
  );
}

/** What was pasted: each checksum, or the address. */
export function PastePanel({ answer, ...props }: VerdictProps & { answer: JudgedPaste }) {
  if (answer.kind === 'address') return <AddressPanel {...props} address={answer.address} />;
  return answer.hashes.map((hash) => (
    <HashPanel key={hash.sha256} {...props} hash={hash} isComplete={answer.isComplete} />
  ));
}
