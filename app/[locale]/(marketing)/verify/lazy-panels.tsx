import { TextLink } from '@/components/ui/text-link';
import type { CheckedAddress, CheckedHash, CheckedPaste } from './check-pasted';
import { FactRows, Panel, RecordFacts, type ResultProps } from './result-parts';

// What is fetched with the first file or text is one module, so that it is one request.
export { checkPasted } from './check-pasted';
export { FileCheck } from './file-check';

const tones = { official: 'ok', unknown: 'care', imitation: 'risk' } as const;

/** The result for an address: whose it is, by which sign, and where it really leads. */
function AddressPanel({ results, ways, address }: ResultProps & { address: CheckedAddress }) {
  const messages = results.address;
  const { kind, host } = address;
  return (
    <Panel tone={tones[kind]} title={messages.titles[kind]}>
      {host && (
        <p>
          {messages.leads} <b className="font-mono wrap-anywhere text-text">{host}</b>
        </p>
      )}
      <p>{textOf(address, messages)}</p>
      {kind !== 'official' && (
        <>
          <p className="font-bold text-text">{messages.todo[kind]}</p>
          <TextLink href={ways.addresses}>{messages.ours}</TextLink>
        </>
      )}
    </Panel>
  );
}

function textOf(address: CheckedAddress, messages: ResultProps['results']['address']): string {
  if (address.kind === 'official') return messages.official;
  return address.kind === 'imitation'
    ? messages.imitation[address.reason]
    : messages.unknown[address.reason];
}

function HashPanel({
  results: messages,
  facts,
  ways,
  hash: { sha256, result },
  isComplete,
}: ResultProps & { hash: CheckedHash; isComplete: boolean }) {
  if (result.kind === 'official')
    return (
      <Panel tone="ok" title={messages.titles.hash}>
        <p>{messages.proof.hash}</p>
        <RecordFacts {...{ messages, facts, sha256, ...result }} />
      </Panel>
    );
  const { unknownHash, undecided } = messages.titles;
  return (
    <Panel tone={isComplete ? 'risk' : 'care'} title={isComplete ? unknownHash : undecided}>
      <p>{isComplete ? messages.why.hash : messages.undecided}</p>
      <FactRows rows={[[facts.sha256, sha256]]} />
      {isComplete && (
        <p className="flex flex-wrap gap-x-7">
          <TextLink href={ways.download}>{messages.download}</TextLink>
          <TextLink href={ways.contact}>{messages.contact}</TextLink>
        </p>
      )}
    </Panel>
  );
}

/** The result for a pasted text: each checksum, or the address. */
export function PastePanel({ result, ...props }: ResultProps & { result: CheckedPaste }) {
  if (result.kind === 'address') return <AddressPanel {...props} address={result.address} />;
  return result.hashes.map((hash) => (
    <HashPanel key={hash.sha256} {...props} hash={hash} isComplete={result.isComplete} />
  ));
}
