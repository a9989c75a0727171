import { TextLink } from '@/components/ui/text-link';
import type { CheckedUrl, CheckedHash, CheckedPaste } from './check-pasted';
import {
  ResultDetails,
  ResultPanel,
  CheckedPackageDetails,
  type VerifyResultProps,
} from './result-panel';

const resultTones = { official: 'ok', unknown: 'care', imitation: 'risk' } as const;

/** The result for a URL: whose it is, by which sign, and where it really leads. */
function UrlPanel({ resultMessages, links, url }: VerifyResultProps & { url: CheckedUrl }) {
  const messages = resultMessages.address;
  const { kind, host } = url;
  return (
    <ResultPanel tone={resultTones[kind]} title={messages.titles[kind]}>
      {host && (
        <p>
          {messages.leads} <b className="font-mono wrap-anywhere text-text">{host}</b>
        </p>
      )}
      <p>{explanationOf(url, messages)}</p>
      {kind !== 'official' && (
        <>
          <p className="font-bold text-text">{messages.todo[kind]}</p>
          <TextLink href={links.officialOrigins}>{messages.ours}</TextLink>
        </>
      )}
    </ResultPanel>
  );
}

function explanationOf(
  url: CheckedUrl,
  messages: VerifyResultProps['resultMessages']['address'],
): string {
  if (url.kind === 'official') return messages.official;
  return url.kind === 'imitation' ? messages.imitation[url.reason] : messages.unknown[url.reason];
}

function HashPanel({
  resultMessages: messages,
  detailNames,
  links,
  hash: { sha256, result },
  isComplete,
}: VerifyResultProps & { hash: CheckedHash; isComplete: boolean }) {
  if (result.kind === 'official')
    return (
      <ResultPanel tone="ok" title={messages.titles.hash}>
        <p>{messages.proof.hash}</p>
        <CheckedPackageDetails {...{ messages, detailNames, sha256, ...result }} />
      </ResultPanel>
    );
  const { unknownHash, undecided } = messages.titles;
  return (
    <ResultPanel tone={isComplete ? 'risk' : 'care'} title={isComplete ? unknownHash : undecided}>
      <p>{isComplete ? messages.why.hash : messages.undecided}</p>
      <ResultDetails rows={[[detailNames.sha256, sha256]]} />
      {isComplete && (
        <p className="flex flex-wrap gap-x-7">
          <TextLink href={links.download}>{messages.download}</TextLink>
          <TextLink href={links.contact}>{messages.contact}</TextLink>
        </p>
      )}
    </ResultPanel>
  );
}

/** The result for a pasted text: each checksum, or the URL. */
export function PastePanel({ result, ...props }: VerifyResultProps & { result: CheckedPaste }) {
  if (result.kind === 'url') return <UrlPanel {...props} url={result.url} />;
  return result.hashes.map((hash) => (
    <HashPanel key={hash.sha256} {...props} hash={hash} isComplete={result.isComplete} />
  ));
}
