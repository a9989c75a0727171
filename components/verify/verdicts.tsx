/** What is answered: what a file is, whose an address is, what a checksum is of. */
import { fill } from '@/components/ui/fill';
import { TextLink } from '@/components/ui/text-link';
import { formatSize } from '@/lib/downloads/format';
import { shownName } from '@/lib/verify/file-name';
import { type FileVerdict, judgeFile, type ReadFile } from '@/lib/verify/judge-file';
import type { JudgedAddress, JudgedHash, JudgedPaste } from './judge-pasted';
import { readPublished, type ShownRecord } from './read-published';
import { FactRows, Panel, RecordFacts, type VerdictProps, WhatToDo } from './verdict-parts';

type Verdict = FileVerdict<ShownRecord>;
interface Judged extends VerdictProps {
  readonly file: ReadFile;
}

function Official({
  verdicts: words,
  facts,
  file,
  verdict: { record, newest, name },
}: Judged & { verdict: Extract<Verdict, { kind: 'official' }> }) {
  return (
    <Panel tone="ok" title={newest ? words.titles.older : words.titles.file}>
      <p>{words.proof.file}</p>
      {name.changed && <p>{words.renamed}</p>}
      <RecordFacts
        {...{ words, facts, record, newest, promoter: name.promoter, sha256: file.sha256 }}
      />
    </Panel>
  );
}

function Unknown({
  verdicts: words,
  facts,
  locale,
  ways,
  file,
  verdict: { why, claimed },
}: Judged & { verdict: Extract<Verdict, { kind: 'unknown' }> }) {
  const size = (bytes: number | null | undefined) => formatSize(bytes ?? null, locale) ?? '';
  const reason = fill(words.why[why], {
    version: claimed?.version ?? '',
    size: size(file.size),
    whole: size(claimed?.size),
  });
  return (
    <Panel tone="risk" title={words.titles.unknownFile}>
      <p>{reason}</p>
      <WhatToDo words={words} ways={ways} />
      <FactRows
        rows={[
          [facts.file, shownName(file.name)],
          [facts.sha256, file.sha256],
        ]}
      />
    </Panel>
  );
}

/** What a file is, by the versions this page lists. */
export function FilePanel(props: Judged) {
  const { records, isComplete } = readPublished();
  const verdict = judgeFile(props.file, records);
  if (verdict.kind === 'official') return <Official {...props} verdict={verdict} />;
  const { verdicts: words, facts, file } = props;
  if (isComplete || verdict.why === 'unfinished') return <Unknown {...props} verdict={verdict} />;
  return (
    <Panel tone="care" title={words.titles.undecided}>
      <p>{words.undecided}</p>
      <FactRows rows={[[facts.sha256, file.sha256]]} />
    </Panel>
  );
}

const tones = { official: 'ok', unknown: 'care', imitation: 'risk' } as const;

/** Whose an address is, by which sign, and where it really leads. */
function AddressPanel({ verdicts, ways, address }: VerdictProps & { address: JudgedAddress }) {
  const words = verdicts.address;
  const { kind, host } = address;
  return (
    <Panel tone={tones[kind]} title={words.titles[kind]}>
      {host && (
        <p>
          {words.leads} <b className="font-mono wrap-anywhere text-text">{host}</b>
        </p>
      )}
      <p>{textOf(address, words)}</p>
      {kind !== 'official' && (
        <>
          <p className="font-bold text-text">{words.todo[kind]}</p>
          <TextLink href={ways.addresses}>{words.ours}</TextLink>
        </>
      )}
    </Panel>
  );
}

function textOf(address: JudgedAddress, words: VerdictProps['verdicts']['address']): string {
  if (address.kind === 'official') return words.official;
  return address.kind === 'imitation'
    ? words.imitation[address.reason]
    : words.unknown[address.reason];
}

function HashPanel({
  verdicts: words,
  facts,
  ways,
  hash: { sha256, verdict },
  isComplete,
}: VerdictProps & { hash: JudgedHash; isComplete: boolean }) {
  if (verdict.kind === 'official')
    return (
      <Panel tone="ok" title={words.titles.hash}>
        <p>{words.proof.hash}</p>
        <RecordFacts {...{ words, facts, sha256, ...verdict }} />
      </Panel>
    );
  const { unknownHash, undecided } = words.titles;
  return (
    <Panel tone={isComplete ? 'risk' : 'care'} title={isComplete ? unknownHash : undecided}>
      <p>{isComplete ? words.why.hash : words.undecided}</p>
      <FactRows rows={[[facts.sha256, sha256]]} />
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
