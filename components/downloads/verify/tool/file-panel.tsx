import { fill } from '@/components/ui/fill';
import { formatSize } from '@/lib/downloads/format';
import { shownName } from '@/lib/verify/file-name';
import { judgeFile, type FileVerdict, type ReadFile } from '@/lib/verify/judge-file';
import { Panel, FactRows } from './panel';
import { readPublished, type ShownRecord } from './read-published';
import { RecordFacts } from './record-facts';
import type { VerdictProps } from './types';
import { WhatToDo } from './what-to-do';

type Verdict = FileVerdict<ShownRecord>;
interface Judged extends VerdictProps {
  readonly file: ReadFile;
}

function Official({
  verdicts: words,
  file,
  verdict: { record, newest, name },
}: Judged & { verdict: Extract<Verdict, { kind: 'official' }> }) {
  return (
    <Panel tone="ok" title={newest ? words.titles.older : words.titles.file}>
      <p>{words.proof.file}</p>
      {name.changed && <p>{words.renamed}</p>}
      <RecordFacts {...{ words, record, newest, promoter: name.promoter, sha256: file.sha256 }} />
    </Panel>
  );
}

function Unknown({
  verdicts: words,
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
          [words.facts.file, shownName(file.name)],
          [words.facts.sha256, file.sha256],
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
  const { verdicts: words, file } = props;
  if (isComplete || verdict.why === 'unfinished') return <Unknown {...props} verdict={verdict} />;
  return (
    <Panel tone="care" title={words.titles.undecided}>
      <p>{words.undecided}</p>
      <FactRows rows={[[words.facts.sha256, file.sha256]]} />
    </Panel>
  );
}
